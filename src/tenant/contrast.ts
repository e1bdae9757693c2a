/** Red, green and blue, each 0 to 255. */
type Channels = readonly [number, number, number];

/** Channels of `#rgb` or `#rrggbb`; NaN ones for anything else (the tenant's check has refused those before). */
function channelsOf(colour: string): Channels {
  const hex = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Relative luminance as WCAG 2 defines it, 0 (black) to 1 (white). */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? NaN) + 0.7152 * (green ?? NaN) + 0.0722 * (blue ?? NaN);
}

/** WCAG contrast of two `#rgb` or `#rrggbb` colours, 1 to 21; NaN when one of them is no colour. */
export function contrastRatio(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** `from` with a share (0 to 1) of `to` mixed in, as a browser's gradient does it; `#rrggbb`. */
export function mixColours(from: string, to: string, share: number): string {
  const end = channelsOf(to);
  const mixed = channelsOf(from).map((value, at) =>
    Math.round(value + ((end[at] ?? value) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** Whether the text reaches the ratio on every one of the backgrounds. */
export function passesOn(text: string, backgrounds: readonly string[], ratio: number): boolean {
  return backgrounds.every((background) => contrastRatio(text, background) >= ratio);
}

/**
 * The colour nearest to `text` that reaches the ratio on the background, or on all of them: a little darker or
 * lighter, whichever is reached first. Black or white, whichever reads better, when nothing reaches it.
 */
export function nearestPassingColour(
  text: string,
  background: string | readonly string[],
  ratio: number,
): string {
  const backgrounds = typeof background === 'string' ? [background] : background;
  for (let percent = 0; percent <= 100; percent += 2) {
    for (const end of ['#000000', '#ffffff']) {
      const colour = mixColours(text, end, percent / 100);
      if (passesOn(colour, backgrounds, ratio)) return colour;
    }
  }
  const worst = (colour: string) =>
    Math.min(...backgrounds.map((other) => contrastRatio(colour, other)));
  return worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff';
}
