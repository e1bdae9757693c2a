import { feedbackValues } from './assistant.ts';
import { placeOf, type Talk, type TalkFailure, type TalkLevel } from './assistant-talk.ts';
import { lender, own, record, say, withoutFailures } from './assistant-talk-lines.ts';

const changePlace = (talk: Talk, changes: Partial<TalkLevel>): Talk => {
  const [root, ...deeper] = talk.levels;
  const place = { ...placeOf(talk), ...changes };
  return { ...talk, levels: deeper.length === 0 ? [place] : [root, ...deeper.slice(0, -1), place] };
};

/** Says once whether an answer helped; when it did, stars are asked for. */
export function judged(talk: Talk, isResolved: boolean): Talk {
  if (placeOf(talk).verdict !== 'open' || talk.asking?.hasFailed === false) return talk;
  const there = changePlace(talk, { verdict: isResolved ? 'resolved' : 'unresolved' });
  const said = say(there, { kind: 'verdict', isResolved });
  const value = feedbackValues[isResolved ? 'resolved' : 'unresolved'];
  return record({ ...said, isRating: isResolved }, 'feedback', value);
}

/** Gives stars once. */
export function rated(talk: Talk, stars: number): Talk {
  if (!talk.isRating || placeOf(talk).stars > 0) return talk;
  return record(changePlace(talk, { stars }), 'score', stars);
}

/** Sends what is typed; blanks alone are nothing. */
export function wrote(talk: Talk): Talk {
  const text = talk.draft.trim();
  if (!text) return talk;
  const said = say({ ...talk, draft: '' }, { kind: 'person', text, isTyped: true });
  return record(said, 'freeText', text);
}

/** What follows from the lender's answer to a record; it may have words of its own. */
export function recorded(talk: Talk, id: number, text: string): Talk {
  const told = talk.records.find((one) => one.id === id && one.state === 'sending');
  if (!told) return talk;
  const after = { ...talk, records: talk.records.filter((one) => one !== told) };
  const words = text.trim() ? [lender(text)] : [];
  switch (told.kind) {
    case 'jump':
      return say(after, ...words);
    case 'score':
      return say(
        { ...after, isRating: false },
        { kind: 'stars', stars: Number(told.value) },
        ...words,
      );
    case 'freeText':
      return say(after, text.trim() ? lender(text, true) : own('textTaken', true));
    case 'feedback':
      if (told.value === feedbackValues.resolved)
        return say(after, ...(text.trim() ? words : [own('glad')]));
      return say(after, text.trim() ? lender(text, true) : own('notHelped', true));
  }
}

/** Nobody waits for the answer to a jump, so its failure is not told. */
export function recordFailed(talk: Talk, id: number, why: TalkFailure): Talk {
  const told = talk.records.find((one) => one.id === id && one.state === 'sending');
  if (!told) return talk;
  const others = talk.records.filter((one) => one !== told);
  if (told.kind === 'jump') return { ...talk, records: others };
  const failed = { ...talk, records: [...others, { ...told, state: 'failed' as const }] };
  return say(
    { ...failed, isRating: told.kind === 'score' ? false : talk.isRating },
    { kind: 'failure', of: id, why },
  );
}

/** Sends once more what could not be sent. */
export function sentAgain(talk: Talk, id: number): Talk {
  if (!talk.records.some((one) => one.id === id && one.state === 'failed')) return talk;
  const records = talk.records.map((one) =>
    one.id === id ? { ...one, state: 'sending' as const } : one,
  );
  return { ...withoutFailures(talk, (of) => of === id), records };
}
