import { afterEach, expect, test } from 'vitest';
import { keptLanguageQuery } from '../../../src/app/kept-language.ts';
import { rememberLanguage } from '../../../src/i18n/choose-language.ts';
import { deviceStore } from '../../../src/platform/browser-storage.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const page = { languageKey: 'loanfront.language.sample', otherLanguages: 'hi zh' };
const keep = (language: string) => rememberLanguage(language, sampleTenant(), deviceStore);

afterEach(() => window.localStorage.clear());

test('design §3: a prerendered page gives way to the one in the language that was chosen before', () => {
  keep('hi');
  expect(keptLanguageQuery('?utm=1', page)).toBe('?utm=1&lang=hi');
  expect(keptLanguageQuery('', page)).toBe('?&lang=hi');
});

test('it stays when it is that one, when the address names a language, or when nothing fits', () => {
  expect(keptLanguageQuery('', page)).toBeUndefined();
  keep('en');
  expect(keptLanguageQuery('', page)).toBeUndefined();
  keep('xx');
  expect(keptLanguageQuery('', page)).toBeUndefined();
  keep('hi');
  expect(keptLanguageQuery('?lang=en', page)).toBeUndefined();
  expect(keptLanguageQuery('?a=1&lang=zh', page)).toBeUndefined();
  expect(keptLanguageQuery('', {})).toBeUndefined();
});
