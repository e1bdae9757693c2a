import { majorFromText, minorFromText, type MinorAmount } from '../../src/domain/money.ts';
import { kindOfPayType } from '../../src/domain/virtual-account.ts';
import { cardLinkingEndpoints } from '../../src/lender-api/card-linking/card-linking.api.ts';
import { cardRepaymentEndpoints } from '../../src/lender-api/card-repayment/card-repayment.api.ts';
import type { EndpointKey } from '../../src/lender-api/endpoint-table.ts';
import { extensionEndpoints } from '../../src/lender-api/extension/extension.api.ts';
import { instalmentEndpoints } from '../../src/lender-api/instalments/instalments.api.ts';
import { loanConfirmEndpoints } from '../../src/lender-api/loan-confirm/loan-confirm.api.ts';
import { loanEndpoints } from '../../src/lender-api/loan/loan.api.ts';
import { numberRepaymentEndpoints } from '../../src/lender-api/number-repayment/number-repayment.api.ts';
import { walletRepaymentEndpoints } from '../../src/lender-api/wallet-repayment/wallet-repayment.api.ts';
import { textAt, type DigitFields } from './contract-answers.ts';
import type { LenderStore } from './lender-store.ts';
import { helpPlayers } from './help-calls.ts';
import { publicPlayers } from './public-calls.ts';

/** What a call came to: data, or the error that a screen would see. */
export interface Outcome {
  data?: unknown;
  error?: unknown;
}

/** Sends a call through the store as a screen would, with what a request of the contract carries. */
export type Player = (store: LenderStore, request: DigitFields) => PromiseLike<Outcome>;

const { getLoanOffer, getAgreements, getAgreementAddress, acceptLoanOffer } =
  loanConfirmEndpoints.endpoints;
const { getLoan, rateApp, trackBorrowMore, trackProductTap } = loanEndpoints.endpoints;
const { getRepaymentOptions, startCardRepayment, confirmCardRepayment } =
  cardRepaymentEndpoints.endpoints;
const { linkCard } = cardLinkingEndpoints.endpoints;
const { startWalletRepayment } = walletRepaymentEndpoints.endpoints;
const { requestVirtualAccount, getPaymentChannels } = numberRepaymentEndpoints.endpoints;
const { getExtensionOffer } = extensionEndpoints.endpoints;
const { getInstalmentPlan } = instalmentEndpoints.endpoints;

const optional = (request: DigitFields, name: string) => textAt(request, name) || undefined;

function amountOf(request: DigitFields): MinorAmount {
  const amount = minorFromText(textAt(request, 'amount'));
  if (amount === undefined) throw new Error(`${textAt(request, 'amount')} is no amount`);
  return amount;
}

const productOf = (request: DigitFields) => ({ productId: textAt(request, 'productId') });
const loanOf = (request: DigitFields) => ({
  ...productOf(request),
  loanId: textAt(request, 'orderId'),
});
const tapOf = (request: DigitFields) => ({
  ...productOf(request),
  position: Number(textAt(request, 'positionId')),
});

const sourceNames = ['orderId', 'productId', 'couponId', 'couponMoney', 'withholdingAmount'];

/** How each call is sent; a call that is missing here is not proved to keep the contract. */
export const players: Readonly<Partial<Record<EndpointKey, Player>>> = {
  ...publicPlayers,
  ...helpPlayers,
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
  loanDetails: (store, request) => store.dispatch(getLoan.initiate(loanOf(request))),
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
  repaymentRedirect: (store, request) =>
    store.dispatch(
      startWalletRepayment.initiate({
        userId: textAt(request, 'userId'),
        loanId: textAt(request, 'orderId'),
        amount: amountOf(request),
      }),
    ),
  generateVcode: (store, request) =>
    store.dispatch(
      requestVirtualAccount.initiate({
        ...loanOf(request),
        amount: majorFromText(textAt(request, 'amount')),
        payType: textAt(request, 'pay_type'),
        code: textAt(request, 'payCode'),
        ...('specific_num' in request && { specificNumber: textAt(request, 'specific_num') }),
        isDefault: textAt(request, 'is_default') === '1',
        isDisplayed: textAt(request, 'is_display') === '1',
      }),
    ),
  payTypes: (store, request) =>
    store.dispatch(
      getPaymentChannels.initiate({
        ...loanOf(request),
        kind: kindOfPayType(textAt(request, 'pay_type')),
      }),
    ),
  extension: (store, request) => store.dispatch(getExtensionOffer.initiate(loanOf(request))),
  instalments: (store, request) => store.dispatch(getInstalmentPlan.initiate(loanOf(request))),
};

/** The player of a call; a test of an unknown one fails. */
export function playerOf(key: string): Player {
  const player = Object.entries(players).find(([name]) => name === key)?.[1];
  if (!player) throw new Error(`tests/support/lender-calls.ts does not say how ${key} is sent`);
  return player;
}
