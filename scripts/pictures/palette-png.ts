import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './png-pixels.ts';
import { reduceColours } from './reduce-colours.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const mostColours = 128;

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** Writes a picture with at most 128 colours, one byte a pixel: half of a screenshot’s size or less. */
export function palettePng({ width, height, colours }: Pixels): Buffer {
  const palette = reduceColours(colours, mostColours);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // 8 bits, by palette, and no interlacing
  const listed = Buffer.alloc(palette.colours.length * 3);
  palette.colours.forEach((colour, place) => listed.writeUIntBE(colour, place * 3, 3));
  // Each row begins with its filter: 0, none.
  const rows = Buffer.alloc(height * (width + 1));
  colours.forEach((colour, at) => {
    rows[at + Math.floor(at / width) + 1] = palette.placeOf.get(colour) ?? 0;
  });
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', listed),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
