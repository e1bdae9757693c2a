import { deviceStore } from '../platform/browser-storage.ts';
import { systemClock } from '../platform/clock.ts';
import { assetAddress } from './asset-address.ts';
import { faceKey, showFace } from './kept-face.ts';

/** By then the first view and what follows it are there, on a slow network too; in milliseconds. */
const afterFirstView = 8000;

let held: ArrayBuffer | undefined;

/**
 * Fetches the lender's own face long after the first view and keeps it on this device, where the page's first script
 * finds it before anything is drawn. So it takes nothing from a first view, and no text changes its face, or its place,
 * while it is read. The server is asked each time whether it is still the same file.
 */
export function keepOwnFace(tenantId: string, file: string): void {
  systemClock.after(afterFirstView, () => {
    fetch(assetAddress(tenantId, file)).then(
      async (answer) => {
        if (!answer.ok) return;
        const bytes = await answer.arrayBuffer();
        const kept = `${tenantId} ${file} ${asText(bytes)}`;
        if (deviceStore.read(faceKey) === kept) return;
        deviceStore.write(faceKey, kept);
        held = bytes;
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

/** As base64, which a store of texts keeps. */
function asText(bytes: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
}
