import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shrunkSize } from '../../../src/platform/shrink-picture.ts';

const rules = { mostPixels: 1600 * 1200, leastShortSide: 720 };

describe('HD-76: a picture is made smaller by its pixels, not by its longest side', () => {
  test.each([
    ['a photo of a camera', 4000, 3000, 1600, 1200],
    ['one that is small already', 640, 480, 640, 480],
    ['a long screenshot, whose letters of 34 px stay 22 px high', 1080, 16_200, 720, 10_800],
    ['one that is narrow', 400, 9000, 400, 9000],
    ['one that is longer than a canvas', 1080, 64_000, 276, 16_384],
    ['nearly nothing', 1, 40_000, 1, 16_384],
  ])('%s: %i × %i', (_what, width, height, newWidth, newHeight) => {
    expect(shrunkSize({ width, height }, rules)).toEqual({ width: newWidth, height: newHeight });
  });

  test('whatever its size, it never grows, and a canvas of every phone can hold it', () => {
    const side = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = shrunkSize({ width, height }, rules);
        expect(size.width).toBeLessThanOrEqual(width);
        expect(size.height).toBeLessThanOrEqual(height);
        expect(size.width * size.height).toBeLessThan(16_777_216);
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(16_384);
      }),
    );
  });
});
