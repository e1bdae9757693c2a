import { describe, expect, it } from 'vitest';
import { hasVisibleText } from '../../../src/domain/visible-text.ts';

describe('whether a text says anything', () => {
  it.each([
    ['nothing', ''],
    ['blanks, tabs and line ends', ' \t\r\n\u00a0\u2003\u3000'],
    ['the characters of HD-74, each alone and together', '\u200b\u2060\u3164\u200d'],
    ['a zero-width space', '\u200b'],
    ['a word joiner', '\u2060'],
    ['a Hangul filler', '\u3164'],
    ['a zero-width joiner', '\u200d'],
    ['a half-width filler', '\uffa0'],
    ['marks of direction', '\u202a\u202e\u202c\u2066\u2069\u200e'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['braille without dots', '\u2800'],
    ['half a character', '\ud83d'],
    ['a variation selector and tag characters', '\ufe0f\u{e0061}'],
  ])('is no for %s', (_what, text) => {
    expect(hasVisibleText(text)).toBe(false);
  });

  it.each(['a', '0', '.', '-', 'नमस्ते', '你好', '👍🏽', '\u200bx\u200b', ' ok ', 'ᄀ', '€'])(
    'is yes for %j',
    (text) => {
      expect(hasVisibleText(text)).toBe(true);
    },
  );
});
