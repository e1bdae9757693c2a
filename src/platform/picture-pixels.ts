import { decodePicture } from './shrink-picture.ts';

/** Enough to tell the colours of a logo. */
const side = 48;

/** The pixels of a small copy of a picture, four bytes each; undefined when this browser cannot read or draw it. */
export async function picturePixels(file: Blob): Promise<Uint8ClampedArray | undefined> {
  const drawing = document.createElement('canvas');
  drawing.width = side;
  drawing.height = side;
  const pen = drawing.getContext('2d');
  if (!pen) return undefined;
  try {
    const picture = await decodePicture(file);
    try {
      pen.drawImage(picture.source, 0, 0, side, side);
    } finally {
      picture.giveBack();
    }
    return pen.getImageData(0, 0, side, side).data;
  } catch {
    return undefined;
  }
}
