import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Hides the page, as another tab or a locked phone does. */
export function hidePage(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Shows it again; `by` says how the browser tells of it. */
export function showPage(by: 'visibilitychange' | 'pageshow' = 'visibilitychange'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  act(() => {
    if (by === 'pageshow') window.dispatchEvent(new Event('pageshow'));
    else document.dispatchEvent(new Event('visibilitychange'));
  });
}
