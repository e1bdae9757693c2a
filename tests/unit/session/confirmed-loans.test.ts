import { beforeEach, expect, test } from 'vitest';
import { type ConfirmedLoan, confirmedLoans } from '../../../src/session/confirmed-loans.ts';
import { minorFromText } from '../../../src/domain/money.ts';
import { tabStore, deviceStore } from '../../../src/platform/browser-storage.ts';
import { ownerOf, purgeOwner } from '../../../src/session/owner.ts';
import { sampleSession } from '../../support/sample-session.ts';

const now = Date.UTC(2026, 10, 28, 8, 32);
const amount = minorFromText('1220500');
if (!amount) throw new Error('no amount');
const confirmed: ConfirmedLoan = {
  at: now,
  amount,
  isNet: true,
  bankName: 'Bank of Example',
  account: '**** 4821',
  expectedAt: '2026-12-01',
  loanId: '90071992547409930174',
};
const loan = { productId: '5001', loanId: '90071992547409930174' };
const own = () => confirmedLoans(sampleSession());

beforeEach(() => {
  sessionStorage.clear();
  own().keep('5001', confirmed);
});

test('screens §9: what this tab confirmed is found for its loan, until it was shown', () => {
  expect(own().find(loan, now + 5_000)).toEqual(confirmed);
  own().forget('5001');
  expect(own().find(loan, now + 5_000)).toBeUndefined();
});

test('another loan of the product is not the one that was confirmed; an answer that names none may be any', () => {
  expect(own().find({ ...loan, loanId: '1' }, now)).toBeUndefined();
  const { loanId: _named, ...nameless } = confirmed;
  own().keep('5001', nameless);
  expect(own().find({ ...loan, loanId: '1' }, now)).toEqual(nameless);
});

test('after an hour it is no moment any more', () => {
  expect(own().find(loan, now + 3_600_000)).toBeDefined();
  expect(own().find(loan, now + 3_600_001)).toBeUndefined();
});

test('another person in the tab never meets it, and it goes with its owner', () => {
  const other = confirmedLoans(sampleSession({ userId: 'somebody else' }));
  expect(other.find(loan, now)).toBeUndefined();
  purgeOwner(ownerOf(sampleSession()), tabStore, deviceStore);
  expect(own().find(loan, now)).toBeUndefined();
});

test.each(['', '{', '[]', '{"at":1}', JSON.stringify({ ...confirmed, amount: '12,205' })])(
  'what cannot be read is nothing: %s',
  (text) => {
    for (const key of tabStore.keys()) tabStore.write(key, text);
    expect(own().find(loan, now)).toBeUndefined();
  },
);
