import { createContext, useContext, useState } from 'react';
import { answerName, type FirstAnswer } from './early-call.ts';
import type { LenderQuery } from './read-answer.ts';

/**
 * What the first rendering must show, beside the store: the answers that the first view was drawn from, by
 * `answerName`. Empty as soon as the first rendering is over; from then on only the store counts.
 */
export const FirstAnswersContext = createContext<ReadonlyMap<string, FirstAnswer>>(new Map());

/** The answer that the first view was drawn from, for the screen that takes over from it; undefined for any other. */
export function useFirstAnswer<Result>(
  query: LenderQuery<Result>,
): { data: Result; at: number } | undefined {
  const answers = useContext(FirstAnswersContext);
  const [first] = useState(() => answers.get(answerName(query)));
  return first as { data: Result; at: number } | undefined; // mapped by the `read` of the same call
}
