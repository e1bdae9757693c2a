import { minorFromText, type MinorAmount } from '../../src/domain/money.ts';
import { cardLinkingEndpoints } from '../../src/lender-api/card-linking/card-linking.endpoints.ts';
import { cardRepaymentEndpoints } from '../../src/lender-api/card-repayment/card-repayment.endpoints.ts';
import type { EndpointKey } from '../../src/lender-api/endpoint-table.ts';
import { loanOfferEndpoints } from '../../src/lender-api/loan-offer/loan-offer.endpoints.ts';
import { loanEndpoints } from '../../src/lender-api/loan/loan.endpoints.ts';
import { textAt, type DigitFields } from './contract-answers.ts';
import type { LenderStore } from './lender-store.ts';

/** What a call came to: data, or the error that a screen would see. */
export interface Outcome {
  data?: unknown;
  error?: unknown;
}

/** Sends a call through the store as a screen would, with what a request of the contract carries. */
export type Player = (store: LenderStore, request: DigitFields) => PromiseLike<Outcome>;

const { getLoanOffer, getAgreements, getAgreementAddress, acceptLoanOffer } =
  loanOfferEndpoints.endpoints;
const { getLoan, rateApp, trackBorrowMore, trackProductTap } = loanEndpoints.endpoints;
const { getRepaymentOptions, startCardRepayment, confirmCardRepayment } =
  cardRepaymentEndpoints.endpoints;
const { linkCard } = cardLinkingEndpoints.endpoints;

const optional = (request: DigitFields, name: string) => textAt(request, name) || undefined;

function amountOf(request: DigitFields): MinorAmount {
  const amount = minorFromText(textAt(request, 'amount'));
  if (amount === undefined) throw new Error(`${textAt(request, 'amount')} is no amount`);
  return amount;
}

const productOf = (request: DigitFields) => ({ productId: textAt(request, 'productId') });
const tapOf = (request: DigitFields) => ({
  ...productOf(request),
  position: Number(textAt(request, 'positionId')),
});

const sourceNames = ['orderId', 'productId', 'couponId', 'couponMoney', 'withholdingAmount'];

/** How each call is sent; a call that is missing here is not proved to keep the contract. */
export const players: Readonly<Partial<Record<EndpointKey, Player>>> = {
  loanConfirm: (store, request) => store.dispatch(getLoanOffer.initiate(productOf(request))),
  contracts: (store, request) => store.dispatch(getAgreements.initiate(productOf(request))),
  contractUrl: (store, request) =>
    store.dispatch(
      getAgreementAddress.initiate({
        ...productOf(request),
        position: Number(textAt(request, 'position')),
        loanId: optional(request, 'orderId'),
      }),
    ),
  loanConfirmPush: (store, request) =>
    store.dispatch(
      acceptLoanOffer.initiate({
        ...productOf(request),
        amount: amountOf(request),
        term: textAt(request, 'periods'),
        termUnit: textAt(request, 'termUnit'),
      }),
    ),
  loanDetails: (store, request) =>
    store.dispatch(getLoan.initiate({ ...productOf(request), loanId: textAt(request, 'orderId') })),
  rateApp: (store, request) =>
    store.dispatch(rateApp.initiate({ score: Number(textAt(request, 'score')) })),
  event: (store, request) => store.dispatch(trackBorrowMore.initiate(tapOf(request))),
  productTap: (store, request) => store.dispatch(trackProductTap.initiate(tapOf(request))),
  repaymentWay: (store, request) =>
    store.dispatch(getRepaymentOptions.initiate({ loanId: textAt(request, 'orderId') })),
  repaymentCommit: (store, request) =>
    store.dispatch(
      startCardRepayment.initiate({
        loanId: textAt(request, 'orderId'),
        amount: amountOf(request),
        card: {
          id: textAt(request, 'cardId'),
          bankName: textAt(request, 'bankName'),
          number: textAt(request, 'cardNo'),
          bankCode: textAt(request, 'bankCode'),
        },
        token: textAt(request, 'repayToken'),
        couponId: optional(request, 'couponId'),
        isResend: textAt(request, 'sendMsg') === '1',
      }),
    ),
  repaymentConfirm: (store, request) =>
    store.dispatch(
      confirmCardRepayment.initiate({
        loanId: textAt(request, 'orderId'),
        attemptId: textAt(request, 'repaymentRecordId'),
        code: textAt(request, 'verifyCode'),
      }),
    ),
  bindCard: (store, request) =>
    store.dispatch(
      linkCard.initiate({
        loanId: textAt(request, 'orderId'),
        ...productOf(request),
        couponId: optional(request, 'couponId'),
        couponMoney: optional(request, 'couponMoney'),
        amountDue: optional(request, 'withholdingAmount'),
        fields: Object.fromEntries(
          Object.keys(request).flatMap((name) =>
            sourceNames.includes(name) ? [] : [[name, textAt(request, name)]],
          ),
        ),
      }),
    ),
};

/** The player of a call; a test of an unknown one fails. */
export function playerOf(key: string): Player {
  const player = Object.entries(players).find(([name]) => name === key)?.[1];
  if (!player) throw new Error(`tests/support/lender-calls.ts does not say how ${key} is sent`);
  return player;
}
