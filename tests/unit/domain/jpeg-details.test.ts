import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutJpegDetails } from '../../../src/domain/jpeg-details.ts';

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
