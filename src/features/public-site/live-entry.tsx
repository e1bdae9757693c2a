import { createContext, useContext, useState, type ReactNode } from 'react';
import { readCalculatorQuery, withCalculatorQuery } from '../../domain/calculator-query.ts';
import { readWholeAmount } from '../../domain/calculator.ts';
import { exampleRequest } from '../../domain/loan-example.ts';
import { useNavigationAccess } from '../../navigation/navigation-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { useQueryOnDevice } from './use-calculator.ts';

/** Amount and term as they stand in the fields of the home page; they begin with the address, else with the example. */
function useNewEntry() {
  const { calculator: rules, money } = useTenant();
  const { address } = useNavigationAccess();
  const [typed, setTyped] = useState<{ amount: string; days: number }>();
  const start = exampleRequest(rules);
  const linked = readCalculatorQuery(useQueryOnDevice(), rules);
  const entry = typed ?? {
    amount: linked.amount ?? start.amount,
    days: linked.days ?? start.days,
  };
  const amount = readWholeAmount(entry.amount, money);
  const isLent = Number(amount) >= rules.amountMin && Number(amount) <= rules.amountMax;
  return {
    entry,
    amount,
    /** This lender lends such an amount. */
    isLent,
    /** What every Apply of the page carries along; nothing where it could not be lent. */
    request: amount !== undefined && isLent ? { amount, term: String(entry.days) } : {},
    change: (part: Partial<typeof entry>) => setTyped({ ...entry, ...part }),
    /** Writes what was chosen into the address, so that a reload and a link show the same. */
    keep: (days = entry.days) => {
      if (amount !== undefined)
        address.rewrite(withCalculatorQuery(address.current(), { amount, days }));
    },
  };
}

const LiveEntry = createContext<ReturnType<typeof useNewEntry> | undefined>(undefined);

/** One choice for the whole page: while the knob moves, only what reads it is drawn anew. */
export function LiveEntryProvider({ children }: { children: ReactNode }) {
  return <LiveEntry value={useNewEntry()}>{children}</LiveEntry>;
}

/** What stands in the calculator of the home page. */
export function useLiveEntry() {
  const live = useContext(LiveEntry);
  if (!live) throw new Error('useLiveEntry needs a LiveEntryProvider above it');
  return live;
}

/** What an Apply carries along: the chosen amount and term on the home page, nothing elsewhere. */
export const useRequest = () => useContext(LiveEntry)?.request ?? {};
