import { say, type Talk, type TalkRecord } from './assistant-talk.ts';

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

/**
 * A kept talk as it goes on after a reload. A question that was under way is asked again, for asking makes nothing.
 * A record that was under way may have arrived, so it is never sent again by itself: the person is told, and can
 * send it once more. A jump has led away already; nobody is asked for stars a second time.
 */
export function resumeTalk(talk: Talk): Talk {
  const open = talk.records.filter(({ kind, state }) => state === 'sending' && kind !== 'jump');
  const failed = talk.records.filter(({ state }) => state === 'failed');
  const records = [...failed, ...open.map((one) => ({ ...one, state: 'failed' as const }))];
  const why = { cause: 'notReached', text: '' } as const;
  return say(
    { ...talk, records, isRating: false },
    ...open.map(({ id }) => ({ kind: 'failure', of: id, why }) as const),
  );
}
