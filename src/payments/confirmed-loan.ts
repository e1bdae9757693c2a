import type { ConfirmedLoan } from '../session/confirmed-loans.ts';
import type { AcceptedOffer, LoanOffer } from '../domain/loan-offer.ts';
import type { MinorAmount } from '../domain/money.ts';
import { readScreenParams } from '../navigation/screen-params.ts';

/** What is shown once on the loan that was just confirmed; the answer names the account, else the offer did. */
export function confirmedLoan(
  offer: LoanOffer,
  amount: MinorAmount,
  { nextAddress, payoutAccount = offer.payoutAccount, expectedAt }: AcceptedOffer,
  at: number,
): ConfirmedLoan {
  const [, query = ''] = /\?([^#]*)/.exec(nextAddress) ?? [];
  const { loanId } = readScreenParams(query);
  return {
    at,
    amount: offer.netAmount ?? amount,
    isNet: offer.netAmount !== undefined,
    bankName: payoutAccount?.bankName ?? '',
    account: payoutAccount?.number ?? '',
    expectedAt,
    ...(loanId !== undefined && { loanId }),
  };
}
