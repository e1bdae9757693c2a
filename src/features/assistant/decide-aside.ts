import { daysUntil } from '../../domain/day.ts';
import { shortNumber } from '../../domain/card-number.ts';
import { loanStatusRule } from '../../domain/loan-status.ts';
import { mayStart } from '../../domain/money-call.ts';
import { openingSentence, type OpeningInputs } from './decide-opening.ts';

/** The loan that a talk is about, as it stands beside it. */
export interface AsideModel {
  /** What is to be paid now, where something is. */
  owed: { amount: string; label: string; since: string | undefined; isLate: boolean } | undefined;
  /** How it stands, where nothing is. */
  sentence: string | undefined;
  /** Which loan it is. */
  about: string;
}

/** What stands beside a talk about a loan: what its lender's answer holds, and nothing else. */
export function decideAside(inputs: OpeningInputs, loanId: string): AsideModel {
  const { loan, standing, tenant, say, format, now } = inputs;
  const { state } = loanStatusRule(loan.status, tenant.loanStatuses);
  const about = [loan.productName, shortNumber(loanId)].filter(Boolean).join(' ');
  const owes = state === 'unpaid' && loan.amountDue !== undefined;
  if (!owes || mayStart[standing.is] === 'no')
    return { owed: undefined, sentence: openingSentence(inputs), about };
  const days = daysUntil(loan.dueDate, tenant.locale.timeZone, now);
  const isLate = days !== undefined && days < 0;
  const date = format.weekday(loan.dueDate);
  const day = loan.dueDate ? say('assistant:amountDueOn', { date }) : say('assistant:amountDue');
  return {
    owed: {
      amount: format.money(loan.amountDue),
      label: isLate || days === 0 ? say('assistant:payToday') : day,
      since: isLate ? say('assistant:wasDueOn', { date }) : undefined,
      isLate,
    },
    sentence: undefined,
    about,
  };
}
