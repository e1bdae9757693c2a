import type { MajorAmount } from './money.ts';

/** One payment of a loan that is repaid in several. */
export interface Instalment {
  number: string;
  /** Undefined where the lender sent no amount: shown as a dash and never paid. */
  amount: MajorAmount | undefined;
  /** The amount in the lender's own words; '' when it sent none. */
  amountText: string;
  /** Whether it can be chosen by itself (screens §8, "Repayment"). */
  canChoose: boolean;
  /** The lender's number as text; see `overdueInstalment`. */
  status: string;
  description: string;
  /** As it came: see `readDay`. */
  dueDate: string;
}

/** The status that has its own colour (screens §4). */
export const overdueInstalment = '500';

/** What of a loan waits to be repaid, and what is repaid (spec §4). */
export interface InstalmentPlan {
  productName: string;
  note: string;
  /** As the lender counts them; '' when it sent no count. */
  waitingCount: string;
  waiting: readonly Instalment[];
  paid: readonly Instalment[];
}

/** How one payment of a loan stands, in the figure of it. */
export type FigurePart = 'paid' | 'next' | 'late' | 'later';
