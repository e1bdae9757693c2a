import { cleanPicture, withoutJpegDetails } from '../../domain/picture-details.ts';
import { shrinkPicture } from '../../platform/shrink-picture.ts';
import type { Refusal } from './photo-list.ts';

/** Pictures whose kind some browsers and file apps do not name. */
const pictureName = /\.(?:jpe?g|png|gif|webp|bmp|hei[cf]|avif)$/i;

/** Why a chosen file cannot be a photo; undefined when it may be one. What its bytes hold, the lender finds out (HD-53). */
export function refusalOf({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): Refusal | undefined {
  if (size === 0) return 'empty';
  // A vector picture can hold programs, and no camera makes one.
  if (/^image\/(?!svg)/.test(type)) return undefined;
  const isUnnamed = type === '' || type === 'application/octet-stream';
  return isUnnamed && pictureName.test(name) ? undefined : 'noPicture';
}

/** A photo as it will be sent. */
export interface ReadyPhoto {
  file: Blob;
  /** This phone could not read it, so that it has no picture in the page. */
  isUnread: boolean;
}

/** A photo of a camera comes out as 1600 × 1200: small enough for slow networks, large enough to read a slip by. */
const rules = { mostPixels: 1600 * 1200, leastShortSide: 720, quality: 0.82 };

/**
 * Makes a photo ready: smaller, and without the place and the time that its camera wrote into it; as it came, but for
 * those, where drawing it anew would only make it larger. What this phone cannot read is not changed, but for the
 * details of a JPEG, which can be taken out without reading the picture. Rejects when the file can no longer be read.
 */
export async function readyPhoto(file: File, number: number): Promise<ReadyPhoto> {
  const drawn = await shrinkPicture(file, rules);
  if (drawn && drawn.size < file.size) return { file: named(drawn, number), isUnread: false };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (drawn) {
    const clean = cleanPicture(bytes);
    const smaller = clean ? new Blob(clean.parts, { type: clean.type }) : drawn;
    return { file: named(smaller, number), isUnread: false };
  }
  const parts = withoutJpegDetails(bytes);
  if (parts)
    return { file: named(new Blob(parts, { type: 'image/jpeg' }), number), isUnread: true };
  // Its ending is all that some lenders know the kind of such a picture by.
  const [ending] = pictureName.exec(file.name) ?? [];
  return { file: named(file, number, ending?.toLowerCase()), isUnread: true };
}

/** A name that says nothing of the person's own. */
function named(photo: Blob, number: number, ending?: string): File {
  const usual = photo.type === 'image/png' ? '.png' : '.jpg';
  return new File([photo], `photo-${number}${ending ?? usual}`, { type: photo.type });
}
