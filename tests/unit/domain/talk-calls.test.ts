import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advanceTalk, type TalkEvent } from '../../../src/domain/advance-talk.ts';
import { openTalk } from '../../../src/domain/assistant-talk-places.ts';
import type { AssistantQuestion } from '../../../src/domain/assistant.ts';
import { callsDue } from '../../../src/domain/talk-calls.ts';

const question = (id: string, leadsToPerson = false): AssistantQuestion => ({
  id,
  title: `Title ${id}`,
  shortTitle: id,
  leadsToPerson,
});
const [pay, calls, person] = [question('102'), question('103'), question('104', true)];
const paid = question('1021');
const noWhy = { cause: 'notReached', text: '' } as const;
const opened = () =>
  openTalk(undefined, { question: 'Hello', answers: [pay, calls, person] }, 'en');

describe('whatever happens in whatever order', () => {
  const anyQuestion = fc.constantFrom(pay, calls, person, paid);
  const small = fc.integer({ min: 0, max: 40 });
  const anyEvent: fc.Arbitrary<TalkEvent> = fc.oneof(
    fc.record({
      type: fc.constant('chose' as const),
      question: anyQuestion,
      from: fc.constantFrom('categories' as const, 'choices' as const),
    }),
    fc.record({ type: fc.constant('preselected' as const), index: fc.constantFrom('', '0', '2') }),
    fc.record({
      type: fc.constant('answered' as const),
      id: small,
      answer: fc.record({
        question: fc.constantFrom('', 'text'),
        answers: fc.subarray([paid, person]),
      }),
    }),
    fc.record({ type: fc.constant('answerFailed' as const), id: small, why: fc.constant(noWhy) }),
    fc.record({ type: fc.constant('verdictGiven' as const), isResolved: fc.boolean() }),
    fc.record({ type: fc.constant('rated' as const), stars: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ type: fc.constant('typed' as const), text: fc.constantFrom('', 'words') }),
    fc.record({
      type: fc.constant('recorded' as const),
      id: small,
      text: fc.constantFrom('', 'ok'),
    }),
    fc.record({ type: fc.constant('recordFailed' as const), id: small, why: fc.constant(noWhy) }),
    fc.record({
      type: fc.constant('retried' as const),
      of: fc.oneof(small, fc.constant('answers' as const)),
    }),
    ...(['ratingClosed', 'wrote', 'wentBack', 'startedOver', 'openedChat'] as const).map((type) =>
      fc.constant({ type }),
    ),
  );

  test('each record is sent once, and once more for each time the person asks for it', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let talk = opened();
        const sent = new Map<number, number>();
        const allowed = new Map<number, number>();
        for (const event of events) {
          const next = advanceTalk(talk, event);
          for (const call of callsDue(talk, next)) {
            const id = call.kind === 'record' ? call.record.id : call.id;
            sent.set(id, (sent.get(id) ?? 0) + 1);
            if (event.type === 'retried') allowed.set(id, (allowed.get(id) ?? 1) + 1);
          }
          talk = next;
        }
        for (const [id, times] of sent) expect(times).toBeLessThanOrEqual(allowed.get(id) ?? 1);
      }),
    );
  });

  test('the categories stay, ids rise, and no place gets two verdicts or ratings', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        const talk = events.reduce(advanceTalk, opened());
        expect(talk.levels[0]).toEqual(opened().levels[0]);
        const ids = talk.messages.map(({ id }) => id);
        expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
        expect(Math.max(0, ...ids)).toBeLessThan(talk.nextId);
        for (const kind of ['feedback', 'score']) {
          const open = talk.records.filter((one) => one.kind === kind && one.state === 'sending');
          expect(new Set(open.map(({ id }) => id)).size).toBe(open.length);
        }
      }),
    );
  });
});
