import type {
  CardRepaymentRequest,
  RepaymentAttempt,
  RepaymentOptions,
} from '../../domain/card-repayment.ts';
import type { Pressed } from '../build-request.ts';
import { lenderApi } from '../lender-api.ts';
import type { LenderQuery } from '../read-answer.ts';
import { flagOf, idOf, WrongShape, wireFields, type WireFlag } from '../read-fields.ts';
import { cardRepaymentPaths, repaymentOptionsCall } from './card-repayment.calls.ts';

/** The `data` of `repaymentCommit`. */
interface RepaymentCommitWire {
  needValid?: WireFlag;
  repayRecordId?: string | number | null;
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
    /** Issues a token, so it is asked once for each time that somebody comes to pay. */
    getRepaymentOptions: build.query<RepaymentOptions, { loanId: string }>({
      query: repaymentOptionsCall,
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
