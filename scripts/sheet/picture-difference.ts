import { readPixels } from '../pictures/png-pixels.ts';

/**
 * How much two PNG pictures differ: the share of points that are not the same, where the taller one counts. 0 for
 * the same picture, 1 when their widths differ.
 */
export function pictureDifference(before: Buffer, after: Buffer): number {
  if (before.equals(after)) return 0;
  const [one, other] = [readPixels(before), readPixels(after)];
  if (one.width !== other.width) return 1;
  const points = Math.max(one.colours.length, other.colours.length);
  let different = 0;
  for (let at = 0; at < points; at += 1) if (one.colours[at] !== other.colours[at]) different += 1;
  return points === 0 ? 0 : different / points;
}
