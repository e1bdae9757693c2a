import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastRatio } from '../../../src/tenant/contrast.ts';
import { deriveTheme } from '../../../src/tenant/derive-theme.ts';

// From the root of the repository, where the tests run.
const css = readFileSync('src/ui/tokens.css', 'utf8');
const [light = '', rest = ''] = css.split("[data-scheme='dark']");
const dark = rest.slice(0, rest.indexOf('}'));

const SCHEMES = { light, dark };
const PAIRS = [
  ...['ink', 'ink-2', 'ink-3', 'good', 'warn', 'bad', 'brand-text'].flatMap((text) => [
    [text, 'page'],
    [text, 'card'],
  ]),
  ['good', 'good-tint'],
  ['warn', 'warn-tint'],
  ['bad', 'bad-tint'],
  ['brand-text', 'brand-tint'],
  ['ink', 'brand-tint'],
  ['ink-2', 'brand-tint'],
  ['ink-2', 'line'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-pressed'],
  ['on-hero', 'hero-from'],
  ['on-hero', 'hero-to'],
  ['on-toast', 'toast'],
] as const;

/** The colour of a token; a token that dark does not set is the light one. */
function colour(name: string | undefined, scheme: keyof typeof SCHEMES): string {
  const find = (text: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(text)?.[1];
  const found = find(SCHEMES[scheme]) ?? find(light);
  if (!found) throw new Error(`tokens.css has no colour --${name}`);
  return found;
}

for (const scheme of ['light', 'dark'] as const) {
  test(`design §8: every text of the ${scheme} tokens reaches 4.5:1 on what it stands on`, () => {
    for (const [text, background] of PAIRS) {
      const ratio = contrastRatio(colour(text, scheme), colour(background, scheme));
      expect(ratio, `--${text} on --${background}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test(`design §8: the text reaches 4.5:1 on the state heroes of the ${scheme} tokens`, () => {
    for (const tone of ['good', 'warn', 'bad', 'calm']) {
      const text = tone === 'warn' ? colour('on-warn-deep', scheme) : '#ffffff';
      for (const stop of [`${tone}-deep`, `${tone}-deep-2`]) {
        expect(contrastRatio(text, colour(stop, scheme)), stop).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test(`WCAG 1.4.11: the edge of a control reaches 3:1 in the ${scheme} tokens`, () => {
    expect(
      contrastRatio(colour('line-strong', scheme), colour('card', scheme)),
    ).toBeGreaterThanOrEqual(3);
    expect(
      contrastRatio(colour('line-strong', scheme), colour('page', scheme)),
    ).toBeGreaterThanOrEqual(3);
  });
}

test('tokens.css sets every property that a theme may set, so that no page waits for one', () => {
  for (const name of Object.keys(deriveTheme({ brand: '#123456' }, 'light'))) {
    expect(light).toContain(`${name}:`);
  }
});
