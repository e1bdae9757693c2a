import { expect, test } from 'vitest';
import { baseOf, shownLanguages, textsOf } from './wording-on-disk.ts';

/** What a text names in “…”: a button, a tab or a page. A name with a placeholder is filled in by the screen. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/“([^”]+)”/gu)]
    .map(([, name = '']) => name)
    .filter((name) => !name.includes('{{'));

const namingOf = (language: string) =>
  textsOf(language)
    .map(({ place, text }) => ({ place, names: namesIn(text) }))
    .filter(({ names }) => names.length > 0);

test.each(shownLanguages)('a control that a text in %s names bears this very name', (language) => {
  const all = new Set(textsOf(language).map(({ text }) => text));
  const naming = namingOf(language);
  expect(naming.length).toBeGreaterThan(1);
  for (const { place, names } of naming)
    for (const name of names) expect(all.has(name), `${place} names “${name}”`).toBe(true);
});

test('where one language names a control, every language does', () => {
  const placesIn = (language: string) =>
    [...new Set(namingOf(language).map(({ place }) => baseOf(place).base))].sort();
  const [first = '', ...others] = shownLanguages;
  for (const language of others) expect(placesIn(language), language).toEqual(placesIn(first));
});

/** One control, wherever it stands: what asks the lender once more, what leads to the loan, what leads to help. */
const oneControl: readonly (readonly string[])[] = [
  ['payment:askAgain', 'assistant:paidAskAgain', 'loan-confirm:checkAgain'],
  ['payment:seeLoan', 'number-repayment:seeLoan', 'assistant:cardSeeLoan', 'loan-confirm:goOn'],
  ['complaints:askAssistant', 'loan-details:askAssistant'],
  ['extension:title', 'loan-details:extend', 'assistant:cardExtend'],
  ['extension:fee', 'payment:extensionFee'],
  ['legal:chat', 'assistant:person'],
  ['public-site:customerService', 'public-site:support', 'legal:customerServiceTitle'],
  ['loan-confirm:lender', 'payment:receiptLender', 'loan-details:receiptLender'],
  ['loan-confirm:aprWithoutFees', 'calculator:aprWithoutFees'],
  ['legal:agreementTitle', 'public-site:loanAgreement'],
  ['extension:emptyTitle', 'instalments:emptyTitle'],
  ['pay-method:title', 'card-repayment:chooseCard'],
  ['pay-method:kind', 'number-repayment:choosePlace'],
  ['card-linking:title', 'card-repayment:addCard'],
];

test.each(shownLanguages)('one thing has one name in %s, wherever it stands', (language) => {
  const texts = new Map(textsOf(language).map(({ place, text }) => [place, text]));
  for (const [first = '', ...others] of oneControl) {
    expect(texts.get(first), first).toBeDefined();
    for (const place of others) expect(texts.get(place), place).toBe(texts.get(first));
  }
});
