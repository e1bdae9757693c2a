import { useCallback, useMemo, useState } from 'react';
import {
  chosenTotal,
  firstChosen,
  tapInstalment,
  tapPayAll,
  type ChosenCount,
} from '../../domain/instalment-choice.ts';
import type { Instalment } from '../../domain/instalment-plan.ts';
import type { MajorAmount } from '../../domain/money.ts';

/** What is chosen, and what a person can do about it. */
export interface ChooseInstalments {
  chosen: ChosenCount;
  /** Undefined when an amount in it is unknown. */
  total: MajorAmount | undefined;
  tap: (index: number) => void;
  tapAll: () => void;
}

/** What makes the lists of two answers the same to choose from; the words around may have changed. */
const stampOf = (waiting: readonly Instalment[]) =>
  waiting.map(({ number, amount, canChoose }) => `${number} ${amount} ${canChoose}`).join();

/** The choice among what waits. When the lender's list has changed, an old choice would mean others: it starts anew. */
export function useChooseInstalments(waiting: readonly Instalment[]): ChooseInstalments {
  const stamp = useMemo(() => stampOf(waiting), [waiting]);
  const [choice, setChoice] = useState({ stamp, chosen: firstChosen(waiting) });
  const chosen = choice.stamp === stamp ? choice.chosen : firstChosen(waiting);
  if (choice.stamp !== stamp) setChoice({ stamp, chosen });
  return {
    chosen,
    total: useMemo(() => chosenTotal(waiting, chosen), [waiting, chosen]),
    tap: useCallback(
      (index) =>
        setChoice((now) => ({ ...now, chosen: tapInstalment(waiting, now.chosen, index) })),
      [waiting],
    ),
    tapAll: useCallback(
      () => setChoice((now) => ({ ...now, chosen: tapPayAll(waiting, now.chosen) })),
      [waiting],
    ),
  };
}
