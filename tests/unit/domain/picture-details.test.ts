import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cleanPicture, withoutJpegDetails } from '../../../src/domain/picture-details.ts';

const bytesOf = (...bytes: readonly (number | readonly number[])[]) =>
  Uint8Array.from(bytes.flat());
const joined = (parts: readonly Uint8Array[] | undefined) =>
  parts && Array.from(Buffer.concat(parts));
const segment = (mark: number, content: readonly number[]) => [
  0xff,
  mark,
  Math.floor((content.length + 2) / 256),
  (content.length + 2) % 256,
  ...content,
];

const start = [0xff, 0xd8];
const end = [0xff, 0xd9];
const colours = segment(0xe2, [1, 2, 3]);
const table = segment(0xdb, [9, 0xff, 0xd9, 9]);
const scan = [...segment(0xda, [1]), 5, 0xff, 0x00, 6, 0xff, 0xd0, 7];

const content = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 30 });
const details = fc.record({
  mark: fc.constantFrom(0xe1, 0xe3, 0xe5, 0xed, 0xef, 0xfe),
  content,
});

test('domain §8: place, time and comments are taken out wherever they stand; colours and picture stay', () => {
  fc.assert(
    fc.property(details, details, content, (first, second, behind) => {
      const [one, two] = [first, second].map((part) => segment(part.mark, part.content));
      const file = bytesOf(
        start,
        one ?? [],
        colours,
        two ?? [],
        table,
        scan,
        two ?? [],
        end,
        behind,
      );
      expect(joined(withoutJpegDetails(file))).toEqual([
        ...start,
        ...colours,
        ...table,
        ...scan,
        ...end,
      ]);
    }),
  );
});

test('a real photo loses its EXIF part and nothing else', () => {
  const photo = Uint8Array.from(readFileSync('tests/cases/exif-orientation-6.jpg'));
  expect(Buffer.from(photo).includes('Exif')).toBe(true);
  const clean = Buffer.concat(withoutJpegDetails(photo) ?? []);
  expect(clean.includes('Exif')).toBe(false);
  const scanOf = (file: Buffer) => file.subarray(file.indexOf(Buffer.from([0xff, 0xda])));
  expect(scanOf(clean).equals(scanOf(Buffer.from(photo)))).toBe(true);
});

test('HD-53: a photo that breaks off is kept as far as its picture goes', () => {
  const broken = bytesOf(start, segment(0xe1, [1]), scan);
  expect(joined(withoutJpegDetails(broken))).toEqual([...start, ...scan]);
});

test('what is no JPEG, or has no picture in it, is never taken for clean', () => {
  expect(withoutJpegDetails(bytesOf())).toBeUndefined();
  expect(withoutJpegDetails(bytesOf(start))).toBeUndefined();
  expect(withoutJpegDetails(bytesOf(start, end))).toBeUndefined();
  expect(withoutJpegDetails(bytesOf(start, [1, 2, 3, 4, 5]))).toBeUndefined();
  expect(withoutJpegDetails(bytesOf(start, [0xff, 0xe1, 0, 0], scan))).toBeUndefined();
  for (const name of ['not-an-image.png', 'zero-bytes.png']) {
    expect(
      withoutJpegDetails(Uint8Array.from(readFileSync(`tests/cases/${name}`))),
    ).toBeUndefined();
  }
});

test('whatever the bytes are, it ends and never throws', () => {
  const anything = fc.uint8Array({ maxLength: 200 });
  fc.assert(
    fc.property(anything, (bytes) => {
      const parts = withoutJpegDetails(Uint8Array.from([...start, ...bytes]));
      expect((joined(parts) ?? []).length).toBeLessThanOrEqual(bytes.length + 2);
    }),
  );
});

const chunk = (name: string, ...data: readonly number[]) => [
  0,
  0,
  0,
  data.length,
  ...Buffer.from(name),
  ...data,
  9,
  9,
  9,
  9,
];
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const png = (...chunks: readonly (readonly number[])[]) => bytesOf(pngStart, ...chunks);
const [header, pixels, pngEnd] = [chunk('IHDR', 1), chunk('IDAT', 2, 3), chunk('IEND')];

test('a PNG keeps its picture and its look, and loses texts, times, EXIF and what hangs behind it', () => {
  const look = chunk('tRNS', 4);
  const details = ['tEXt', 'iTXt', 'zTXt', 'tIME', 'eXIf'].map((name) => chunk(name, 7, 7));
  const clean = cleanPicture(png(header, ...details, look, pixels, ...details, pngEnd, [1, 2, 3]));
  expect(clean?.type).toBe('image/png');
  expect(joined(clean?.parts)).toEqual([...pngStart, ...header, ...look, ...pixels, ...pngEnd]);
});

test.each([
  ['a PNG that breaks off', png(header, pixels)],
  [
    'a PNG whose part is longer than the file',
    png(header, [0, 9, 9, 9, ...Buffer.from('IDAT')], pngEnd),
  ],
  ['a file of another kind', bytesOf([1, 2, 3, 4])],
  ['nothing', bytesOf([])],
])('%s is not taken for clean', (_what, bytes) => {
  expect(cleanPicture(bytes)).toBeUndefined();
});

test('HD-54: a JPEG that is turned by its details is not kept without them; one that is not turned is', () => {
  for (const turned of ['exif-orientation-3', 'exif-orientation-6'])
    expect(
      cleanPicture(Uint8Array.from(readFileSync(`tests/cases/${turned}.jpg`))),
    ).toBeUndefined();
  const upright = bytesOf(start, segment(0xe1, [1, 2]), colours, table, scan, end);
  expect(joined(cleanPicture(upright)?.parts)).toEqual([
    ...start,
    ...colours,
    ...table,
    ...scan,
    ...end,
  ]);
});

test('whatever the bytes are, asking for a clean picture never throws', () => {
  const exif = [...Buffer.from('Exif'), 0, 0, ...Buffer.from('II'), 42, 0];
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect(() => cleanPicture(Uint8Array.from(bytes))).not.toThrow();
      const odd = bytesOf(start, segment(0xe1, [...exif, ...bytes]), table, scan, end);
      expect(() => cleanPicture(odd)).not.toThrow();
    }),
  );
});
