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
