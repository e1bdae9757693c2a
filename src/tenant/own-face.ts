import { deviceStore } from '../platform/browser-storage.ts';
import { systemClock } from '../platform/clock.ts';
import { assetAddress } from './asset-address.ts';
import { faceKey, showFace } from './kept-face.ts';

/** How long the page is left alone before it is looked at whether it is ready; in milliseconds. */
const pause = 1500;

/** What starts less far from its place than this, nobody sees moving, nor does the browser count it; in CSS pixels. */
const unseenMove = 3;

let held: ArrayBuffer | undefined;

/**
 * Fetches the lender's own face once a screen is ready and the line is free, and keeps it on this device, where the
 * page's first script finds it before anything is drawn. So it takes nothing from a first view. What is being read wears
 * it at once where no line of it moves for that, and else the next screen does. The server is asked each time whether it
 * is still the same file.
 */
export function keepOwnFace(tenantId: string, file: string): void {
  systemClock.after(pause, () => {
    if (!document.querySelector('main[data-face="ready"]')) {
      keepOwnFace(tenantId, file);
      return;
    }
    fetch(assetAddress(tenantId, file), { priority: 'low' }).then(
      async (answer) => {
        if (!answer.ok) return;
        const bytes = await answer.arrayBuffer();
        const kept = `${tenantId} ${file} ${asText(bytes)}`;
        if (deviceStore.read(faceKey) === kept) return;
        deviceStore.write(faceKey, kept);
        if (!suits(bytes)) held = bytes;
      },
      () => undefined, // the system's face stays
    );
  });
}

/** Shows the face that has come while a screen was read; called when another one takes its place. */
export function showHeldFace(): void {
  if (held) showFace(held);
  held = undefined;
}

/** Tries the face on before the next frame is painted: it stays where nothing that is seen moves, and is taken off else. */
function suits(bytes: ArrayBuffer): boolean {
  const before = placesOfTexts();
  const face = showFace(bytes);
  const after = placesOfTexts();
  const isStill = before.every(({ left, top, bottom }, at) => {
    const now = after[at];
    return (
      bottom < 0 ||
      top > window.innerHeight ||
      (now &&
        Math.abs(now.left - left) < unseenMove &&
        Math.abs(now.top - top) < unseenMove &&
        Math.abs(now.bottom - bottom) < unseenMove)
    );
  });
  if (!isStill) document.fonts.delete(face);
  return isStill;
}

/** Where each text stands in the window. */
function placesOfTexts(): DOMRect[] {
  const places: DOMRect[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    places.push(range.getBoundingClientRect());
  }
  return places;
}

/** As base64, which a store of texts keeps. */
function asText(bytes: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
}
