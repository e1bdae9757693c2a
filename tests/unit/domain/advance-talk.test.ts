import { describe, expect, test } from 'vitest';
import { advanceTalk, type TalkEvent } from '../../../src/domain/advance-talk.ts';
import { openTalk } from '../../../src/domain/assistant-talk-places.ts';
import {
  asksIfHelped,
  hasBegun,
  losesWords,
  placeOf,
  talkAsText,
  type Talk,
} from '../../../src/domain/assistant-talk.ts';
import type { AssistantQuestion } from '../../../src/domain/assistant.ts';
import { callsDue, resumeTalk } from '../../../src/domain/talk-calls.ts';

const question = (id: string, leadsToPerson = false): AssistantQuestion => ({
  id,
  title: `Title ${id}`,
  shortTitle: id,
  leadsToPerson,
});
const pay = question('102');
const calls = question('103');
const person = question('104', true);
const paid = question('1021');
const other = question('1022');
const categories = { question: 'Hello', answers: [pay, calls, person] };
const noWhy = { cause: 'notReached', text: '' } as const;

const opened = () => openTalk(undefined, categories, 'en');
const after = (talk: Talk, ...events: readonly TalkEvent[]) => events.reduce(advanceTalk, talk);
const chose = (from: 'categories' | 'choices', one: AssistantQuestion): TalkEvent => ({
  type: 'chose',
  question: one,
  from,
});
/** Answers whatever is asked for. */
const answer = (talk: Talk, text: string, ...answers: AssistantQuestion[]) =>
  advanceTalk(talk, {
    type: 'answered',
    id: talk.asking?.id ?? -1,
    answer: { question: text, answers },
  });
const atPay = () => answer(after(opened(), chose('categories', pay)), 'Which?', paid, other);
const atAnswer = () => answer(after(atPay(), chose('choices', paid)), 'Wait a day.');
/** What was said, one line each. */
const said = (talk: Talk) =>
  talk.messages.map((one) => {
    if (one.kind === 'own') return `(${one.sentence})`;
    if (one.kind === 'failure') return `failure of ${one.of}`;
    if (one.kind === 'stars') return `${one.stars} stars`;
    return one.kind === 'verdict' ? `resolved ${one.isResolved}` : one.text;
  });
const told = ({ records }: Talk) => records.map(({ kind, value }) => [kind, value]);
/** The records of a talk arrive, with what the lender says to them. */
const arrived = (talk: Talk, text = '') =>
  after(talk, ...talk.records.map(({ id }): TalkEvent => ({ type: 'recorded', id, text })));

describe('whether it helped', () => {
  test('is asked of an answer, and not of a question that was noted for a person', () => {
    const typed = after(atAnswer(), { type: 'typed', text: 'And now?' }, { type: 'wrote' });
    expect(asksIfHelped(atAnswer())).toBe(true);
    expect(asksIfHelped(typed)).toBe(false);
    expect(asksIfHelped(arrived(typed, 'We have noted it.'))).toBe(false);
  });

  test('is asked again of the next answer', () => {
    const typed = after(opened(), { type: 'typed', text: 'Hello?' }, { type: 'wrote' });
    const there = answer(after(typed, chose('categories', pay)), 'Which?', paid, other);
    const next = answer(after(there, chose('choices', paid)), 'Wait a day.');
    expect(asksIfHelped(typed)).toBe(false);
    expect(asksIfHelped(next)).toBe(true);
  });
});

