import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How much two PNG pictures differ: the share of points that are not the same, where the taller one counts. 0 for
 * the same picture, 1 when their widths differ.
 */
export function pictureDifference(before: Buffer, after: Buffer): number {
  if (before.equals(after)) return 0;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width } = one;
  if (width !== other.width) return 1;
  const height = Math.min(one.height, other.height);
  const bytes = width * height * 4;
  const different = pixelmatch(
    one.data.subarray(0, bytes),
    other.data.subarray(0, bytes),
    undefined,
    width,
    height,
    { threshold: 0, includeAA: true }, // every point that is not the same, however little
  );
  const tallest = Math.max(one.height, other.height);
  return (different + width * (tallest - height)) / (width * tallest);
}
