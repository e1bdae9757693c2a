import { systemClock } from './clock.ts';

/** Whether this browser can hand a file to another app. */
export function canShare(file: File): boolean {
  try {
    return navigator.canShare({ files: [file] });
  } catch {
    return false; // not known here
  }
}

/** Whether pictures can be handed over at all, known before there is one. */
export const canShareFiles = (): boolean =>
  canShare(new File(['?'], 'picture.png', { type: 'image/png' }));

/** Opens the phone's own sheet for handing over a file; false when that failed. Closing the sheet is no failure. */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Hands a file to the browser's downloads. Web views may do nothing with it, and none of them says so. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // A browser may still be reading it.
  systemClock.after(60_000, () => URL.revokeObjectURL(address));
}
