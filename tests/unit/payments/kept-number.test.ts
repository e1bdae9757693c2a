import { expect, test } from 'vitest';
import { readKeptNumber } from '../../../src/payments/kept-number.ts';
import { readSaved } from '../../../src/platform/saved-record.ts';
import {
  keptAccount as kept,
  sampleAccount as account,
} from '../../support/sample-virtual-account.ts';

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
