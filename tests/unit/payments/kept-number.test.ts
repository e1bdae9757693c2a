import { expect, test } from 'vitest';
import type { KeptVirtualAccount } from '../../../src/domain/kept-virtual-account.ts';
import { majorFromText, minorFromText } from '../../../src/domain/money.ts';
import type { VirtualAccount } from '../../../src/domain/virtual-account.ts';
import { readKeptNumber } from '../../../src/payments/kept-number.ts';
import { readSaved } from '../../../src/platform/saved-record.ts';

const account: VirtualAccount = {
  amount: majorFromText('209000'),
  virtualAccountNumber: '9007199254740993123',
  billNumber: '2026121100045678',
  billerCode: '',
  kind: 'bank',
  channelCode: 'CTH',
  specificNumber: '',
  guides: [{ name: 'ATM', steps: ['Insert your card.'] }],
  telephone: '021-0000-0242',
  expiresAt: '2026-12-31 23:59:59',
  payeeName: '',
};
const kept: KeptVirtualAccount = {
  account,
  askedAt: 1_798_655_400_000,
  channelName: 'Bank Contoh',
  before: { amountDue: minorFromText('20900000'), dueDate: '2026-12-31' },
};

const readBack = (value: unknown) => readSaved(JSON.stringify(value), readKeptNumber);

test('screens §8, "Virtual account kept": what was kept is read back, digit by digit', () => {
  expect(readBack(kept)).toEqual(kept);
  const { channelName: _name, before: _before, ...bare } = kept;
  expect(readBack(bare)).toEqual(bare);
});

test('an answer without an amount is kept without one', () => {
  const without = readBack({ ...kept, account: { ...account, amount: undefined } });
  expect(without).toMatchObject({ askedAt: kept.askedAt });
  expect(without?.account.amount).toBeUndefined();
});

const broken: Record<string, unknown> = {
  'no object': 7,
  'no account': { askedAt: 1 },
  'a moment that is none': { ...kept, askedAt: 'now' },
  'a number that is a machine number': {
    ...kept,
    account: { ...account, virtualAccountNumber: 12 },
  },
  'an amount that is none': { ...kept, account: { ...account, amount: '1.000.000' } },
  'an unknown kind': { ...kept, account: { ...account, kind: 'cash' } },
  'steps that are no list': {
    ...kept,
    account: { ...account, guides: [{ name: 'x', steps: 'y' }] },
  },
  'a claim with letters': { ...kept, before: { amountDue: 'much' } },
};

test.each(Object.entries(broken))('what was kept with %s is not believed', (_what, value) => {
  expect(readBack(value)).toBeUndefined();
});
