import type { PlayQuestion } from './play-help.ts';
import type { SandboxPlay } from './play-schema.ts';

/** The place of the categories. */
export const rootId = '0';

/** All questions of a tree, each before those that follow it. */
export function questionsOf(questions: readonly PlayQuestion[]): PlayQuestion[] {
  return questions.flatMap((question) => [question, ...questionsOf(question.next ?? [])]);
}

/** A place of the assistant's tree: what is said there, and what can be asked next; undefined for an unknown one. */
export function placeOf(
  { assistant }: SandboxPlay,
  id: string,
): Pick<PlayQuestion, 'says' | 'next'> | undefined {
  if (id === rootId) return { says: assistant.says, next: assistant.categories };
  return questionsOf(assistant.categories).find((question) => question.id === id);
}
