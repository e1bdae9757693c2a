import { expect, test } from 'vitest';
import { majorFromText } from '../../../src/domain/money.ts';
import type { PayKind, VirtualAccount } from '../../../src/domain/virtual-account.ts';
import { paidByNumber } from '../../../src/payments/number-at-place.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const tenant = sampleTenant({
  'repayment.markets': [
    { name: 'Corner Shop', payCode: 'C1', fee: 5 },
    { name: 'Free Shop', payCode: 'F1', fee: 0 },
  ],
});

const account = (kind: PayKind, channelCode: string): VirtualAccount => ({
  amount: majorFromText('1250.50'),
  virtualAccountNumber: '8801',
  billNumber: '',
  billerCode: '',
  kind,
  channelCode,
  specificNumber: '',
  payeeName: '',
  expiresAt: '',
  guides: [],
  telephone: '',
});

const writtenOf = (kind: PayKind, code: string) =>
  paidByNumber({ account: account(kind, code) }, tenant, {
    owner: 'me',
    before: undefined,
    at: 1000,
  });

test('screens §9, "One total": what is handed over at a shop, what it keeps, and what the loan gets', () => {
  expect(writtenOf('miniMarket', 'C1')).toMatchObject({
    owner: 'me',
    channel: 'virtualAccount',
    step: 'saidPaid',
    startedAt: 1000,
    amount: '125050',
    counter: { place: 'Corner Shop', cash: '125550', fee: '500' },
  });
});

test('a shop that takes nothing keeps nothing of it; a bank has no counter', () => {
  expect(writtenOf('miniMarket', 'F1').counter).toEqual({ place: 'Free Shop', cash: '125050' });
  expect(writtenOf('bank', 'C1')).toMatchObject({ amount: '125050', paidTo: '8801' });
  expect(writtenOf('bank', 'C1').counter).toBeUndefined();
});
