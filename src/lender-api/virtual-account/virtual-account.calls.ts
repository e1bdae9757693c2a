import type { MajorAmount } from '../../domain/money.ts';
import {
  kindOfPayType,
  type PaymentGuideSteps,
  type VirtualAccount,
} from '../../domain/virtual-account.ts';
import type { Pressed } from '../build-request.ts';
import type { Endpoints } from '../endpoint.ts';
import type { LoanRef } from '../loan/loan.calls.ts';
import type { LenderQuery } from '../read-answer.ts';
import { dateOf, idOf, majorOf, textOf, WrongShape } from '../read-fields.ts';
import { wireFields } from '../read-fields.ts';

/** How the calls of paying to a number go out (lender-api §2). */
export const virtualAccountPaths = {
  generateVcode: {
    key: 'generateVcode',
    path: '/v3/loan-details/generate-vcode',
    dialect: 'success',
  },
  payTypes: {
    key: 'payTypes',
    path: '/v3/loan-details/init-pay-type',
  },
} as const satisfies Endpoints;

/** One way to use a number at a bank. */
interface StepChannelWire {
  name: string;
  step?: string[] | null;
}

/** The `data` of `generateVcode` (lender-api §2). Amounts in major units. */
interface VirtualAccountWire {
  amount: number | string;
  vcode: string | number;
  cardNo?: string | number | null;
  /** 1 bank, 2 mini market; others belong to a tenant. */
  payType?: string | number;
  payCode?: string | number | null;
  /** A bank's ways, or the steps at a shop's counter. */
  payStep?: StepChannelWire[] | string[] | null;
  specificNum?: string | number | null;
  telephone?: string | null;
  expiredAt?: string | number | null;
  billerCode?: string | number | null;
  payeeName?: string | null;
}

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
function toVirtualAccount(data: unknown, asked: AskedChannel): VirtualAccount {
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

/** What a number is asked for. `payType` is one of `payTypes`, or the tenant's own for its guide. */
export interface VirtualAccountRequest extends LoanRef, AskedChannel {
  /** Not sent when it is not known: the lender's answer says it then (screens §8). */
  amount: MajorAmount | undefined;
  /** The person has not chosen a channel yet. */
  isDefault: boolean;
  /** The page's own `display`: 1 after the channel was chosen. */
  isDisplayed: boolean;
}

/** Asks for a number: it makes one, so it is never asked again by itself. */
export const virtualAccountCall = ({
  isDefault,
  isDisplayed,
  pressId,
  ...asked
}: VirtualAccountRequest & Pressed): LenderQuery<VirtualAccount> => ({
  endpoint: virtualAccountPaths.generateVcode,
  pressId,
  payload: {
    productId: asked.productId,
    orderId: asked.loanId,
    amount: asked.amount,
    payCode: asked.code,
    pay_type: asked.payType,
    is_default: isDefault ? 1 : 0,
    is_display: isDisplayed ? 1 : 0,
    specific_num: asked.specificNumber,
  },
  read: (data) => toVirtualAccount(data, asked),
});
