import { useEffect, useRef } from 'react';
import type { StudioState } from './studio-context.tsx';

/**
 * Ctrl+Z and Ctrl+Shift+Z (Cmd on a Mac) go back and forth in the draft, wherever the focus is: a field's own undo
 * would not know what the other side of the studio has done.
 */
export function useUndoKeys(studio: Pick<StudioState, 'undo' | 'redo'>): void {
  const latest = useRef(studio);
  useEffect(() => {
    latest.current = studio;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
