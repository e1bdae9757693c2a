import { systemClock } from './clock.ts';

/** Some web views never answer a clipboard call; whoever tapped is not left waiting longer than this. */
const patience = 1500;

/**
 * Puts a text on the clipboard. True only when it is there (HD-65): the browser's clipboard said so, or, where
 * there is none or it refuses, the older command did. `near` is the button that was pressed: an open dialog
 * makes everything outside it untouchable, so the help field stands beside it.
 */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await inTime(navigator.clipboard.writeText(text));
    return true;
  } catch {
    return copyByCommand(text, near);
  }
}

/** Selects what an element shows, ready to be copied by hand. */
export function selectText(element: Element): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

function inTime(answer: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = systemClock.after(patience, () => reject(new Error('no answer')));
    void answer.then(resolve, reject).finally(stop);
  });
}

function copyByCommand(text: string, near: Element): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // no keyboard comes up
  field.setAttribute('aria-hidden', 'true');
  // 16 px, because a phone zooms into smaller fields.
  field.style.cssText = 'position:fixed;top:0;left:0;width:1px;height:1px;opacity:0;font-size:16px';
  const focused = document.activeElement;
  (near.parentElement ?? document.body).append(field);
  try {
    field.select();
    field.setSelectionRange(0, text.length);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
