import { deviceStore } from '../platform/browser-storage.ts';
import { systemClock } from '../platform/clock.ts';
import { assetAddress } from './asset-address.ts';
import { ownFace } from './temper.ts';

/** Under this key lies the address of the face that this device has fetched. */
const key = 'loanfront.face';

/** By then the first view and what follows it are there, on a slow network too; in milliseconds. */
const afterFirstView = 8000;

/**
 * Shows the lender's own face where this device has it already; else fetches it, long after the first view, for the
 * next visit. So it takes nothing from a first view, and no text changes its face, or its place, while it is read.
 */
export function showOwnFace(tenantId: string, file: string): void {
  const address = assetAddress(tenantId, file);
  if (deviceStore.read(key) === address) {
    if (!('FontFace' in window)) return;
    const face = new FontFace(ownFace, `url("${address}")`, {
      display: 'optional', // and not at all where the browser has to ask for it again
      weight: '100 900',
    });
    document.fonts.add(face);
    return;
  }
  systemClock.after(afterFirstView, () => {
    fetch(address).then(
      async (answer) => {
        if (!answer.ok) return;
        await answer.arrayBuffer(); // else the browser may not keep it
        deviceStore.write(key, address);
      },
      () => undefined, // the system's face stays
    );
  });
}
