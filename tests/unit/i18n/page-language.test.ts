import { expect, test } from 'vitest';
import { createI18n } from '../../../src/i18n/create-i18n.ts';
import { directionOf, setPageLanguage } from '../../../src/i18n/page-language.ts';

test('the page says in which direction its language is read, and takes it back', () => {
  setPageLanguage('ar');
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  setPageLanguage('hi');
  expect(document.documentElement).toMatchObject({ lang: 'hi', dir: 'ltr' });
});

test.each([
  ['ur', 'rtl'],
  ['fa', 'rtl'],
  ['he', 'rtl'],
  ['es', 'ltr'],
  ['fil', 'ltr'],
])('%s is read %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

test('in a sentence from right to left every value keeps its own order; in another one only what turns does', () => {
  const words = { app: { callPhone: 'اتصل {{phone}}' } };
  const inArabic = createI18n('ar', words);
  expect(inArabic.t('callPhone', { phone: '+91 20 5550' })).toBe('اتصل \u2068+91 20 5550\u2069');
  const inEnglish = createI18n('en', { app: { callPhone: 'Call {{phone}}' } });
  expect(inEnglish.t('callPhone', { phone: '+91 20 5550' })).toBe('Call +91 20 5550');
});
