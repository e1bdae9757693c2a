import { useEffect, useRef, useState } from 'react';
import { copyText } from '../platform/clipboard.ts';
import { systemClock } from '../platform/clock.ts';
import { Button } from './button.tsx';

/** How long a button says that it has copied, in milliseconds. */
const saidFor = 3000;

/** What became of a press on Copy. */
export type CopyState = 'idle' | 'copied' | 'refused';

/** Props of `CopyButton`. */
export interface CopyButtonProps {
  /** What goes to the clipboard, exactly. */
  text: string;
  /** What it is called, for the button's accessible name. */
  what: string;
  label: string;
  /** What the button says for a while once the text is on the clipboard. */
  copiedLabel: string;
  /** Told after each press, and with 'idle' when the button is itself again. */
  onCopy: (state: CopyState) => void;
}

/** Copies a text and tells the truth about it: "copied" only when it is on the clipboard (HD-65). */
export function CopyButton({ text, what, label, copiedLabel, onCopy }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const tell = useRef(onCopy);
  useEffect(() => {
    tell.current = onCopy;
  });
  useEffect(() => {
    if (!isCopied) return undefined;
    return systemClock.after(saidFor, () => {
      setCopied(false);
      tell.current('idle');
    });
  }, [isCopied]);
  const press = async () => {
    if (!button.current) return;
    const isThere = await copyText(text, button.current);
    setCopied(isThere);
    tell.current(isThere ? 'copied' : 'refused');
  };
  const shown = isCopied ? copiedLabel : label;
  return (
    <Button
      ref={button}
      kind="secondary"
      size="small"
      aria-label={`${shown}: ${what}`}
      onPress={press}
    >
      {shown}
    </Button>
  );
}
