type Bytes = Uint8Array<ArrayBuffer>;

/** The markers of a JPEG file that matter here (ITU T.81, table B.1). */
const marks = { start: 0xd8, end: 0xd9, scan: 0xda, firstApp: 0xe0, lastApp: 0xef, comment: 0xfe };

/** Application segments that say how colours are meant: without them some pictures look wrong. */
const isAboutColour = (mark: number) => mark === 0xe0 || mark === 0xe2 || mark === 0xee;

const isDetail = (mark: number) =>
  mark === marks.comment ||
  (mark >= marks.firstApp && mark <= marks.lastApp && !isAboutColour(mark));

/** Where the coded picture that begins at `from` ends: at the next mark that is neither part of it nor a restart. */
function endOfScan(bytes: Bytes, from: number): number {
  let at = from;
  while (at < bytes.length) {
    const next = bytes[at + 1];
    const isMark =
      bytes[at] === 0xff &&
      next !== undefined &&
      next !== 0 &&
      next !== 0xff &&
      !(next >= 0xd0 && next <= 0xd7);
    if (isMark) return at;
    at += 1;
  }
  return bytes.length;
}

/**
 * A JPEG file, in parts to be put together, without what a camera or an app wrote about it: place, time, device,
 * comments (EXIF, XMP, IPTC), and whatever hangs behind the picture. Not a pixel changes; a file that breaks off in
 * its picture is kept as far as it goes. Undefined for bytes that are no JPEG: nobody may take those for clean.
 */
export function withoutJpegDetails(bytes: Bytes): Bytes[] | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== marks.start) return undefined;
  const parts = [bytes.subarray(0, 2)];
  let hasPicture = false;
  let at = 2;
  while (at + 1 < bytes.length) {
    const mark = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (mark === marks.end) return hasPicture ? [...parts, bytes.subarray(at, at + 2)] : undefined;
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (length < 2) return undefined;
    const isScan = mark === marks.scan;
    const next = isScan ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    if (!isDetail(mark)) parts.push(bytes.subarray(at, next));
    hasPicture ||= isScan;
    at = next;
  }
  return hasPicture ? parts : undefined;
}

/** Where the TIFF part of an EXIF segment begins: behind mark, length and name. */
const tiffStart = 10;

/** How a JPEG is turned before it is shown (EXIF 2.3, tag 0x0112), from 1, which is not at all, to 8. */
function orientationOf(bytes: Bytes): number {
  const isAscii = (at: number, text: string) =>
    Array.from(text).every((letter, place) => bytes[at + place] === letter.charCodeAt(0));
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== marks.scan && at + 4 < bytes.length) {
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (bytes[at + 1] === 0xe1 && isAscii(at + 4, 'Exif')) {
      const tiff = new DataView(bytes.buffer, bytes.byteOffset + at + tiffStart);
      const isLittle = isAscii(at + tiffStart, 'II');
      const first = tiff.getUint32(4, isLittle);
      const count = tiff.getUint16(first, isLittle);
      for (let entry = first + 2; entry < first + 2 + count * 12; entry += 12)
        if (tiff.getUint16(entry, isLittle) === 0x0112) return tiff.getUint16(entry + 8, isLittle);
    }
    at += 2 + length;
  }
  return 1;
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Parts of a PNG that say how it looks; the picture itself is in those whose name begins with a capital. */
const isAboutLook = /^(?:[A-Z]|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs)/;

/** A PNG file, in parts to be put together, without texts, times, EXIF, and whatever hangs behind it; undefined for what is none. */
function withoutPngDetails(bytes: Bytes): Bytes[] | undefined {
  if (!pngStart.every((byte, at) => bytes[at] === byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const next = at + 12 + view.getUint32(at);
    if (next > bytes.length) return undefined;
    if (isAboutLook.test(name)) parts.push(bytes.subarray(at, next));
    if (name === 'IEND') return parts;
    at = next;
  }
  return undefined;
}

/** A picture as it was, but for its details. */
export interface CleanPicture {
  parts: Bytes[];
  type: 'image/jpeg' | 'image/png';
}

/**
 * A JPEG or a PNG as it came, without what was written about it; undefined for any other file, for a damaged one, and
 * for a JPEG that would be turned the wrong way without its details.
 */
export function cleanPicture(bytes: Bytes): CleanPicture | undefined {
  try {
    const png = withoutPngDetails(bytes);
    if (png) return { parts: png, type: 'image/png' };
    const jpeg = orientationOf(bytes) === 1 ? withoutJpegDetails(bytes) : undefined;
    return jpeg && { parts: jpeg, type: 'image/jpeg' };
  } catch {
    return undefined; // an EXIF part that points outside of the file
  }
}
