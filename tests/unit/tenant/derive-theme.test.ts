import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio, mixColours, nearestPassingColour } from '../../../src/tenant/contrast.ts';
import type { ColourScheme } from '../../../src/tenant/derive-surfaces.ts';
import { tempers, type Temper } from '../../../src/tenant/temper.ts';
import { deriveTheme, type ThemeChoice } from '../../../src/tenant/derive-theme.ts';

// From the root of the repository, where the tests run.
const tokens = readFileSync('src/ui/tokens.css', 'utf8');
const temperBlocks = readFileSync('src/ui/tempers.css', 'utf8');
const [lightTokens = '', darkTokens = ''] = tokens.split("[data-scheme='dark']");

/** A colour of tokens.css in one scheme. */
function token(name: string, scheme: ColourScheme): string {
  const text = scheme === 'dark' ? darkTokens : lightTokens;
  const found = new RegExp(`\\s--${name}: (#[0-9a-f]{6});`).exec(text)?.[1];
  if (!found) throw new Error(`tokens.css has no colour --${name} for ${scheme}`);
  return found;
}

/** What a temper sets, as tokens.css has it; calm is what holds without one. */
function temperOf(temper: Temper): Record<string, string> {
  const start = temper === 'calm' ? ':root {' : `:root[data-temper='${temper}'] {`;
  const sheet = temper === 'calm' ? tokens : temperBlocks;
  const from = sheet.indexOf(start);
  const block = sheet.slice(from, sheet.indexOf('\n}', from));
  return Object.fromEntries(
    [...block.matchAll(/\s(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' '),
    ]),
  );
}

