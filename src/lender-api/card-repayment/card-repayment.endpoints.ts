import type {
  CardRepaymentRequest,
  RepaymentAttempt,
  RepaymentOptions,
} from '../../domain/card-repayment.ts';
import { lenderApi, type LenderQuery } from '../lender-api.ts';
import { toRepaymentAttempt, toRepaymentOptions } from './card-repayment.mapper.ts';
import { cardRepaymentPaths } from './card-repayment.paths.ts';

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
    startCardRepayment: build.mutation<RepaymentAttempt, CardRepaymentRequest>({
      query: ({
        loanId,
        amount,
        card,
        token,
        couponId,
        isResend,
      }): LenderQuery<RepaymentAttempt> => ({
        endpoint: cardRepaymentPaths.repaymentCommit,
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
    confirmCardRepayment: build.mutation<null, CodeConfirmation>({
      query: ({ loanId, attemptId, code }): LenderQuery<null> => ({
        endpoint: cardRepaymentPaths.repaymentConfirm,
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
