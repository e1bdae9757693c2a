import type { Talk, TalkRecord } from './assistant-talk.ts';

/** A call that a talk asks for. */
export type TalkCall =
  | { kind: 'ask'; id: number; questionId: string }
  | { kind: 'record'; record: TalkRecord };

/**
 * The calls that have become due between two states of a talk, each exactly once: what was under way before is
 * not sent again. `before` is undefined for a talk that was taken up again, where only a question is due.
 */
export function callsDue(before: Talk | undefined, after: Talk): readonly TalkCall[] {
  const { asking, records } = after;
  const isAsked = asking && !asking.hasFailed && asking.id !== before?.asking?.id;
  const wasSending = new Set(
    before?.records.flatMap(({ id, state }) => (state === 'sending' ? [id] : [])),
  );
  return [
    ...(isAsked ? [{ kind: 'ask', id: asking.id, questionId: asking.question.id } as const] : []),
    ...records
      .filter(({ id, state }) => state === 'sending' && !wasSending.has(id))
      .map((record) => ({ kind: 'record', record }) as const),
  ];
}
