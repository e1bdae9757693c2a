import type { Talk } from './assistant-talk.ts';
import { say } from './assistant-talk-lines.ts';

/**
 * A kept talk as it goes on after a reload. A question that was under way is asked again, for asking makes nothing.
 * A record that was under way may have arrived, so it is never sent again by itself: the person is told, and can
 * send it once more. A jump has led away already; nobody is asked for stars a second time.
 */
export function resumeTalk(talk: Talk): Talk {
  const open = talk.records.filter(({ kind, state }) => state === 'sending' && kind !== 'jump');
  const failed = talk.records.filter(({ state }) => state === 'failed');
  const records = [...failed, ...open.map((one) => ({ ...one, state: 'failed' as const }))];
  const why = { isRejected: false, text: '' };
  return say(
    { ...talk, records, isRating: false },
    ...open.map(({ id }) => ({ kind: 'failure', of: id, why }) as const),
  );
}
