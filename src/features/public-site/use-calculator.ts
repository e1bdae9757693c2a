import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import {
  calculate,
  readWholeAmount,
  type LoanCost,
  type LoanRequest,
} from '../../domain/calculator.ts';
import { useNavigationAccess } from '../../navigation/navigation-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { exampleRequest } from '../../domain/loan-example.ts';
import {
  readCalculatorQuery,
  withCalculatorQuery,
  type CalculatorEntry,
} from '../../domain/calculator-query.ts';

/** The calculator's fields, and what came of them. */
export interface Calculator {
  entry: CalculatorEntry;
  /** What was asked for is no number (spec §5). */
  isWrong: boolean;
  /** What to show; it follows the fields, and is undefined after a reset or a fault until something is calculated. */
  result: { request: LoanRequest; cost: LoanCost } | undefined;
  change(part: Partial<CalculatorEntry>): void;
  /** False when there is nothing to reckon with. */
  calculate(): boolean;
  /** Everything cleared, and the usual term (spec §4). */
  reset(): void;
}

const never = () => () => undefined;

/** The query of the address; none while a page that a server drew is taken over, for a server draws it without one. */
export function useQueryOnDevice(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    never,
    () => search,
    () => '',
  );
}

/**
 * Has answered before it is touched: for what the address says, else for the example. What was calculated is written
 * there, so that a link shows the same.
 */
export function useCalculator(): Calculator {
  const { calculator, money } = useTenant();
  const { address } = useNavigationAccess();
  const empty = { amount: '', days: calculator.defaultPeriodDays };
  const { amount: usual, days } = exampleRequest(calculator);
  const linked = {
    amount: usual,
    days,
    ...readCalculatorQuery(useQueryOnDevice(), calculator),
  };
  const [typed, setTyped] = useState<CalculatorEntry>();
  const entry = typed ?? linked;
  const [face, setFace] = useState<'open' | 'wrong' | 'shown'>('shown');
  const { dailyRate } = calculator;
  const amount = readWholeAmount(entry.amount, money);
  const isShown = face === 'shown';
  const result = useMemo(() => {
    if (!isShown || amount === undefined) return undefined;
    const request = { amount, days: entry.days, dailyRate };
    return { request, cost: calculate(request) };
  }, [isShown, amount, entry.days, dailyRate]);
  const keep = (kept: CalculatorEntry | undefined) =>
    address.rewrite(withCalculatorQuery(address.current(), kept));
  return {
    entry,
    isWrong: face === 'wrong',
    result,
    change(part) {
      setTyped((before) => ({ ...(before ?? linked), ...part }));
      if (face === 'wrong') setFace('open');
    },
    calculate() {
      setFace(amount === undefined ? 'wrong' : 'shown');
      if (amount !== undefined) keep({ amount, days: entry.days });
      return amount !== undefined;
    },
    reset() {
      setTyped(empty);
      setFace('open');
      keep(undefined);
    },
  };
}
