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
  /** What the amount of the hero is, where it is not all that is late. */
  label: string | undefined;
  /** At most three; else `text` says it. */
  facts: readonly { label: string; value: string }[];
  text: string | undefined;
  /** How many payments wait. */
  waiting: number;
  aside: string;
  /** The days around now, and all of them where those are not all; none where the hero says the only one. */
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
 * again: the amount due stands nowhere in the plan, "left in total" only where it is more than that, and an only payment
 * whose day the hero says has no days at all. Undefined where the lender lists nothing.
 */
export function decidePlan(inputs: PlanInputs): PlanModel | undefined {
  const { plan, loan, say } = inputs;
  const { paid, waiting } = plan;
  const total = paid.length + waiting.length;
  // A lender that counts instalments without listing them has not said that nothing waits.
  if (waiting.length === 0) return undefined;
  const isSingle = total === 1;
  const days = daysOf(inputs);
  const late = waiting.filter(({ status }) => status === overdueInstalment);
  const amounts = new Set([...paid, ...waiting].map(({ amount }) => amount));
  const areEqual = !isSingle && amounts.size === 1 && !amounts.has(undefined);
  const start = Math.max(0, Math.min(paid.length - 1, total - nearby));
  const end: PlanDay = { at: 'end', title: say('loan-details:planEnd') };
  return {
    // A figure of one part that waits would look full, as if all were paid.
    figure:
      total > mostParts || (isSingle && !late[0])
        ? undefined
        : days.map(({ at }) => (at === 'end' ? 'later' : at)),
    label:
      late[1] && isDue(inputs, late[0])
        ? say('loan-details:firstLate', { total: late.length })
        : undefined,
    ...progressOf(inputs, total),
    waiting: waiting.length,
    aside: areEqual
      ? say('loan-details:planEqual', { total })
      : say('loan-details:planCount', { count: total }),
    near:
      isSingle && loan.dueDate
        ? []
        : total < nearby
          ? [...days, end]
          : days.slice(start, start + nearby),
    all: total > nearby ? [...days, end] : undefined,
  };
}

/** Whether the hero's amount is just this payment. */
const isDue = ({ loan, tenant }: PlanInputs, one: Instalment | undefined) =>
  one?.amount !== undefined &&
  loan.amountDue !== undefined &&
  BigInt(majorToMinor(one.amount, tenant.money.minorDigits)) === BigInt(loan.amountDue);

function progressOf({ plan, loan, tenant, say, format }: PlanInputs, total: number) {
  const { waiting } = plan;
  if (total === 1) {
    // The lender has said in its own words what one payment does; "0 of 1" would say nothing.
    const isSaid = loan.headline || loan.description;
    return { facts: [], text: isSaid ? undefined : say('loan-details:onePayment') };
  }
  const amounts = waiting.flatMap(({ amount }) => amount ?? []);
  const left = sumMajor(amounts);
  const isMore =
    amounts.length === waiting.length &&
    loan.amountDue !== undefined &&
    BigInt(majorToMinor(left, tenant.money.minorDigits)) > BigInt(loan.amountDue);
  // The day of the last one is the hero's when nothing else waits.
  const last = waiting.length > 1 && waiting.at(-1)?.dueDate;
  const facts = [
    {
      label: say('loan-details:factPaid'),
      value: say('loan-details:paidOf', { paid: plan.paid.length, total }),
    },
    isMore && { label: say('loan-details:factLeft'), value: format.major(left) },
    last && { label: say('loan-details:factLast'), value: format.shortDay(last) },
  ].filter((fact) => typeof fact === 'object');
  return { facts, text: undefined };
}

function daysOf(inputs: PlanInputs): PlanDay[] {
  const { plan, say, format } = inputs;
  const day = ({ dueDate, number }: Instalment) => ({
    number: dueDate ? number : undefined,
    title: dueDate ? format.day(dueDate) : number,
  });
  const amount = (one: Instalment) =>
    one.amount === undefined ? one.amountText : format.major(one.amount);
  return [
    ...plan.paid.map((one): PlanDay => ({
      ...day(one),
      at: 'paid',
      aside: say('loan-details:planPaid'),
    })),
    ...plan.waiting.map((one, place): PlanDay => {
      if (one.status === overdueInstalment) {
        // Where the hero names one payment only, another that is late says how much it is.
        const late = [isDue(inputs, one) ? undefined : amount(one), say('loan-details:planLate')];
        return { ...day(one), at: 'late', aside: late.filter(Boolean).join(' · ') };
      }
      if (place === 0) return { ...day(one), at: 'next', aside: say('loan-details:planNext') };
      return { ...day(one), at: 'later', aside: isDue(inputs, one) ? undefined : amount(one) };
    }),
  ];
}
