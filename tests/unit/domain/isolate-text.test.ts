import { expect, test } from 'vitest';
import { isolateText } from '../../../src/domain/isolate-text.ts';
import { createI18n } from '../../../src/i18n/create-i18n.ts';
import { wordsOf } from '../i18n/wording-on-disk.ts';

test('HD-75: a mark that turns the direction ends with the text that brought it', () => {
  expect(isolateText('Bank \u202Eof')).toBe('\u2068Bank \u202Eof\u2069');
  expect(isolateText('بنك الأمل')).toBe('\u2068بنك الأمل\u2069');
  expect(isolateText('a\u2069\u202Eb')).toBe('\u2068a\u202Eb\u2069');
});

test('a text that turns nothing stays the characters that it is', () => {
  for (const text of ['', 'Bank of India', 'हिन्दी', '银行', '₹1,23,456', '<b>&amp;</b>'])
    expect(isolateText(text)).toBe(text);
});

test('HD-75: a name in a sentence of ours cannot turn the digits after it, nor is it taken as HTML', () => {
  const i18n = createI18n('en', { 'card-repayment': wordsOf('en', 'card-repayment') ?? {} });
  const say = (bank: string) => i18n.t('card-repayment:codeSentFor', { bank, end: '1234' });
  expect(say('Bank \u202Eof')).toMatch(/^\u2068Bank \u202Eof\u2069 has sent .* 1234\.$/);
  expect(say('<b>A & B</b>')).toMatch(/^<b>A & B<\/b> has sent/);
});
