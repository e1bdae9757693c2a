import { deviceStore } from '../platform/browser-storage.ts';
import { ownFace } from './temper.ts';

// Part of the page's first script: nothing here may need more than what that brings already.

/** Under this key lies the face that this device has: whose it is, its file, and its bytes as base64. */
export const faceKey = 'loanfront.face';

/** Shows a face at once, for good unless it is deleted again; without it texts have the system's. */
export function showFace(bytes: ArrayBuffer): FontFace {
  const face = new FontFace(ownFace, bytes, { weight: '100 900' });
  document.fonts.add(face);
  return face;
}

/** Shows the lender's own face, where an earlier visit has left it here, before anything is drawn with another. */
export function showKeptFace(tenantId: string): void {
  const kept = (deviceStore.read(faceKey) ?? '').split(' ');
  if (kept[0] !== tenantId || !kept[2]) return;
  try {
    const bytes = Array.prototype.map.call(atob(kept[2]), (byte: string) => byte.charCodeAt(0));
    showFace(new Uint8Array(bytes as number[]).buffer); // what `charCodeAt` gives
  } catch {
    // what was kept is no face, or has been cut off
  }
}
