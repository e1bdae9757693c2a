import type { AssistantAnswer, AssistantQuestion } from './assistant.ts';
import { placeOf, type Talk, type TalkFailure, type TalkLevel } from './assistant-talk.ts';
import {
  arrival,
  lender,
  own,
  record,
  say,
  withoutAsking,
  type NewMessage,
} from './assistant-talk-lines.ts';

const tapped = ({ title }: AssistantQuestion): NewMessage => ({
  kind: 'person',
  text: title,
  isTyped: false,
});

/** A choice without a title cannot be read, so it cannot be made. */
const levelOf = ({ question: text, answers }: AssistantAnswer, question?: AssistantQuestion) => {
  const choices = answers.filter(({ title }) => title.trim() !== '');
  const isAnswer = question !== undefined && choices.length === 0 && text.trim() !== '';
  return { question, text, choices, verdict: isAnswer ? 'open' : 'none', stars: 0 } as const;
};

const greeting = ({ text }: TalkLevel) => (text.trim() ? lender(text) : own('greeting'));

/**
 * Opens a talk at the categories. A talk that was opened in another language goes on under its old lines, from
 * the categories in the new one.
 */
export function openTalk(talk: Talk | undefined, answer: AssistantAnswer, language: string): Talk {
  const root = levelOf(answer);
  const before = talk
    ? withoutAsking(talk)
    : { messages: [], records: [], draft: '', preselected: '', nextId: 1 };
  return say({ ...before, language, levels: [root], isRating: false }, greeting(root));
}

const ask = (talk: Talk, question: AssistantQuestion): Talk => ({
  ...talk,
  asking: { id: talk.nextId, question, hasFailed: false },
  nextId: talk.nextId + 1,
});

/** Shows a place that the talk comes back to; the categories without a second welcome. */
const comeBackTo = (talk: Talk, levels: Talk['levels']): Talk => {
  const back = { ...withoutAsking(talk), levels };
  return say(back, levels.length === 1 ? own('whatElse') : arrival(placeOf(back)));
};

function goOn(talk: Talk, question: AssistantQuestion): Talk {
  const said = say(withoutAsking(talk), tapped(question));
  if (!question.leadsToPerson) return ask(said, question);
  const [root, ...deeper] = said.levels;
  const level: TalkLevel = { question, text: '', choices: [], verdict: 'none', stars: 0 };
  const there = record({ ...said, levels: [root, ...deeper, level] }, 'jump', '');
  return say(there, own('handedOver'));
}

/** A second tap on what is open already, or on its way, asks for nothing. */
export function chose(
  talk: Talk,
  question: AssistantQuestion,
  from: 'categories' | 'choices',
): Talk {
  const { asking } = talk;
  const isAsking = asking?.hasFailed === false;
  const isOffered = (level: TalkLevel) => level.choices.some(({ id }) => id === question.id);
  const [root, category] = talk.levels;
  if (from === 'choices') {
    return isAsking || !isOffered(placeOf(talk)) ? talk : goOn(talk, question);
  }
  if (!isOffered(root) || (isAsking && asking.question.id === question.id)) return talk;
  if (category?.question?.id !== question.id) return goOn({ ...talk, levels: [root] }, question);
  const isThere = talk.levels.length === 2 && !asking;
  return isThere ? talk : comeBackTo(talk, [root, category]);
}

/** Chooses the category of an address, once. */
export function preselected(talk: Talk, index: string): Talk {
  if (talk.preselected === index) return talk;
  const category = /^\d{1,3}$/.test(index) ? talk.levels[0].choices[Number(index)] : undefined;
  const known = { ...talk, preselected: index };
  return category ? chose(known, category, 'categories') : known;
}

/** The answer of a question that is no longer asked changes nothing (HD-17). */
export function answered(talk: Talk, id: number, answer: AssistantAnswer): Talk {
  const { asking } = talk;
  if (asking?.id !== id || asking.hasFailed) return talk;
  const level = levelOf(answer, asking.question);
  return say({ ...talk, asking: undefined, levels: [...talk.levels, level] }, arrival(level));
}

/** A failure is a line of the talk; the question can be asked again. */
export function answerFailed(talk: Talk, id: number, why: TalkFailure): Talk {
  if (talk.asking?.id !== id || talk.asking.hasFailed) return talk;
  const asking = { ...talk.asking, hasFailed: true };
  return say({ ...talk, asking }, { kind: 'failure', of: 'answers', why });
}

/** Asks once more for what could not be had. */
export const askAgain = (talk: Talk): Talk =>
  talk.asking?.hasFailed ? ask(withoutAsking(talk), talk.asking.question) : talk;

/** One level back, or away from a question that is still asked; never past the categories. */
export function wentBack(talk: Talk): Talk {
  if (talk.asking) return comeBackTo(talk, talk.levels);
  const [root, ...deeper] = talk.levels;
  return deeper.length === 0 ? talk : comeBackTo(talk, [root, ...deeper.slice(0, -1)]);
}

/** What is under way stays under way; what was not sent goes with the talk. */
export const startedOver = ({ levels: [root], records, ...talk }: Talk): Talk =>
  say(
    {
      ...talk,
      levels: [root],
      asking: undefined,
      messages: [],
      records: records.filter(({ state }) => state === 'sending'),
      isRating: false,
      draft: '',
    },
    greeting(root),
  );
