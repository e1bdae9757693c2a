import type { MinorAmount } from '../../domain/money.ts';
import { lenderApi, type LenderQuery } from '../lender-api.ts';
import { toWalletPage } from './wallet-repayment.mapper.ts';
import { walletRepaymentPaths } from './wallet-repayment.paths.ts';

/** What is sent to start a payment on a wallet's page. */
export interface WalletRepaymentRequest {
  userId: string;
  loanId: string;
  amount: MinorAmount;
}

/** Repaying by a wallet (lender-api §2, Repayment). */
export const walletRepaymentEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    /** Moves money: never repeated by the program. Answers the unjudged address of the wallet's page. */
    startWalletRepayment: build.mutation<string, WalletRepaymentRequest>({
      query: ({ userId, loanId, amount }): LenderQuery<string> => ({
        endpoint: walletRepaymentPaths.repaymentRedirect,
        payload: { userId, orderId: loanId, amount },
        read: toWalletPage,
      }),
    }),
  }),
});

export const { useStartWalletRepaymentMutation } = walletRepaymentEndpoints;
