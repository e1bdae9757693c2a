import { inflateSync } from 'node:zlib';

/** A picture as plain colours, row by row. */
export interface Pixels {
  width: number;
  height: number;
  /** One number for each pixel: red, green and blue in its lower 24 bits. */
  colours: Uint32Array;
}

interface Chunk {
  type: string;
  data: Buffer;
}

const signatureLength = 8;

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = signatureLength; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/** Of the three neighbours, the one nearest to what a plane through them would give (PNG filter 4). */
function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(guess - value));
  if (toLeft === undefined || toAbove === undefined || toCorner === undefined) return 0;
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** What each PNG filter took off a byte, told from its neighbours. */
const taken: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_left, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/**
 * Reads a picture as browsers write screenshots: 8 bits a channel, with or without transparency (which is
 * left out), not interlaced. Throws for any other.
 */
export function readPixels(png: Buffer): Pixels {
  const chunks = chunksOf(png);
  const head = chunks.find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(13);
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const channels = { 2: 3, 6: 4 }[head.readUInt8(9)];
  if (head.readUInt8(8) !== 8 || channels === undefined || head.readUInt8(12) !== 0) {
    throw new Error('this picture is not written as a screenshot is');
  }
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const bytes = inflateSync(Buffer.concat(packed));
  const rowLength = width * channels;
  const plain = Buffer.alloc(height * rowLength);
  const colours = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const addBack = taken[bytes.readUInt8(y * (rowLength + 1))];
    if (!addBack) throw new Error('this picture has a filter that nobody knows');
    for (let x = 0; x < rowLength; x += 1) {
      const at = y * rowLength + x;
      const left = x < channels ? 0 : plain.readUInt8(at - channels);
      const above = y === 0 ? 0 : plain.readUInt8(at - rowLength);
      const corner = x < channels || y === 0 ? 0 : plain.readUInt8(at - rowLength - channels);
      const value = bytes.readUInt8(y * (rowLength + 1) + 1 + x) + addBack(left, above, corner);
      plain.writeUInt8(value & 255, at);
    }
    for (let x = 0; x < width; x += 1) {
      colours[y * width + x] = plain.readUIntBE(y * rowLength + x * channels, 3);
    }
  }
  return { width, height, colours };
}