/** What a hero's gradient really paints, in 40 steps from stop to stop. */
function paintedBy(gradient: string): string[] {
  const stops = gradient.match(/#[0-9a-f]{6}/g) ?? [];
  return stops.flatMap((stop, at) =>
    Array.from({ length: 40 }, (_, step) => mixColours(stop, stops[at + 1] ?? stop, step / 40)),
  );
}

/** Every text and what it stands on, for a tenant's theme. */
function pairsOf(theme: ThemeChoice, scheme: ColourScheme): [string, string, string][] {
  const derived = deriveTheme(theme, scheme);
  const own = (name: `--${string}`) => derived[name] ?? '';
  const [page, card] = [own('--page'), own('--card')];
  const floods = [0, 0.1].flatMap((share) =>
    ['#000000', '#ffffff'].map((logo) => mixColours(own('--flood'), logo, share)),
  );
  return [
    ['on brand', own('--on-brand'), own('--brand')],
    ['on pressed brand', own('--on-brand'), own('--brand-pressed')],
    ['brand text on card', own('--brand-text'), card],
    ['brand text on page', own('--brand-text'), page],
    ['brand text on tint', own('--brand-text'), own('--brand-tint')],
    ['card on brand text', card, own('--brand-text')],
    ['on action', own('--on-action'), own('--action')],
    ['on pressed action', own('--on-action'), own('--action-pressed')],
    ['on the bar', own('--on-bar'), own('--bar')],
    // A logo of any colour lies under it, one tenth of it to be seen.
    ...floods.map((flood): [string, string, string] => ['on flood', own('--on-flood'), flood]),
    ...['ink', 'ink-2', 'ink-3', 'good', 'warn', 'bad'].flatMap(
      (name): [string, string, string][] =>
        [page, card].map((paper) => [`${name} on paper`, token(name, scheme), paper]),
    ),
    ['ink on tint', token('ink', scheme), own('--brand-tint')],
    ['second ink on tint', token('ink-2', scheme), own('--brand-tint')],
    ...paintedBy(own('--hero')).map((colour): [string, string, string] => [
      `on hero ${colour}`,
      own('--on-hero'),
      colour,
    ]),
    // The veil of a pill moves the hero away from its text, never towards it.
    ...paintedBy(own('--hero')).map((colour): [string, string, string] => [
      `on a pill of the hero ${colour}`,
      own('--on-hero'),
      own('--hero-veil').startsWith('rgb(0')
        ? mixColours(colour, '#000000', 0.2)
        : mixColours(colour, '#ffffff', 0.4),
    ]),
  ];
}

function expectAllReadable(theme: ThemeChoice) {
  for (const scheme of ['light', 'dark'] as const) {
    const unreadable = pairsOf(theme, scheme)
      .filter(([, text, background]) => !(contrastRatio(text, background) >= 4.5))
      .map(([what, text, background]) => `${what}: ${text} on ${background}, ${scheme}`);
    expect(unreadable).toEqual([]);
  }
}

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  test('WCAG 2: black on white is 21, a colour on itself 1, and the order of the two does not matter', () => {
    expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#FFD200', '#ffd200')).toBe(1);
    expect(contrastRatio('#ffffff', '#ffd200')).toBeCloseTo(1.45, 2);
    expect(contrastRatio('#ffd200', '#000000')).toBeCloseTo(14.47, 2);
  });

  test('what is no colour has no contrast', () => {
    expect(contrastRatio('yellow', '#ffffff')).toBeNaN();
  });

  test('the nearest passing colour is the colour itself when it passes, and passes when it does not', () => {
    expect(nearestPassingColour('#1f4fd8', '#ffffff', 4.5)).toBe('#1f4fd8');
    fc.assert(
      fc.property(anyColour, anyColour, (text, background) => {
        expect(
          contrastRatio(nearestPassingColour(text, background, 4.5), background),
        ).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('where nothing reaches the ratio, the better of black and white is the answer', () => {
    expect(nearestPassingColour('#888888', '#777777', 20)).toBe('#000000');
    expect(nearestPassingColour('#888888', ['#000000', '#222222'], 20)).toBe('#ffffff');
  });
});

describe('derived theme', () => {
  test('HD-33: a light brand carries dark text, never white', () => {
    const theme = deriveTheme({ brand: '#FFD200' }, 'light');
    expect(theme['--brand']).toBe('#ffd200');
    expect(contrastRatio(theme['--on-brand'] ?? '', '#ffd200')).toBeGreaterThan(12);
    expect(contrastRatio(theme['--on-hero'] ?? '', theme['--hero-from'] ?? '')).toBeGreaterThan(
      4.5,
    );
  });

  test('a light brand floods a dark page with its own colour, whatever stands beside it: dimmed it would be mud', () => {
    const theme = deriveTheme({ brand: '#f2c200', brand2: '#0fa3b1', temper: 'bold' }, 'dark');
    expect([theme['--hero-from'], theme['--flood']]).toEqual(['#f2c200', '#f2c200']);
  });

  test('design §8: for any two colours every text reaches 4.5:1, in both schemes', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (brand, brand2) => {
        for (const temper of tempers) expectAllReadable({ brand, brand2, temper });
      }),
      { numRuns: 300 },
    );
  });

  test('design §8: so does it for one colour, for gradients, and for wished text colours', () => {
    const wish = fc.option(anyColour, { nil: undefined });
    fc.assert(
      fc.property(
        anyColour,
        fc.option(fc.array(anyColour, { minLength: 1, maxLength: 3 }), { nil: undefined }),
        fc.record({ onBrand: wish, onHero: wish }),
        (brand, gradient, fontColours) => {
          expectAllReadable({ brand, gradient, fontColours });
        },
      ),
      { numRuns: 300 },
    );
  });

  test('a wished middle tone, which reads on black and on white, has its pill veiled away from it', () => {
    for (const gradient of [['#feffea'], ['#000000']])
      expectAllReadable({ brand: '#000000', gradient, fontColours: { onHero: '#727a02' } });
  });

  test.each([
    '#000000',
    '#ffffff',
    '#777777',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ffff00',
    '#ff00ff',
    '#00ffff',
  ])('design §8: so does it for the corner %s with every other corner', (brand) => {
    for (const brand2 of [
      '#000000',
      '#ffffff',
      '#777777',
      '#ff0000',
      '#00ff00',
      '#0000ff',
      '#ffff00',
    ]) {
      expectAllReadable({ brand, brand2 });
    }
  });

  test('a wished text colour that can be read is kept, one that cannot gives way', () => {
    const readable = deriveTheme(
      { brand: '#ffd200', fontColours: { onBrand: '#3a2a00' } },
      'light',
    );
    expect(readable['--on-brand']).toBe('#3a2a00');
    const unreadable = deriveTheme(
      { brand: '#ffd200', fontColours: { onBrand: '#ffffff', onHero: '#ffffff' } },
      'light',
    );
    expect(unreadable['--on-brand']).not.toBe('#ffffff');
    expect(unreadable['--on-hero']).not.toBe('#ffffff');
  });

  test('a gradient on which neither white nor black reads is darkened for white', () => {
    const theme = deriveTheme({ brand: '#0b7a4b', brand2: '#7bb800' }, 'light');
    expect(theme['--on-hero']).toBe('#ffffff');
    expect(theme['--hero-from']).toBe('#0b7a4b');
    expect(theme['--hero-to']).not.toBe('#7bb800');
  });

  test('a gradient of several stops keeps them all', () => {
    const theme = deriveTheme(
      { brand: '#123456', gradient: ['#102030', '#203040', '#304050'] },
      'light',
    );
    expect(theme['--hero']).toBe('linear-gradient(135deg, #102030, #203040, #304050)');
  });

  test('a surface of the page is no lighter in the dark, and no darker in the light, than the neutral one', () => {
    fc.assert(
      fc.property(anyColour, (brand) => {
        for (const name of ['page', 'card'] as const) {
          const dark = deriveTheme({ brand }, 'dark')[`--${name}`] ?? '';
          const light = deriveTheme({ brand }, 'light')[`--${name}`] ?? '';
          expect(contrastRatio(dark, '#000000')).toBeLessThanOrEqual(
            contrastRatio(token(name, 'dark'), '#000000'),
          );
          expect(contrastRatio(light, '#ffffff')).toBeLessThanOrEqual(
            contrastRatio(token(name, 'light'), '#ffffff'),
          );
        }
      }),
    );
  });

  test('the blocks of a flood reach 3:1 on it, whatever the colours are', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (brand, brand2) => {
        for (const scheme of ['light', 'dark'] as const) {
          const derived = deriveTheme({ brand, brand2, temper: 'bold' }, scheme);
          expect(
            contrastRatio(derived['--flood-2'] ?? '', derived['--flood'] ?? ''),
          ).toBeGreaterThanOrEqual(3);
        }
      }),
    );
  });

  test('three tempers are three houses: each token of shape differs in all of them, and all set the same', () => {
    const names = Object.keys(temperOf('bold'));
    expect(names.length).toBeGreaterThan(12);
    expect(Object.keys(temperOf('friendly'))).toEqual(names);
    const calm = temperOf('calm');
    for (const name of names) expect(calm, `calm sets ${name}`).toHaveProperty(name);
    for (const name of ['--radius-field', '--radius-card', '--text-hero', '--text-xl', '--edge'])
      expect(new Set(tempers.map((temper) => temperOf(temper)[name])).size, name).toBe(3);
    expect(temperOf('bold')['--button-height']).toBe('64px');
  });

  test('a tenant without a temper is calm', () => {
    const theme = { brand: '#123456', brand2: '#7bb800' };
    expect(deriveTheme(theme, 'light')).toEqual(deriveTheme({ ...theme, temper: 'calm' }, 'light'));
  });

  test('a bold house acts in its second colour, the others in their first', () => {
    const theme = { brand: '#0b7a4b', brand2: '#b6e84a' };
    const actionOf = (temper: (typeof tempers)[number]) =>
      deriveTheme({ ...theme, temper }, 'light')['--action'];
    expect(actionOf('bold')).toBe('#b6e84a');
    expect(actionOf('calm')).toBe('#0b7a4b');
    expect(actionOf('friendly')).toBe('#0b7a4b');
  });

  test("a face of the lender's own stands before the temper's in every house, which is its fallback", () => {
    const derived = deriveTheme({ brand: '#123456', font: 'assets/a.woff2' }, 'light');
    expect(derived['--own-face']).toBe("'lender',");
    expect(deriveTheme({ brand: '#123456' }, 'light')).not.toHaveProperty('--own-face');
    for (const temper of tempers)
      expect(temperOf(temper)['--display']).toMatch(/^var\(--own-face,\) .*var\(--sans\)$/);
  });

  test("the radius is the tenant's, a field's is 2 px tighter and never negative", () => {
    expect(deriveTheme({ brand: '#123456', radius: 8 }, 'dark')).toMatchObject({
      '--radius-card': '8px',
      '--radius-field': '6px',
    });
    expect(deriveTheme({ brand: '#123456', radius: 0 }, 'light')['--radius-field']).toBe('0px');
  });
});
