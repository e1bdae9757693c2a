/** How a picture is made smaller. */
export interface ShrinkRules {
  /** Most pixels in all. */
  mostPixels: number;
  /** A side that is no longer than this, in pixels, stays as it is: a long screenshot is read by its width (HD-76). */
  leastShortSide: number;
  /** Of the JPEG, from 0 to 1. */
  quality: number;
}

/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** What the canvas of every phone can hold. */
const canvas = { mostPixels: 16_000_000, longestSide: 16_384 };

/** The size that a picture is drawn in: by its pixels, never by its longest side, and never larger than it is. */
export function shrunkSize(
  { width, height }: PictureSize,
  { mostPixels, leastShortSide }: Pick<ShrinkRules, 'mostPixels' | 'leastShortSide'>,
): PictureSize {
  const scaleTo = (most: number) => Math.sqrt(most / (width * height));
  const scale = Math.min(
    1,
    Math.max(scaleTo(mostPixels), leastShortSide / Math.min(width, height)),
    scaleTo(canvas.mostPixels),
    canvas.longestSide / Math.max(width, height),
  );
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** A decoded picture, the right way up, until it is given back. */
interface Decoded extends PictureSize {
  source: CanvasImageSource;
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

const toJpeg = (drawing: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => drawing.toBlob(resolve, 'image/jpeg', quality));

/** Decodes a picture; rejects when this browser cannot read it. */
export const decodePicture = (file: Blob): Promise<Decoded> =>
  decodeBitmap(file).catch(() => decodeImage(file));

/**
 * Draws a picture anew as a JPEG, smaller by the given rules. Nothing of the file but its pixels comes along: no
 * place, no time, no device; it is turned once, as its camera meant it (HD-54), and what was transparent is white.
 * Undefined when this browser cannot read or draw it.
 */
export async function shrinkPicture(file: Blob, rules: ShrinkRules): Promise<Blob | undefined> {
  const drawing = document.createElement('canvas');
  try {
    const picture = await decodePicture(file);
    try {
      if (picture.width === 0 || picture.height === 0) return undefined;
      const { width, height } = shrunkSize(picture, rules);
      drawing.width = width;
      drawing.height = height;
      const pen = drawing.getContext('2d');
      if (!pen) return undefined;
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, width, height);
      pen.drawImage(picture.source, 0, 0, width, height);
    } finally {
      picture.giveBack();
    }
    return (await toJpeg(drawing, rules.quality)) ?? undefined;
  } catch {
    return undefined;
  } finally {
    // Some phones keep a canvas's memory until its size is gone.
    drawing.width = 0;
    drawing.height = 0;
  }
}
