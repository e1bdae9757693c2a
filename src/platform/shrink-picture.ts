/** How a picture is made smaller. */
export interface ShrinkRules {
  /** Most pixels on the longer side. */
  longestSide: number;
  /** Of the JPEG, from 0 to 1. */
  quality: number;
}

/** A decoded picture, the right way up, until it is given back. */
interface Decoded {
  source: CanvasImageSource;
  width: number;
  height: number;
  giveBack: () => void;
}

async function decodeBitmap(file: Blob): Promise<Decoded> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return {
    source: bitmap,
    width: bitmap.width,
    height: bitmap.height,
    giveBack: () => bitmap.close(),
  };
}

/** For browsers that know no bitmaps, or not this way of asking for one; an `<img>` is turned by itself. */
async function decodeImage(file: Blob): Promise<Decoded> {
  const address = URL.createObjectURL(file);
  const giveBack = () => URL.revokeObjectURL(address);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return { source: image, width: image.naturalWidth, height: image.naturalHeight, giveBack };
  } catch (error) {
    giveBack();
    throw error;
  }
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * Draws a picture anew as a JPEG of at most the given size. Nothing of the file but its pixels comes along: no
 * place, no time, no device; it is turned once, as its camera meant it (HD-54), and what was transparent is white.
 * Undefined when this browser cannot read or draw it.
 */
export async function shrinkPicture(
  file: Blob,
  { longestSide, quality }: ShrinkRules,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  try {
    const picture = await decodeBitmap(file).catch(() => decodeImage(file));
    try {
      const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height, 1));
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      const pen = canvas.getContext('2d');
      if (!pen || picture.width === 0) return undefined;
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.drawImage(picture.source, 0, 0, canvas.width, canvas.height);
    } finally {
      picture.giveBack();
    }
    return (await toJpeg(canvas, quality)) ?? undefined;
  } catch {
    return undefined;
  } finally {
    // Some phones keep a canvas's memory until its size is gone.
    canvas.width = 0;
    canvas.height = 0;
  }
}
