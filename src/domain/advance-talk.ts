import { feedbackValues, type AssistantAnswer, type AssistantQuestion } from './assistant.ts';
import {
  lender,
  longestTypedText,
  own,
  placeOf,
  record,
  say,
  withoutFailures,
  type Talk,
  type TalkFailure,
  type TalkLevel,
} from './assistant-talk.ts';
import {
  answered,
  answerFailed,
  askAgain,
  chose,
  preselected,
  startedOver,
  wentBack,
} from './assistant-talk-places.ts';
import { cutTo } from './character-count.ts';
import { hasVisibleText } from './visible-text.ts';

/** What happens in a talk: the person does something, or a call ends. */
export type TalkEvent =
  | { type: 'chose'; question: AssistantQuestion; from: 'categories' | 'choices' }
  /** An address chose a category by its place, counted from 0 and as it was written. */
  | { type: 'preselected'; index: string }
  | { type: 'answered'; id: number; answer: AssistantAnswer }
  | { type: 'answerFailed'; id: number; why: TalkFailure }
  | { type: 'verdictGiven'; isResolved: boolean }
  | { type: 'rated'; stars: number }
  | { type: 'ratingClosed' }
  | { type: 'typed'; text: string }
  | { type: 'wrote' }
  | { type: 'recorded'; id: number; text: string }
  | { type: 'recordFailed'; id: number; why: TalkFailure }
  | { type: 'retried'; of: 'answers' | number }
  | { type: 'wentBack' }
  | { type: 'startedOver' }
  | { type: 'openedChat' };

const changePlace = (talk: Talk, changes: Partial<TalkLevel>): Talk => {
  const [root, ...deeper] = talk.levels;
  const place = { ...placeOf(talk), ...changes };
  return { ...talk, levels: deeper.length === 0 ? [place] : [root, ...deeper.slice(0, -1), place] };
};

/** Says once whether an answer helped; when it did, stars are asked for. */
function verdictGiven(talk: Talk, isResolved: boolean): Talk {
  if (placeOf(talk).verdict !== 'open' || talk.asking?.hasFailed === false) return talk;
  const there = changePlace(talk, { verdict: isResolved ? 'resolved' : 'unresolved' });
  const said = say(there, { kind: 'verdict', isResolved });
  const value = feedbackValues[isResolved ? 'resolved' : 'unresolved'];
  return record({ ...said, isRating: isResolved }, 'feedback', value);
}

/** Gives stars once. */
function rated(talk: Talk, stars: number): Talk {
  if (!talk.isRating || placeOf(talk).stars > 0) return talk;
  return record(changePlace(talk, { stars }), 'score', stars);
}

/** Sends what is typed; what nobody can see is nothing. */
function wrote(talk: Talk): Talk {
  if (!hasVisibleText(talk.draft)) return talk;
  const text = talk.draft.trim();
  const said = say({ ...talk, draft: '' }, { kind: 'person', text, isTyped: true });
  return record(said, 'freeText', text);
}

/** What follows from the lender's answer to a record; it may have words of its own. */
function recorded(talk: Talk, id: number, text: string): Talk {
  const found = talk.records.find((one) => one.id === id && one.state === 'sending');
  if (!found) return talk;
  const after = { ...talk, records: talk.records.filter((one) => one !== found) };
  const words = hasVisibleText(text) ? [lender(text)] : [];
  switch (found.kind) {
    case 'jump':
      return say(after, ...words);
    case 'score':
      return say(
        { ...after, isRating: false },
        { kind: 'stars', stars: Number(found.value) },
        ...words,
      );
    case 'freeText':
      return say(after, hasVisibleText(text) ? lender(text, true) : own('textTaken', true));
    case 'feedback':
      if (found.value === feedbackValues.resolved)
        return say(after, ...(hasVisibleText(text) ? words : [own('glad')]));
      return say(after, hasVisibleText(text) ? lender(text, true) : own('notHelped', true));
  }
}

/** Nobody waits for the answer to a jump, so its failure is not said. */
function recordFailed(talk: Talk, id: number, why: TalkFailure): Talk {
  const found = talk.records.find((one) => one.id === id && one.state === 'sending');
  if (!found) return talk;
  const others = talk.records.filter((one) => one !== found);
  if (found.kind === 'jump') return { ...talk, records: others };
  const failed = { ...talk, records: [...others, { ...found, state: 'failed' as const }] };
  return say(
    { ...failed, isRating: found.kind === 'score' ? false : talk.isRating },
    { kind: 'failure', of: id, why },
  );
}

/** Sends once more what could not be sent. */
function sentAgain(talk: Talk, id: number): Talk {
  if (!talk.records.some((one) => one.id === id && one.state === 'failed')) return talk;
  const records = talk.records.map((one) =>
    one.id === id ? { ...one, state: 'sending' as const } : one,
  );
  return { ...withoutFailures(talk, (of) => of === id), records };
}

/** Says that the app's service chat was opened; once, however often it is. */
function openedChat(talk: Talk): Talk {
  const last = talk.messages.at(-1);
  const isSaid = last?.kind === 'own' && last.sentence === 'chatOpened';
  return isSaid ? talk : say(talk, own('chatOpened'));
}

/**
 * The rule of the conversation: what a talk is after something happened (screens §5, §8). Each thing is recorded
 * once, however often it is tapped; what comes too late, or does not belong to the place, changes nothing.
 */
export function advanceTalk(talk: Talk, event: TalkEvent): Talk {
  switch (event.type) {
    case 'chose':
      return chose(talk, event.question, event.from);
    case 'preselected':
      return preselected(talk, event.index);
    case 'answered':
      return answered(talk, event.id, event.answer);
    case 'answerFailed':
      return answerFailed(talk, event.id, event.why);
    case 'verdictGiven':
      return verdictGiven(talk, event.isResolved);
    case 'rated':
      return rated(talk, event.stars);
    case 'ratingClosed':
      return { ...talk, isRating: false };
    case 'typed':
      return { ...talk, draft: cutTo(event.text, longestTypedText) };
    case 'wrote':
      return wrote(talk);
    case 'recorded':
      return recorded(talk, event.id, event.text);
    case 'recordFailed':
      return recordFailed(talk, event.id, event.why);
    case 'retried':
      return event.of === 'answers' ? askAgain(talk) : sentAgain(talk, event.of);
    case 'wentBack':
      return wentBack(talk);
    case 'startedOver':
      return startedOver(talk);
    case 'openedChat':
      return openedChat(talk);
  }
}