describe('the tree', () => {
  test('screens §5: the greeting, a category, its questions, the answer', () => {
    expect(said(atAnswer())).toEqual(['Hello', 'Title 102', 'Which?', 'Title 1021', 'Wait a day.']);
    expect(placeOf(atAnswer()).verdict).toBe('open');
  });

  test('a lender without a greeting, without words or without an answer leaves nobody in silence', () => {
    const talk = openTalk(undefined, { question: ' ', answers: [pay] }, 'en');
    const asked = after(talk, chose('categories', pay));
    expect(said(answer(asked, '', paid)).at(-1)).toBe('(whichOne)');
    expect(said(talk)).toEqual(['(greeting)']);
    const empty = answer(asked, '');
    expect(said(empty).at(-1)).toBe('(noAnswer)');
    expect(placeOf(empty).verdict).toBe('none');
  });

  test('a choice without a title cannot be made', () => {
    const talk = openTalk(
      undefined,
      { question: '', answers: [{ ...pay, title: '' }, calls] },
      'en',
    );
    expect(talk.levels[0].choices).toEqual([calls]);
  });

  test('a choice without an id cannot be asked', () => {
    const talk = openTalk(undefined, { question: '', answers: [{ ...pay, id: '' }, calls] }, 'en');
    expect(talk.levels[0].choices).toEqual([calls]);
  });

  test.each([
    ['its own words, where the list is empty', [], 'Look again tomorrow.'],
    ["the entry's text", [{ ...paid, title: 'A day is usual.' }], 'A day is usual.'],
    ["an entry's text that has no id", [{ ...paid, id: '', title: 'A day.' }], 'A day.'],
    [
      'its own words, where the entry has none',
      [{ ...paid, title: '\u200b' }],
      'Look again tomorrow.',
    ],
  ] as const)(
    'screens §9: a question with no or one entry is the answer, with resolved and not resolved: %s',
    (_what, answers, text) => {
      const asked = after(opened(), chose('categories', pay));
      const talk = answer(asked, 'Look again tomorrow.', ...answers);
      expect(said(talk).at(-1)).toBe(text);
      expect(placeOf(talk)).toMatchObject({ choices: [], verdict: 'open' });
      const resolved = after(talk, { type: 'verdictGiven', isResolved: true });
      expect(resolved.records).toMatchObject([{ kind: 'feedback', value: 1, questionId: '102' }]);
    },
  );

  test('an only entry stays a choice where it leads to a person, or where nothing was asked with it', () => {
    const asked = after(opened(), chose('categories', pay));
    expect(placeOf(answer(asked, 'Which?', person))).toMatchObject({ choices: [person] });
    expect(placeOf(answer(asked, '\u2060', paid))).toMatchObject({
      choices: [paid],
      verdict: 'none',
    });
    const root = openTalk(undefined, { question: 'Hello', answers: [pay] }, 'en');
    expect(root.levels[0]).toMatchObject({ choices: [pay], verdict: 'none' });
  });

  test('HD-17: the answer of a category that was left changes nothing', () => {
    const first = after(opened(), chose('categories', pay));
    const second = after(first, chose('categories', calls));
    const late = advanceTalk(second, {
      type: 'answered',
      id: first.asking?.id ?? -1,
      answer: { question: 'late', answers: [] },
    });
    expect(late).toBe(second);
  });

  test('the open category is not asked for again: the talk goes back to its questions', () => {
    const back = after(atAnswer(), chose('categories', pay));
    expect(back.asking).toBeUndefined();
    expect(placeOf(back).choices).toEqual([paid, other]);
    expect(said(back).at(-1)).toBe('Which?');
    expect(after(back, chose('categories', pay))).toBe(back);
  });

  test('one level back each, and never past the categories', () => {
    const once = after(atAnswer(), { type: 'wentBack' });
    expect(placeOf(once).choices).toEqual([paid, other]);
    const root = after(once, { type: 'wentBack' });
    expect(said(root).at(-1)).toBe('(whatElse)');
    expect(after(root, { type: 'wentBack' })).toBe(root);
  });

  test('a failing answer is a line; trying again takes it away and asks anew', () => {
    const asked = after(opened(), chose('categories', pay));
    const failed = after(asked, { type: 'answerFailed', id: asked.asking?.id ?? -1, why: noWhy });
    expect(said(failed).at(-1)).toBe('failure of answers');
    const again = after(failed, { type: 'retried', of: 'answers' });
    expect(said(again)).toEqual(['Hello', 'Title 102']);
    expect(again.asking?.id).not.toBe(asked.asking?.id);
    expect(callsDue(failed, again)).toHaveLength(1);
  });

  test('an address chooses a category once, and only one that is there', () => {
    const talk = after(opened(), { type: 'preselected', index: '1' });
    expect(talk.asking?.question).toEqual(calls);
    expect(after(talk, { type: 'preselected', index: '1' })).toBe(talk);
    for (const index of ['7', '-1', '1e0', 'x', ''])
      expect(after(opened(), { type: 'preselected', index }).asking).toBeUndefined();
  });
});

