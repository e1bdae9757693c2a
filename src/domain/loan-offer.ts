import type { MinorAmount } from './money.ts';

/** A label with its text, shown as the lender wrote it. */
export interface DetailLine {
  label: string;
  value: string;
}

/** One row of the repayment plan of an offer. */
export interface PlannedRepayment {
  title: string;
  description: string;
  /** As it came: see `readDay`. */
  dueDate: string;
  /** Undefined where the lender sent no amount: shown as a dash. */
  amount: MinorAmount | undefined;
}

/** A text or page that must be agreed to before the offer can be accepted. */
export interface AgreementPopup {
  title: string;
  text: string;
  address: string;
}

/** The account that the money goes to, as the lender names it; the number is masked there. */
export interface PayoutAccount {
  bankName: string;
  number: string;
}

/** What a lender says when it has taken an acceptance. */
export interface AcceptedOffer {
  /** Where to go on; unjudged. */
  nextAddress: string;
  payoutAccount: PayoutAccount | undefined;
  /** The day on which the money should arrive, as it came: see `readDay`; '' when the lender did not say. */
  expectedAt: string;
}

/** What a lender offers before the money is paid out (spec §3, loan confirm data). */
export interface LoanOffer {
  productName: string;
  productLogo: string;
  amount: MinorAmount | undefined;
  /** Number of `termUnit`s. */
  term: string;
  /** As it came: text, or 1 for days, 2 for months (screens §8). Goes back unchanged when the offer is accepted. */
  termUnit: string;
  rate: string;
  details: readonly DetailLine[];
  plan: readonly PlannedRepayment[];
  firstDueDate: string;
  daysToFirstPayment: string;
  note: string;
  popup: AgreementPopup | undefined;
  netAmount: MinorAmount | undefined;
  fees: readonly { label: string; amount: MinorAmount | undefined }[];
  apr: string;
  payoutDate: string;
  payoutAccount: PayoutAccount | undefined;
}
