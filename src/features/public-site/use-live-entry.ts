import { useState } from 'react';
import { readCalculatorQuery, withCalculatorQuery } from '../../domain/calculator-query.ts';
import { readWholeAmount } from '../../domain/calculator.ts';
import { exampleRequest } from '../../domain/loan-example.ts';
import { useNavigationAccess } from '../../navigation/navigation-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { useQueryOnDevice } from './use-calculator.ts';

/** Amount and term as they stand in the fields; they begin with the address, else with the tenant's example. */
export function useLiveEntry() {
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
  return {
    entry,
    amount,
    change: (part: Partial<typeof entry>) => setTyped({ ...entry, ...part }),
    /** Writes what was chosen into the address, so that a reload and a link show the same. */
    keep: (days = entry.days) => {
      if (amount !== undefined)
        address.rewrite(withCalculatorQuery(address.current(), { amount, days }));
    },
  };
}
