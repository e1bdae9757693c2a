import type { MinorAmount } from './money.ts';

/** A card or account that the borrower has linked. */
export interface LinkedCard {
  id: string;
  bankName: string;
  /** Masked by the lender. */
  number: string;
  bankCode: string;
}

/** The ways a loan can be repaid now. The token belongs to this asking and to one payment. */
export interface RepaymentOptions {
  token: string;
  cards: readonly LinkedCard[];
  hasWallet: boolean;
  amountDue: MinorAmount | undefined;
}

/** What is sent to start a card repayment (spec §3, commit payload). */
export interface CardRepaymentRequest {
  loanId: string;
  amount: MinorAmount;
  card: LinkedCard;
  token: string;
  couponId: string | undefined;
  /** A further code for the same payment, because the first did not arrive. */
  isResend: boolean;
}

/** A started repayment: it waits for a code, or is done. */
export interface RepaymentAttempt {
  id: string | undefined;
  requiresOtp: boolean;
}

/** Codes of the lender that have a meaning of their own (spec §8). */
export const repaymentCodes = { wrongCode: '800006', repeated: '800005' } as const;
