import { overdueInstalment, type Instalment } from './instalment-plan.ts';
import { sumMajor } from './money-sums.ts';
import type { MajorAmount } from './money.ts';

// Instalments are repaid in their order, so what is chosen is always the first so many of those that wait, and
// one number holds it (screens §4).

/** How many of the waiting instalments are chosen, counted from the first. */
export type ChosenCount = number;

const within = (chosen: ChosenCount, { length }: readonly Instalment[]): ChosenCount =>
  Math.min(Math.max(chosen, 0), length);

/** The first one, whether or not it can be chosen by itself (screens §8). */
const onlyFirst = (waiting: readonly Instalment[]): ChosenCount => within(1, waiting);

/**
 * What is chosen at first: the first one, and with it all that are late. Whoever is late comes to pay what is late: a
 * late one that is left out goes on to cost, and the loan stays overdue after a payment that looked like all of it. The
 * rule of screens §4, that the first starts checked, holds, and a tap leaves the others out; one that the lender lets
 * nobody choose by a tap is not chosen here either.
 */
export function firstChosen(waiting: readonly Instalment[]): ChosenCount {
  const isLate = ({ status }: Instalment) => status === overdueInstalment;
  const inTime = waiting.findIndex((one) => !isLate(one));
  const late = inTime < 0 ? waiting : waiting.slice(0, inTime);
  return Math.max(onlyFirst(waiting), late.map(({ canChoose }) => canChoose).lastIndexOf(true) + 1);
}

/** Whether a tap on a row does anything: a chosen one can be cleared, another one only if it can be chosen. */
export function canTap(
  waiting: readonly Instalment[],
  chosen: ChosenCount,
  index: number,
): boolean {
  const row = waiting[index];
  return row !== undefined && (index < chosen || row.canChoose);
}

/**
 * A tap on a row: choosing one chooses all up to it, clearing one clears it and all later. A row that cannot be
 * chosen by itself changes nothing (screens §4, §8).
 */
export function tapInstalment(
  waiting: readonly Instalment[],
  chosen: ChosenCount,
  index: number,
): ChosenCount {
  const now = within(chosen, waiting);
  if (!canTap(waiting, now, index)) return now;
  return index < now ? index : index + 1;
}

/** Whether everything that waits is chosen; not so when nothing waits. */
export const areAllChosen = (waiting: readonly Instalment[], chosen: ChosenCount): boolean =>
  waiting.length > 0 && chosen >= waiting.length;

/** A tap on "pay all": all of them, whether or not they can be chosen singly, or only the first (screens §4, §8). */
export const tapPayAll = (waiting: readonly Instalment[], chosen: ChosenCount): ChosenCount =>
  areAllChosen(waiting, chosen) ? onlyFirst(waiting) : waiting.length;

/** The exact sum of what is chosen; undefined when one of its amounts is unknown, for then no sum is true (HD-05). */
export function chosenTotal(
  waiting: readonly Instalment[],
  chosen: ChosenCount,
): MajorAmount | undefined {
  const rows = waiting.slice(0, within(chosen, waiting));
  const amounts = rows.flatMap(({ amount }) => amount ?? []);
  return amounts.length === rows.length ? sumMajor(amounts) : undefined;
}