describe('what the lender is told', () => {
  test('screens §8: a jump, and the talk stands at the hand-over', () => {
    const talk = after(opened(), chose('categories', person), chose('categories', person));
    expect(talk.records).toMatchObject([{ kind: 'jump', value: '', questionId: '104' }]);
    expect(said(talk)).toEqual(['Hello', 'Title 104', '(handedOver)']);
  });

  test('not resolved is 0, resolved is 1 and asks for stars; the second word counts for nothing', () => {
    const no = after(
      atAnswer(),
      { type: 'verdictGiven', isResolved: false },
      { type: 'verdictGiven', isResolved: true },
    );
    expect(no.records).toMatchObject([{ kind: 'feedback', value: 0, questionId: '1021' }]);
    expect(no.isRating).toBe(false);
    const yes = after(atAnswer(), { type: 'verdictGiven', isResolved: true });
    expect(told(yes)).toEqual([['feedback', 1]]);
    expect(yes.isRating).toBe(true);
  });

  test('screens §5: the lender’s word to "not resolved" is said, with a way to a person under it', () => {
    const no = after(atAnswer(), { type: 'verdictGiven', isResolved: false });
    const last = { kind: 'lender', text: 'Sorry.', offersPerson: true };
    expect(arrived(no, 'Sorry.').messages.at(-1)).toMatchObject(last);
    expect(arrived(no).messages.at(-1)).toMatchObject({
      sentence: 'notHelped',
      offersPerson: true,
    });
  });

  test('stars are sent once; they close the question for them when they have arrived', () => {
    const yes = after(atAnswer(), { type: 'verdictGiven', isResolved: true });
    const rated = after(yes, { type: 'rated', stars: 4 }, { type: 'rated', stars: 2 });
    expect(told(rated)).toEqual([
      ['feedback', 1],
      ['score', 4],
    ]);
    expect(arrived(rated).isRating).toBe(false);
    expect(said(arrived(rated)).at(-1)).toBe('4 stars');
  });

  test('spec §5, HD-74: an empty text is not sent, nor one of invisible characters; another is sent without the blanks around it', () => {
    const blank = after(opened(), { type: 'typed', text: ' \n ' });
    expect(after(blank, { type: 'wrote' })).toBe(blank);
    const unseen = after(opened(), { type: 'typed', text: '\u200b\u2060\u3164\u200d' });
    expect(after(unseen, { type: 'wrote' })).toBe(unseen);
    const sent = after(
      opened(),
      { type: 'typed', text: ' Why? ' },
      { type: 'wrote' },
      { type: 'wrote' },
    );
    expect(sent.records).toMatchObject([{ kind: 'freeText', value: 'Why?', questionId: '' }]);
    expect(sent.draft).toBe('');
  });

  test('what could not be sent is a line, and is sent again only when asked', () => {
    const sent = after(opened(), { type: 'typed', text: 'Why?' }, { type: 'wrote' });
    const id = sent.records[0]?.id ?? -1;
    const failed = after(sent, { type: 'recordFailed', id, why: noWhy });
    expect(said(failed).at(-1)).toBe(`failure of ${id}`);
    expect(callsDue(sent, failed)).toEqual([]);
    const again = after(failed, { type: 'retried', of: id });
    expect(callsDue(failed, again)).toMatchObject([{ record: { value: 'Why?' } }]);
    expect(said(again)).toEqual(['Hello', 'Why?']);
    expect(after(again, { type: 'retried', of: id })).toBe(again);
  });

  test('nobody waits for a jump: its failure is not told', () => {
    const talk = after(opened(), chose('categories', person));
    const id = talk.records[0]?.id ?? -1;
    const failed = after(talk, { type: 'recordFailed', id, why: noWhy });
    expect(failed.messages).toEqual(talk.messages);
    expect(failed.records).toEqual([]);
  });
});

describe('going on', () => {
  test('starting over asks first only where something typed or unsent would go', () => {
    expect(hasBegun(opened())).toBe(false);
    expect(losesWords(atAnswer())).toBe(false);
    expect(losesWords(after(atPay(), { type: 'typed', text: 'I' }))).toBe(true);
    const sent = after(opened(), { type: 'typed', text: 'I' }, { type: 'wrote' });
    expect(losesWords(sent)).toBe(true);
    expect(said(after(sent, { type: 'startedOver' }))).toEqual(['Hello']);
  });

  test('another language goes on under the old lines, from the categories', () => {
    const talk = openTalk(atPay(), { question: 'Halo', answers: [pay] }, 'id');
    expect(said(talk)).toEqual(['Hello', 'Title 102', 'Which?', 'Halo']);
    expect(talk.levels).toHaveLength(1);
  });

  test('design §9: after a reload a question is asked again, a record only by the person', () => {
    const asked = after(opened(), chose('categories', pay));
    expect(callsDue(undefined, resumeTalk(asked))).toMatchObject([{ kind: 'ask' }]);
    const sent = after(opened(), { type: 'typed', text: 'Why?' }, { type: 'wrote' });
    const resumed = resumeTalk(sent);
    expect(callsDue(undefined, resumed)).toEqual([]);
    expect(said(resumed).at(-1)).toBe(`failure of ${sent.records[0]?.id}`);
    expect(resumeTalk(after(opened(), chose('categories', person))).records).toEqual([]);
  });

  test('a complaint carries where the talk stands and what was typed, the latest where not all fits', () => {
    const talk = ['first', 'second'].reduce(
      (one, text) => after(one, { type: 'typed', text }, { type: 'wrote' }),
      atAnswer(),
    );
    expect(talkAsText(talk, 200)).toBe('Title 102 › Title 1021\nfirst\nsecond');
    expect(talkAsText(talk, 30)).toBe('Title 102 › Title 1021\nsecond');
    expect(talkAsText(opened(), 200)).toBe('');
  });
});
