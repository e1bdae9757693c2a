import type { Instalment, InstalmentPlan } from '../../domain/instalment-plan.ts';
import { overdueInstalment } from '../../domain/instalment-plan.ts';
import { sumMajor } from '../../domain/money-sums.ts';
import { majorToMinor } from '../../domain/money.ts';
import type { Loan } from '../../domain/loan.ts';
import type { Format } from '../../i18n/format.ts';
import type { Say } from '../../i18n/say.ts';
import type { Tenant } from '../../tenant/tenant-schema.ts';
import type { FigurePart } from '../../domain/instalment-plan.ts';
import type { PlanDay } from '../../lending-ui/plan-timeline.tsx';

/** How far a loan is, and its payments as days. */
export interface PlanModel {
  /** One for each payment; too many to tell apart are not drawn. */
  figure: readonly FigurePart[] | undefined;
  /** At most three; else `text` says it. */
  facts: readonly { label: string; value: string }[];
  text: string | undefined;
  /** How many payments wait. */
  waiting: number;
  /** There is one payment, and nothing to choose. */
  isSingle: boolean;
  title: string;
  aside: string;
  /** The days around now, and all of them where those are not all. */
  near: readonly PlanDay[];
  all: readonly PlanDay[] | undefined;
}

/** What a plan is decided from. */
export interface PlanInputs {
  plan: InstalmentPlan;
  loan: Loan;
  tenant: Pick<Tenant, 'money'>;
  say: Say;
  format: Format;
}

const mostParts = 24;
/** So many days are shown at once. */
const nearby = 3;

/**
 * Where the loan's end is: what is paid, what is left and when it is over (look, row 2). No figure of the hero comes
 * again: the amount due, and the day of an only payment, stand nowhere in the plan, and "left in total" only where it is
 * more than that. Undefined where the lender lists nothing.
 */
export function decidePlan(inputs: PlanInputs): PlanModel | undefined {
  const { plan, say } = inputs;
  const { paid, waiting } = plan;
  const total = paid.length + waiting.length;
  // A lender that counts instalments without listing them has not said that nothing waits.
  if (waiting.length === 0) return undefined;
  const days = daysOf(inputs);
  const start = Math.max(0, Math.min(paid.length - 1, total - nearby));
  const end: PlanDay = { at: 'end', title: say('loan-details:planEnd') };
  return {
    figure: total > mostParts ? undefined : days.map(({ at }) => (at === 'end' ? 'later' : at)),
    ...progressOf(inputs, total),
    waiting: waiting.length,
    isSingle: total === 1,
    title: say('loan-details:plan'),
    aside: say('loan-details:planCount', { count: total }),
    near: total < nearby ? [...days, end] : days.slice(start, start + nearby),
    all: total > nearby ? [...days, end] : undefined,
  };
}

const paidFact = ({ paid }: InstalmentPlan, total: number, say: Say) => ({
  label: say('loan-details:factPaid'),
  value: say('loan-details:paidOf', { paid: paid.length, total }),
});

function progressOf({ plan, loan, tenant, say, format }: PlanInputs, total: number) {
  const { waiting } = plan;
  if (total === 1) {
    // The lender has said in its own words what one payment does; "0 of 1" would say nothing.
    return { facts: [], text: loan.description ? undefined : say('loan-details:onePayment') };
  }
  if (waiting.length === 1) return { facts: [], text: say('loan-details:lastOfPlan') };
  const amounts = waiting.flatMap(({ amount }) => amount ?? []);
  const left = sumMajor(amounts);
  const isMore =
    amounts.length === waiting.length &&
    loan.amountDue !== undefined &&
    BigInt(majorToMinor(left, tenant.money.minorDigits)) > BigInt(loan.amountDue);
  const last = waiting.at(-1)?.dueDate;
  const facts = [
    paidFact(plan, total, say),
    isMore && { label: say('loan-details:factLeft'), value: format.major(left) },
    last && { label: say('loan-details:factLast'), value: format.shortDay(last) },
  ].filter((fact) => typeof fact === 'object');
  return { facts, text: undefined };
}

function daysOf({ plan, loan, tenant, say, format }: PlanInputs): PlanDay[] {
  // The day of an only payment is the hero's, right above it.
  const isOnly = plan.paid.length + plan.waiting.length === 1 && Boolean(loan.dueDate);
  const day = ({ dueDate, number }: Instalment) => ({
    number: dueDate && !isOnly ? number : undefined,
    title: isOnly ? say('loan-details:onlyPayment') : dueDate ? format.day(dueDate) : number,
  });
  const amount = (one: Instalment) =>
    one.amount === undefined ? one.amountText : format.major(one.amount);
  const isDue = (one: Instalment) =>
    one.amount !== undefined &&
    loan.amountDue !== undefined &&
    BigInt(majorToMinor(one.amount, tenant.money.minorDigits)) === BigInt(loan.amountDue);
  return [
    ...plan.paid.map((one): PlanDay => ({
      ...day(one),
      at: 'paid',
      aside: say('loan-details:planPaid'),
    })),
    ...plan.waiting.map((one, place): PlanDay => {
      if (one.status === overdueInstalment) {
        // Where the hero names one payment only, another that is late says how much it is.
        const late = [isDue(one) ? undefined : amount(one), say('loan-details:planLate')];
        return { ...day(one), at: 'late', aside: late.filter(Boolean).join(' · ') };
      }
      if (place === 0) return { ...day(one), at: 'next', aside: say('loan-details:planNext') };
      return { ...day(one), at: 'later', aside: isDue(one) ? undefined : amount(one) };
    }),
  ];
}
