import { contrastRatio, mixColours } from '../../../src/tenant/contrast.ts';
import type { ColourScheme } from '../../../src/tenant/derive-surfaces.ts';
import { deriveTheme, type ThemeChoice } from '../../../src/tenant/derive-theme.ts';

/** What a derived colour is for. */
export type PaletteRole = 'button' | 'link' | 'hero' | 'figure';

/** A text, or a drawing, on what it stands on; the ratio is the worst there is, cut to hundredths and not rounded up. */
export interface PaletteEntry {
  role: PaletteRole;
  /** Colour of the text or the drawing. */
  front: string;
  /** Colours that it stands on; a gradient has several. */
  back: readonly string[];
  ratio: number;
  /** What WCAG 2 AA asks for: 4.5 of a text, 3 of a drawing. */
  needed: number;
}

const hexIn = (text: string | undefined): string[] => text?.match(/#[0-9a-f]{6}/gi) ?? [];

/** The stops of a gradient with what lies between them. */
const between = (stops: readonly string[]): string[] =>
  stops.flatMap((stop, at) =>
    Array.from({ length: 16 }, (_, step) => mixColours(stop, stops[at + 1] ?? stop, step / 16)),
  );

/** What becomes of a tenant's few colours on light or dark pages, each with its contrast as it is measured. */
export function palette(theme: ThemeChoice, scheme: ColourScheme): PaletteEntry[] {
  const derived = deriveTheme(theme, scheme);
  const { '--page': page = '#ffffff', '--card': card = '#ffffff' } = derived;
  const entry = (
    role: PaletteRole,
    front: string | undefined,
    back: readonly (string | undefined)[],
    needed: number,
  ): PaletteEntry => {
    const [text = card] = hexIn(front);
    const grounds = back.flatMap(hexIn);
    const worst = Math.min(...between(grounds).map((ground) => contrastRatio(text, ground)));
    return { role, front: text, back: grounds, ratio: Math.floor(worst * 100) / 100, needed };
  };
  return [
    entry('button', derived['--on-action'], [derived['--action']], 4.5),
    entry('link', derived['--brand-text'], [page, card, derived['--brand-tint']], 4.5),
    entry('hero', derived['--on-hero'], [derived['--hero']], 4.5),
    entry('figure', derived['--figure-2'], [page, card], 3),
  ];
}
