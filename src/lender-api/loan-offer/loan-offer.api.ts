import type {
  AcceptedOffer,
  LoanOffer,
  PayoutAccount,
  PlannedRepayment,
} from '../../domain/loan-offer.ts';
import type { MinorAmount } from '../../domain/money.ts';
import type { Pressed } from '../build-request.ts';
import { lenderApi } from '../lender-api.ts';
import type { LenderQuery } from '../read-answer.ts';
import {
  dateOf,
  fieldsOf,
  flagOf,
  listOf,
  minorOf,
  textOf,
  type TextValueWire,
  toDetailLines,
  wireFields,
  type WireFlag,
} from '../read-fields.ts';
import {
  agreementScene,
  contractsCall,
  loanConfirmCall,
  loanOfferPaths,
} from './loan-offer.calls.ts';

/** One row of the plan in `loanConfirm`. Amounts in minor units. */
interface RepayPlanWire {
  title?: string;
  description?: string;
  pay_time?: string | number;
  amount?: number | string;
}

/** The `data` of `loanConfirm` (lender-api §2). Amounts in minor units. `sendSms` and `sp_rate` change nothing. */
interface LoanConfirmWire {
  productLogo?: string;
  productName?: string;
  amount: number | string;
  periods: number | string;
  termUnit: number | string;
  details?: TextValueWire[] | null;
  repay_plans?: RepayPlanWire[] | null;
  firstPayTime?: string | number;
  firstPeriodDay?: number | string;
  pRateDsc?: string;
  sendSms?: WireFlag;
  isPopType?: WireFlag;
  popTitle?: string;
  popContent?: string;
  popAgreementUrl?: string;
  note?: string;
  sp_rate?: string;
  netAmount?: number | string;
  fees?: { text: string; amount: number | string }[] | null;
  apr?: string | null;
  disburseDate?: string | number;
  payoutAccount?: PayoutAccountWire | null;
}

/** Where the money goes; the number comes masked. */
interface PayoutAccountWire {
  bankName?: string;
  cardNo?: string;
}

/** The `data` of `loanConfirmPush`. */
interface LoanConfirmPushWire {
  lendDetailsUrl: string;
  payoutAccount?: PayoutAccountWire | null;
  expectedAt?: string | number | null;
}

/** An account without a number is none: it could not be told from another. */
function toPayoutAccount(value: unknown): PayoutAccount | undefined {
  const wire = wireFields<PayoutAccountWire>(value);
  const number = textOf(wire.cardNo);
  return number ? { bankName: textOf(wire.bankName), number } : undefined;
}

const toPlanned = (value: unknown): PlannedRepayment => {
  const wire = wireFields<RepayPlanWire>(value);
  return {
    title: textOf(wire.title),
    description: textOf(wire.description),
    dueDate: dateOf(wire.pay_time),
    amount: minorOf(wire.amount),
  };
};

/** The offer out of `loanConfirm`; an amount that is none stays undefined and cannot be confirmed. */
function toLoanOffer(data: unknown): LoanOffer {
  const wire = wireFields<LoanConfirmWire>(data);
  const popup = {
    title: textOf(wire.popTitle),
    text: textOf(wire.popContent),
    address: textOf(wire.popAgreementUrl),
  };
  return {
    productName: textOf(wire.productName),
    productLogo: textOf(wire.productLogo),
    amount: minorOf(wire.amount),
    term: textOf(wire.periods),
    termUnit: textOf(wire.termUnit),
    rate: textOf(wire.pRateDsc),
    details: toDetailLines(wire.details, 'data.details'),
    plan: listOf(wire.repay_plans, 'data.repay_plans').map(toPlanned),
    firstDueDate: dateOf(wire.firstPayTime),
    daysToFirstPayment: textOf(wire.firstPeriodDay),
    note: textOf(wire.note),
    popup: flagOf(wire.isPopType) ? popup : undefined,
    netAmount: minorOf(wire.netAmount),
    fees: listOf(wire.fees, 'data.fees')
      .map((fee) => wireFields<{ text: string; amount: string }>(fee))
      .map((fee) => ({ label: textOf(fee.text), amount: minorOf(fee.amount) })),
    apr: textOf(wire.apr),
    payoutDate: dateOf(wire.disburseDate),
    payoutAccount: toPayoutAccount(wire.payoutAccount),
  };
}

/** What an acceptance was answered with. */
function toAcceptedOffer(data: unknown): AcceptedOffer {
  const wire = wireFields<LoanConfirmPushWire>(data);
  return {
    nextAddress: textOf(wire.lendDetailsUrl),
    payoutAccount: toPayoutAccount(wire.payoutAccount),
    expectedAt: dateOf(wire.expectedAt),
  };
}

/** Titles of the agreements, in the lender's order: a title's place is what `contractUrl` asks by. */
const toAgreementTitles = (data: unknown): string[] =>
  listOf(data, 'data').map((item) => textOf(fieldsOf(item).title));

/** An offer as it is accepted: what the lender sent goes back unchanged. */
export interface Acceptance {
  productId: string;
  amount: MinorAmount;
  term: string;
  termUnit: string;
}

/** Which agreement is asked for: its place in the list. */
export interface AgreementRef {
  productId: string;
  position: number;
  loanId: string | undefined;
}

/** The calls before a loan exists (lender-api §2, Loan). */
export const loanOfferEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    getLoanOffer: build.query<LoanOffer, { productId: string }>({
      query: (product): LenderQuery<LoanOffer> => ({
        ...loanConfirmCall(product),
        read: toLoanOffer,
      }),
      providesTags: ['shown'],
    }),
    getAgreements: build.query<string[], { productId: string }>({
      query: (product): LenderQuery<string[]> => ({
        ...contractsCall(product),
        read: toAgreementTitles,
      }),
      providesTags: ['shown'],
    }),
    getAgreementAddress: build.mutation<string, AgreementRef>({
      query: ({ productId, position, loanId }): LenderQuery<string> => ({
        endpoint: loanOfferPaths.contractUrl,
        payload: { productId, scene: agreementScene, position, orderId: loanId },
        read: (data) => textOf(fieldsOf(data).contract_url),
      }),
    }),
    /** Moves money: never repeated by the program. */
    acceptLoanOffer: build.mutation<AcceptedOffer, Acceptance & Pressed>({
      query: ({ productId, amount, term, termUnit, pressId }): LenderQuery<AcceptedOffer> => ({
        endpoint: loanOfferPaths.loanConfirmPush,
        pressId,
        payload: { amount, periods: term, termUnit, productId },
        read: toAcceptedOffer,
      }),
    }),
  }),
});

export const {
  useGetLoanOfferQuery,
  useLazyGetLoanOfferQuery,
  useGetAgreementsQuery,
  useGetAgreementAddressMutation,
  useAcceptLoanOfferMutation,
} = loanOfferEndpoints;
