import { daysUntil } from '../../domain/day.ts';
import { claimOf, hasArrived, type LoanClaim } from '../../domain/loan-claim.ts';
import { loanActions, loanStatusRule } from '../../domain/loan-status.ts';
import type { Loan } from '../../domain/loan.ts';
import { mayStart, isPaymentPending, type Standing } from '../../domain/money-call.ts';
import type { Format } from '../../i18n/format.ts';
import type { Say } from '../../i18n/say.ts';
import type { ScreenKey } from '../../tenant/screen-paths.ts';
import type { Tenant } from '../../tenant/tenant-schema.ts';

/** Where a card of the opening leads: paying, another due date, the answer "was it paid?", a complaint, the loan. */
export type OpeningCard = 'pay' | 'extend' | 'wasPaid' | 'thinkWrong' | 'seeLoan';

/** How a talk about a loan begins. */
export interface OpeningModel {
  /** See `openingSentence`. */
  sentence: string;
  cards: readonly { act: OpeningCard; label: string }[];
}

/** What the opening is decided from. */
export interface OpeningInputs {
  loan: Loan;
  /** What is known here of a payment that the loan does not show yet. */
  standing: Standing;
  tenant: Pick<Tenant, 'loanStatuses' | 'locale'>;
  say: Say;
  format: Format;
  /** Milliseconds since 1970. */
  now: number;
  isOpen: (screen: ScreenKey) => boolean;
}

function dueSentence({ loan, tenant, say, format, now }: OpeningInputs): string {
  const amount = format.money(loan.amountDue);
  if (!loan.dueDate) return say('assistant:loanDue', { amount });
  const { timeZone } = tenant.locale;
  const days = daysUntil(loan.dueDate, timeZone, now);
  if (days === 0) return say('assistant:loanDueToday', { amount });
  if (days !== undefined && days < 0)
    return say('assistant:loanLate', { amount, date: format.weekday(loan.dueDate) });
  return say('assistant:loanDueOn', { amount, date: format.weekday(loan.dueDate) });
}

/** What the lender says of the loan now, in one sentence. */
export function openingSentence(inputs: OpeningInputs): string {
  const { loan, standing, tenant, say } = inputs;
  if (mayStart[standing.is] === 'no') return say('assistant:loanAsked');
  const { state } = loanStatusRule(loan.status, tenant.loanStatuses);
  if (state === 'settled') return say('assistant:loanSettled');
  if (state === 'unpaid' && loan.amountDue !== undefined) return dueSentence(inputs);
  return loan.headline || say('assistant:loanOther');
}

/**
 * The first words of a talk about a loan, all of them out of the lender's answer (look, row 7), with what can be done
 * about it. Throws `MissingText` where the words at hand lack one.
 */
export function decideOpening(inputs: OpeningInputs): OpeningModel {
  const { loan, standing, tenant, say, isOpen } = inputs;
  const rule = loanStatusRule(loan.status, tenant.loanStatuses);
  const allowed = mayStart[standing.is] === 'no' ? [] : loanActions(rule, loan.canExtend);
  const cards: readonly [boolean, OpeningModel['cards'][number]][] = [
    [allowed.includes('repay'), { act: 'pay', label: say('assistant:cardPay') }],
    [
      allowed.includes('extend') && isOpen('extension'),
      { act: 'extend', label: say('assistant:cardExtend') },
    ],
    [
      rule.state === 'unpaid' || isPaymentPending(standing),
      { act: 'wasPaid', label: say('assistant:cardWasPaid') },
    ],
    [
      rule.picture === 'declined' && isOpen('complaintStart'),
      { act: 'thinkWrong', label: say('assistant:cardThinkWrong') },
    ],
    [rule.state !== 'unpaid', { act: 'seeLoan', label: say('assistant:cardSeeLoan') }],
  ];
  return {
    sentence: openingSentence(inputs),
    cards: cards.filter(([isThere]) => isThere).map(([, card]) => card),
  };
}

/** What the lender says to "was it paid?". */
export interface PaidAnswer {
  title: string;
  text: string;
  /** It was not, so what proves it may be sent. */
  isOpen: boolean;
}

/** What the lender's newest answer means; `before` is what the loan asked for when the talk was opened. */
export function decidePaidAnswer(inputs: OpeningInputs, before: LoanClaim): PaidAnswer {
  const { loan, standing, tenant, say, format, now } = inputs;
  const { state } = loanStatusRule(loan.status, tenant.loanStatuses);
  const time = format.clock(now);
  const isPaid = hasArrived(before, claimOf(loan), state, tenant.locale.timeZone);
  if (isPaid) {
    return {
      title: say('assistant:paidYes', { time }),
      text: openingSentence({ ...inputs, standing: { is: 'none' } }),
      isOpen: false,
    };
  }
  const due =
    state === 'unpaid' && loan.amountDue !== undefined
      ? dueSentence(inputs)
      : mayStart[standing.is] === 'no'
        ? ''
        : loan.headline;
  return {
    title: say('assistant:paidNotYet', { time }),
    text: [due, say('assistant:paidNotTwice')].filter(Boolean).join(' '),
    isOpen: true,
  };
}
