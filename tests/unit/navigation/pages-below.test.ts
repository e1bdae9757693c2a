import { expect, test } from 'vitest';
import { goOnFrom, pagesBelow } from '../../../src/navigation/pages-below.ts';
import { stepsBackTo } from '../../../src/payments/use-see-loan.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const tenant = sampleTenant({ 'routes.loanDetails': '/my-loan' });

/** A history as a browser keeps it, and going on in it. */
function visit(first: string) {
  let entries = [{ page: first, kept: new Map<string, string>() }];
  const shown = () => entries.at(-1) ?? { page: '', kept: new Map<string, string>() };
  const address = {
    current: () => new URL(shown().page, 'https://app.example'),
    readEntry: (name: string) => shown().kept.get(name),
    keepInEntry: (name: string, text: string | undefined) =>
      void (text === undefined ? shown().kept.delete(name) : shown().kept.set(name, text)),
  };
  const goOn = (page: string, isInPlace = false) =>
    goOnFrom(address, isInPlace, () => {
      if (isInPlace) entries = entries.slice(0, -1);
      entries.push({ page, kept: new Map() });
    });
  return { goOn, below: () => pagesBelow(address) };
}

const loan = '/my-loan?orderId=1&productId=7';
const wanted = {
  tenant,
  screens: ['loanDetails', 'loanDetailsAfterPayment'],
  loanId: '1',
} as const;

test('each page knows which ones Back would lead to, the nearest first; one that took a place knows the same', () => {
  const { goOn, below } = visit('/');
  expect(below()).toEqual([]);
  goOn(loan);
  goOn('/instalments?orderId=1');
  expect(below()).toEqual([loan, '/']);
  goOn('/cards?orderId=1', true);
  expect(below()).toEqual([loan, '/']);
});

test('a long way is not kept for ever', () => {
  const { goOn, below } = visit('/');
  for (let at = 1; at < 20; at += 1) goOn(`/${at}`);
  expect(below()).toEqual(['/18', '/17', '/16', '/15', '/14']);
});

test('a payment leads back to its loan, by whichever address, however many pages lie between', () => {
  expect(stepsBackTo(['/cards?orderId=1', loan, '/'], wanted)).toBe(2);
  expect(stepsBackTo(['/borrowDetail?orderId=1'], wanted)).toBe(1);
});

test("never to another loan's page, nor to another page of this one", () => {
  expect(stepsBackTo(['/my-loan?orderId=2', '/instalments?orderId=1', '/nowhere'], wanted)).toBe(0);
});
