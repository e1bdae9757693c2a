import type { MinorAmount } from '../../domain/money.ts';
import type { Pressed } from '../build-request.ts';
import { lenderApi } from '../lender-api.ts';
import type { LenderQuery } from '../read-answer.ts';
import { textOf, wireFields } from '../read-fields.ts';
import { walletRepaymentPaths } from './wallet-repayment.calls.ts';

/** The answer of `repaymentRedirect`: lenders put it beside the envelope or into its `data` (lender-api §2). */
interface RepaymentRedirectWire {
  url?: string | null;
}

/** The unjudged address of the wallet's page, from the data or beside the envelope; '' when there is none. */
function toWalletPage(data: unknown, body: Readonly<Record<string, unknown>>): string {
  const urlOf = (value: unknown) => textOf(wireFields<RepaymentRedirectWire>(value).url);
  return urlOf(data) || urlOf(body);
}

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
    startWalletRepayment: build.mutation<string, WalletRepaymentRequest & Pressed>({
      query: ({ userId, loanId, amount, pressId }): LenderQuery<string> => ({
        endpoint: walletRepaymentPaths.repaymentRedirect,
        pressId,
        payload: { userId, orderId: loanId, amount },
        read: toWalletPage,
      }),
    }),
  }),
});

export const { useStartWalletRepaymentMutation } = walletRepaymentEndpoints;
