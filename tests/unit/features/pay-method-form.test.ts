import { describe, expect, test } from 'vitest';
import { majorFromText, type MajorAmount } from '../../../src/domain/money.ts';
import type { BankChannels, PaymentChannels } from '../../../src/domain/payment-channel.ts';
import {
  bankOf,
  chosenChannel,
  lastUsedChannel,
  methodSchema,
  withBank,
  withKind,
  type MethodValues,
} from '../../../src/features/pay-method/pay-method-form.ts';
import { formFaults } from '../../../src/ui/form-engine.tsx';

const one: BankChannels = {
  bankName: 'Bank One',
  methods: [{ name: 'Virtual account', code: 'ONE', specificNumber: '' }],
};
const two: BankChannels = {
  bankName: 'Bank Two',
  methods: [
    { name: 'Virtual account', code: 'TWO', specificNumber: '', maxAmount: 1000 },
    { name: 'Bill', code: 'TWO', specificNumber: 'B1' },
  ],
};
const banks: PaymentChannels = { banks: [one, two] };
const shop = { name: 'Shop', code: 'SHOP', specificNumber: '', minAmount: 10, maxAmount: 50 };
const markets: PaymentChannels = { markets: [shop] };

const amount = (text: string) => majorFromText(text);
const atBanks = withKind('bank');
const chosenOf = (kind: MethodValues['kind'], code: string, specificNumber = ''): MethodValues => ({
  ...withKind(kind),
  channel: `${code} ${specificNumber}`,
});

describe('screens §4, payMethod: what may be chosen', () => {
  test('a bank with one method brings it along; with several, none is chosen yet', () => {
    expect(chosenChannel(withBank(atBanks, one, undefined), banks, undefined)?.code).toBe('ONE');
    expect(chosenChannel(withBank(atBanks, two, undefined), banks, undefined)).toBeUndefined();
  });

  test('the only method that can take the amount is chosen with its bank', () => {
    const values = withBank(atBanks, two, amount('5000'));
    expect(chosenChannel(values, banks, amount('5000'))?.specificNumber).toBe('B1');
  });

  test('two variants of one code are two channels', () => {
    const values = { ...withBank(atBanks, two, undefined), channel: 'TWO B1' };
    expect(chosenChannel(values, banks, undefined)?.name).toBe('Bill');
  });

  test('another kind, and another bank, forget what was chosen of the old one', () => {
    expect(withKind('miniMarket')).toEqual({ kind: 'miniMarket', bankName: '', channel: '' });
    const before = withBank(atBanks, one, undefined);
    expect(withBank(before, two, undefined)).toMatchObject({ bankName: 'Bank Two', channel: '' });
  });

  test('the channel used last is told by its code and its variant; without a code it is none', () => {
    expect(lastUsedChannel({ code: 'TWO', specificNumber: 'B1' })).toBe('TWO B1');
    expect(lastUsedChannel({ code: '', specificNumber: 'B1' })).toBe('');
  });

  test('a channel that is offered no more, or is of another kind, is none', () => {
    expect(bankOf({ ...chosenOf('bank', 'GONE'), bankName: 'Gone' }, banks)).toBeUndefined();
    expect(chosenChannel(chosenOf('miniMarket', 'ONE'), markets, undefined)).toBeUndefined();
  });

  test('domain §2.2: a channel that cannot take the amount is not chosen, however it got there', () => {
    const values = chosenOf('miniMarket', 'SHOP');
    expect(chosenChannel(values, markets, amount('50'))).toEqual(shop);
    expect(chosenChannel(values, markets, amount('51'))).toBeUndefined();
    expect(chosenChannel(values, markets, amount('9.99'))).toBeUndefined();
  });
});

/** The first part of the form that is still open, in the order of the page. */
const findOpenPart = async (
  values: MethodValues,
  channels: PaymentChannels | undefined,
  toPay: MajorAmount | undefined,
) => {
  const faults = await formFaults((yup) => methodSchema(yup, channels, toPay), { ...values });
  return (['bankName', 'channel'] as const).find((part) => faults[part]);
};

describe('screens §4, payMethod: what is still open', () => {
  test('a bank comes first, then its method', async () => {
    expect(await findOpenPart(atBanks, banks, undefined)).toBe('bankName');
    const half = withBank(atBanks, two, undefined);
    expect(await findOpenPart(half, banks, undefined)).toBe('channel');
    expect(await findOpenPart({ ...half, channel: 'TWO ' }, banks, undefined)).toBeUndefined();
  });

  test('a mini market needs a shop, and no bank', async () => {
    expect(await findOpenPart(withKind('miniMarket'), markets, undefined)).toBe('channel');
    expect(await findOpenPart(chosenOf('miniMarket', 'SHOP'), markets, undefined)).toBeUndefined();
  });

  test('nothing can be right before the channels are there', async () => {
    expect(await findOpenPart(chosenOf('miniMarket', 'SHOP'), undefined, undefined)).toBe(
      'channel',
    );
  });

  test('a shop that cannot take the amount leaves the form open', async () => {
    expect(await findOpenPart(chosenOf('miniMarket', 'SHOP'), markets, amount('51'))).toBe(
      'channel',
    );
  });
});
