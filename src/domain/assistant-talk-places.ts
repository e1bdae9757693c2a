import type { AssistantAnswer, AssistantQuestion } from './assistant.ts';
import {
  lender,
  own,
  placeOf,
  record,
  say,
  withoutFailures,
  type NewMessage,
  type Talk,
  type TalkFailure,
  type TalkLevel,
} from './assistant-talk.ts';
import { hasVisibleText } from './visible-text.ts';

const tapped = ({ title }: AssistantQuestion): NewMessage => ({
  kind: 'person',
  text: title,
  isTyped: false,
});

/**
 * A place out of what the lender said about a question, or about none. A question of its own with no or one entry is
 * the answer: the entry's text, else the question's own (screens §9); an only entry that leads to a person stays a
 * choice. A choice without a title cannot be read, and one without an id cannot be asked.
 */
function levelOf(said: AssistantAnswer, question?: AssistantQuestion): TalkLevel {
  const { answers } = said;
  const [only] = answers;
  const hasWords = hasVisibleText(said.question);
  if (question && hasWords && answers.length < 2 && !only?.leadsToPerson) {
    const text = only && hasVisibleText(only.title) ? only.title : said.question;
    return { question, text, choices: [], verdict: 'open', stars: 0 };
  }
  const choices = answers.filter(({ id, title }) => id !== '' && hasVisibleText(title));
  const verdict = question && hasWords && choices.length === 0 ? 'open' : 'none';
  return { question, text: said.question, choices, verdict, stars: 0 };
}

/** What stands at a place when the talk comes to it. */
function arrival({ text, choices }: TalkLevel): NewMessage {
  if (hasVisibleText(text)) return lender(text);
  return choices.length > 0 ? own('whichOne') : own('noAnswer', true);
}

/** A question that is no longer asked leaves no failure behind. */
const withoutAsking = (talk: Talk): Talk => ({
  ...(talk.asking?.hasFailed ? withoutFailures(talk, (of) => of === 'answers') : talk),
  asking: undefined,
});

const greeting = ({ text }: TalkLevel) => (hasVisibleText(text) ? lender(text) : own('greeting'));

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
  const next = { ...talk, preselected: index };
  return category ? chose(next, category, 'categories') : next;
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
