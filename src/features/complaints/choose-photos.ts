import { withoutJpegDetails } from '../../domain/jpeg-details.ts';
import { shrinkPicture } from '../../platform/shrink-picture.ts';
import type { Refusal } from './photo-list.ts';

/** Pictures whose kind some browsers and file apps do not name. */
const pictureName = /\.(?:jpe?g|png|gif|webp|bmp|hei[cf]|avif)$/i;

/** Why a chosen file cannot be a photo; undefined when it may be one. Its first bytes are the lender's to judge (HD-53). */
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

/** Small enough for slow networks, large enough to read a slip by. */
const rules = { longestSide: 1600, quality: 0.82 };

/**
 * Makes a photo ready: smaller, and without the place and the time that its camera wrote into it. What this phone
 * cannot read is not changed, but for the details of a JPEG, which can be taken out without reading the picture.
 * Rejects when the file itself can no longer be read.
 */
export async function readyPhoto(file: File, number: number): Promise<ReadyPhoto> {
  const name = `photo-${number}.jpg`;
  const small = await shrinkPicture(file, rules);
  if (small) return { file: new File([small], name, { type: small.type }), isUnread: false };
  const parts = withoutJpegDetails(new Uint8Array(await file.arrayBuffer()));
  return { file: parts ? new File(parts, name, { type: 'image/jpeg' }) : file, isUnread: true };
}
