type Channels = readonly [number, number, number];

const hexOf = (channels: Channels) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

const distance = (one: Channels, other: Channels) =>
  Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));

/** How much a colour stands out: 0 for white, black and greys, up to 1. */
function strength([red, green, blue]: Channels): number {
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  return most === 0 ? 0 : (most - least) / 255;
}

/** Below this a colour is a grey, which no brand is known by. */
const grey = 0.12;
/** Nearer than this two colours are one. */
const apart = 60;

/** The colours that a logo is known by, the most seen first, four at most; `pixels` are bytes of red, green, blue, opacity. */
export function logoColours(pixels: Uint8ClampedArray): string[] {
  const bins = new Map<number, { sum: [number, number, number]; count: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
    if (opacity < 200) continue;
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const bin = bins.get(key) ?? { sum: [0, 0, 0], count: 0 };
    bin.sum = [bin.sum[0] + red, bin.sum[1] + green, bin.sum[2] + blue];
    bin.count += 1;
    bins.set(key, bin);
  }
  const seen = [...bins.values()]
    .map(({ sum: [red, green, blue], count }) => ({
      channels: [red / count, green / count, blue / count] as const,
      count,
    }))
    .filter(({ channels }) => strength(channels) >= grey)
    .sort((one, other) => other.count - one.count);
  const taken: Channels[] = [];
  for (const { channels } of seen) {
    if (taken.length < 4 && taken.every((other) => distance(channels, other) >= apart))
      taken.push(channels);
  }
  return taken.map(hexOf);
}
