import { describe, expect, test } from 'vitest';
import { majorFromText } from '../../../src/domain/money.ts';
import type { VirtualAccount } from '../../../src/domain/virtual-account.ts';
import {
  decideNumber,
  type NumberInputs,
} from '../../../src/features/number-repayment/decide-number.ts';
import { formatFor } from '../../../src/i18n/format.ts';
import type { Say } from '../../../src/i18n/say.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const say: Say = (key, values = {}) =>
  [key.replace('number-repayment:', ''), ...Object.values(values)].join(' ');

const account: VirtualAccount = {
  amount: majorFromText('2000'),
  virtualAccountNumber: '8807 7409 9301 74001',
  billNumber: '',
  billerCode: '',
  kind: 'miniMarket',
  channelCode: 'ALPHA',
  specificNumber: '',
  guides: [],
  telephone: '',
  expiresAt: '2026-12-12 12:00:00',
  payeeName: '',
};

const decide = (
  changes: Partial<Omit<NumberInputs, 'account'>> & { account?: Partial<VirtualAccount> } = {},
) => {
  const tenant = changes.tenant ?? sampleTenant();
  return decideNumber({
    loanId: '90071992547409930174',
    channel: { name: 'Alpha Shop', code: 'ALPHA', specificNumber: '', fee: 25 },
    end: Date.UTC(2026, 11, 12, 6, 30),
    secondsLeft: 3_600,
    toPay: { kind: 'unknown' },
    phone: undefined,
    tenant,
    language: 'en',
    say,
    format: formatFor(sampleTenant(), 'en'),
    ...changes,
    account: { ...account, ...changes.account },
  });
};

describe('at a till', () => {
  test('screens §9, "One total": the cash stands first, with bill and charge beneath, and is what Copy takes', () => {
    const { card, showCashier } = decide();
    expect(card.total).toMatchObject({
      label: 'cashAtPlace Alpha Shop',
      shown: '₹2,025.00',
      text: '2025',
    });
    expect(card.parts).toEqual(['payment:cashIsMore ₹2,000.00 ₹25.00']);
    expect(showCashier).toBe('showCashier');
  });

  test('a charge that nobody knows is not counted, and is named', () => {
    const { card } = decide({ channel: { name: 'Alpha Shop', code: 'ALPHA', specificNumber: '' } });
    expect(card.total.shown).toBe('₹2,000.00');
    expect(card.parts).toEqual(['feeUnknown Alpha Shop']);
  });
});

test('a bank has no till, and its amount is the lender’s', () => {
  const { card, showCashier } = decide({ account: { kind: 'bank' } });
  expect(showCashier).toBeUndefined();
  expect(card.total).toMatchObject({ label: 'total', shown: '₹2,000.00' });
  expect(card.parts).toEqual([]);
});

test('to whom and for which loan stands with the amount', () => {
  const { card } = decide({ account: { payeeName: 'Payee of the answer' } });
  expect(card.facts).toEqual([
    { label: 'payment:payTo', value: 'Payee of the answer' },
    { label: 'payment:receiptLoan', value: '··0174' },
  ]);
  expect(decide().card.facts[0]?.value).toBe(sampleTenant().repayment.payeeName);
});

describe('several numbers', () => {
  const rows = (account: Partial<VirtualAccount>) => {
    const { numbers, others } = decide({ account }).card;
    return [numbers, others].map((list) => list.map(({ label }) => label));
  };

  test('the one to type comes first; another is only for whoever is asked for it', () => {
    expect(rows({ billNumber: '2026' })).toEqual([['paymentCode'], ['onlyIfAsked billNumber']]);
    expect(rows({ kind: 'bank', billNumber: '2026' })[0]).toEqual(['number']);
  });

  test('where company and bill are typed apart, those two come first, in that order', () => {
    expect(rows({ kind: 'bank', billNumber: '2026', billerCode: '70012' })).toEqual([
      ['billerCode', 'billKey'],
      ['onlyIfAsked number'],
    ]);
  });
});

test('the number is carried without its spaces; one that is empty is no row', () => {
  const { card } = decide();
  expect(card.numbers.map(({ key, text }) => [key, text])).toEqual([
    ['number', '88077409930174001'],
  ]);
});

test('how long it takes to arrive is the tenant’s to say', () => {
  expect(decide().steps.at(-1)?.text).toBe('stepArriveText');
  const tenant = sampleTenant({
    'repayment.usualTimes': { miniMarket: { en: 'About an hour.', hi: 'लगभग एक घंटा।' } },
  });
  expect(decide({ tenant }).steps.at(-1)?.text).toBe('About an hour.');
});

test('of the end of a number no day is parted from its month, and no zone from its hour', () => {
  expect(decide().card.end?.text).toBe('payBy 12\u00a0December 2026 12:00\u00a0IST');
});

test('a number that is over is struck out, leads to no till and to no step, and can be had anew', () => {
  const model = decide({ secondsLeft: 0 });
  expect(model.card).toMatchObject({ isOver: true, end: undefined });
  expect(model.steps).toEqual([]);
  expect([model.showCashier, model.newNumber]).toEqual([undefined, 'newNumber']);
});
