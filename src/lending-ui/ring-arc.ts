/** How a ring is drawn: its middle and radius in the units of its picture, and the widest gap between two parts, in degrees. */
export interface RingShape {
  x: number;
  y: number;
  radius: number;
  gap: number;
}

/**
 * The attributes of the circle that draws one of `count` equal parts of a ring, clockwise from the top. Round ends take
 * some of the gap; a ring of one part has none.
 */
export function ringArc(at: number, count: number, { x, y, radius, gap }: RingShape) {
  const size = 360 / count;
  const free = count > 1 ? Math.min(gap, size / 2.5) : 0;
  const length = ((size - free) * 2 * Math.PI * radius) / 360;
  return {
    cx: String(x),
    cy: String(y),
    r: radius,
    strokeDasharray: `${length.toFixed(1)} 999`,
    transform: `rotate(${(at * size + free / 2 - 90).toFixed(1)} ${x} ${y})`,
  };
}
