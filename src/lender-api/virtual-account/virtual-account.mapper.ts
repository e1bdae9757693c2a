import type { BankChannels, PaymentChannel } from '../../domain/payment-channel.ts';
import {
  kindOfPayType,
  type PaymentGuideSteps,
  type VirtualAccount,
} from '../../domain/virtual-account.ts';
import { WrongShape, dateOf, fieldsOf, idOf, listOf, majorOf, textOf } from '../read-fields.ts';
import { wireFields } from '../wire-fields.ts';
import type {
  BankOptionWire,
  PayMethodWire,
  StepChannelWire,
  VirtualAccountWire,
} from './virtual-account.wire.ts';

/** The channel that a number was asked for, for an answer that does not name it. */
export interface AskedChannel {
  payType: string;
  code: string;
  specificNumber?: string | undefined;
}

const filled = (texts: readonly unknown[]): string[] =>
  texts.map(textOf).filter((text) => text.trim() !== '');

/**
 * Steps in either shape: a shop's are a list of texts, a bank's are lists under names. A way without a step says
 * nothing and is left out; steps of any other shape are none, for the number is worth showing without them.
 */
function toGuides(value: unknown): PaymentGuideSteps[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const counter = filled(items);
  if (counter.length) return [{ name: '', steps: counter }];
  return items
    .map((item) => wireFields<StepChannelWire>(item))
    .map(({ name, step }) => ({
      name: textOf(name),
      steps: filled(Array.isArray(step) ? step : []),
    }))
    .filter(({ steps }) => steps.length > 0);
}

/** The number out of `generateVcode`; throws `WrongShape` when there is none, for then nothing can be paid. */
export function toVirtualAccount(data: unknown, asked: AskedChannel): VirtualAccount {
  const wire = wireFields<VirtualAccountWire>(data);
  const virtualAccountNumber = idOf(wire.vcode);
  if (virtualAccountNumber === undefined) throw new WrongShape('data.vcode');
  return {
    amount: majorOf(wire.amount),
    virtualAccountNumber,
    billNumber: textOf(wire.cardNo),
    billerCode: textOf(wire.billerCode),
    kind: kindOfPayType(textOf(wire.payType) || asked.payType),
    channelCode: textOf(wire.payCode) || asked.code,
    specificNumber: textOf(wire.specificNum) || (asked.specificNumber ?? ''),
    guides: toGuides(wire.payStep),
    telephone: textOf(wire.telephone),
    expiresAt: dateOf(wire.expiredAt),
    payeeName: textOf(wire.payeeName),
  };
}

const toChannel = (value: unknown): PaymentChannel => {
  const wire = wireFields<PayMethodWire>(value);
  return {
    name: textOf(wire.name),
    code: textOf(wire.payCode),
    specificNumber: textOf(wire.specificNum),
  };
};

/** A channel without a code cannot be asked for and is left out. */
const toChannels = (value: unknown, where: string): PaymentChannel[] =>
  listOf(value, where)
    .map(toChannel)
    .filter(({ code }) => code !== '');

/** Shops out of `payTypes`; none at all leaves the choice to the tenant's own list (lender-api §2). */
export const toMarkets = (data: unknown): PaymentChannel[] => toChannels(data, 'data');

/** Banks out of `payTypes`; one without a way to pay is left out. */
export const toBanks = (data: unknown): BankChannels[] =>
  listOf(data, 'data')
    .map((bank) => wireFields<BankOptionWire>(fieldsOf(bank)))
    .map(({ bankName, methods }) => ({
      bankName: textOf(bankName),
      methods: toChannels(methods, 'data.methods'),
    }))
    .filter(({ methods }) => methods.length > 0);
