import type {
  CardRepaymentRequest,
  LinkedCard,
  RepaymentAttempt,
  RepaymentOptions,
} from '../../domain/card-repayment.ts';
import type { Pressed } from '../build-request.ts';
import { lenderApi, type LenderQuery } from '../lender-api.ts';
import { flagOf, idOf, listOf, minorOf, textOf, WrongShape } from '../read-fields.ts';
import { wireFields, type WireFlag } from '../wire-fields.ts';
import { cardRepaymentPaths } from './card-repayment.calls.ts';

/** A linked card in `repaymentWay`. */
interface BankCardWire {
  id: string | number;
  bankName?: string;
  cardNo?: string | number;
  bankCode?: string;
}

/** The `data` of `repaymentWay`. */
interface RepaymentWayWire {
  alipay?: WireFlag;
  repayToken: string | number;
  bankCards?: BankCardWire[] | null;
  /** Minor units. */
  amountDue?: number | string;
}

/** The `data` of `repaymentCommit`. */
interface RepaymentCommitWire {
  needValid?: WireFlag;
  repayRecordId?: string | number | null;
}

const toCard = (value: unknown): LinkedCard => {
  const wire = wireFields<BankCardWire>(value);
  return {
    id: textOf(wire.id),
    bankName: textOf(wire.bankName),
    number: textOf(wire.cardNo),
    bankCode: textOf(wire.bankCode),
  };
};

/** The ways to repay out of `repaymentWay`; a card without an id cannot be asked for and is left out. */
function toRepaymentOptions(data: unknown): RepaymentOptions {
  const wire = wireFields<RepaymentWayWire>(data);
  const token = idOf(wire.repayToken);
  if (token === undefined) throw new WrongShape('data.repayToken');
  return {
    token,
    cards: listOf(wire.bankCards, 'data.bankCards')
      .map(toCard)
      .filter((card) => card.id !== ''),
    hasWallet: flagOf(wire.alipay),
    amountDue: minorOf(wire.amountDue),
  };
}

/** The started payment out of `repaymentCommit`; one that wants a code without naming its record is malformed. */
function toRepaymentAttempt(data: unknown): RepaymentAttempt {
  const wire = wireFields<RepaymentCommitWire>(data);
  const attempt = { id: idOf(wire.repayRecordId), requiresOtp: flagOf(wire.needValid) };
  if (attempt.requiresOtp && attempt.id === undefined) throw new WrongShape('data.repayRecordId');
  return attempt;
}

/** A code typed for a payment that waits for it. */
export interface CodeConfirmation {
  loanId: string;
  attemptId: string;
  code: string;
}

/** The calls of a card repayment (lender-api §2, Repayment). */
export const cardRepaymentEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    /** Issues a token, so it is never asked early. */
    getRepaymentOptions: build.query<RepaymentOptions, { loanId: string }>({
      query: ({ loanId }): LenderQuery<RepaymentOptions> => ({
        endpoint: cardRepaymentPaths.repaymentWay,
        payload: { orderId: loanId },
        read: toRepaymentOptions,
      }),
    }),
    /** Moves money: never repeated by the program. */
    startCardRepayment: build.mutation<RepaymentAttempt, CardRepaymentRequest & Pressed>({
      query: ({
        loanId,
        amount,
        card,
        token,
        couponId,
        isResend,
        pressId,
      }): LenderQuery<RepaymentAttempt> => ({
        endpoint: cardRepaymentPaths.repaymentCommit,
        pressId,
        payload: {
          amount,
          bankName: card.bankName,
          cardId: card.id,
          cardNo: card.number,
          couponId: couponId ?? null,
          orderId: loanId,
          repayToken: token,
          bankCode: card.bankCode,
          sendMsg: isResend ? 1 : 0,
        },
        read: toRepaymentAttempt,
      }),
    }),
    /** Moves money: never repeated by the program. */
    confirmCardRepayment: build.mutation<null, CodeConfirmation & Pressed>({
      query: ({ loanId, attemptId, code, pressId }): LenderQuery<null> => ({
        endpoint: cardRepaymentPaths.repaymentConfirm,
        pressId,
        payload: { orderId: loanId, verifyCode: code, repaymentRecordId: attemptId },
        read: () => null,
      }),
    }),
  }),
});

export const {
  useGetRepaymentOptionsQuery,
  useStartCardRepaymentMutation,
  useConfirmCardRepaymentMutation,
} = cardRepaymentEndpoints;
