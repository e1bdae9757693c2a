import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  appliesTo,
  isPaymentPending,
  mayStart,
  standingOf,
  withinPast,
  type MoneyRecord,
  type MoneyStep,
} from '../../../src/domain/money-call.ts';
import { minorFromText } from '../../../src/domain/money.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const start = Date.UTC(2026, 10, 28, 8, 32);
const claim = { amountDue: minorFromText('554000'), dueDate: '2026-12-31' };

const record = (changes: Partial<MoneyRecord> = {}): MoneyRecord => ({
  attempt: 'a1',
  owner: 'u:one',
  channel: 'card',
  step: 'calling',
  startedAt: start,
  stepAt: start,
  amount: minorFromText('554000'),
  before: claim,
  ...changes,
});
const after = (changes: Partial<MoneyRecord>, milliseconds: number) =>
  standingOf(record(changes), start + milliseconds).is;

describe('screens §9, "One open money call": what a record means as time goes by', () => {
  test('without a record nothing is open', () => {
    expect(standingOf(undefined, start)).toEqual({ is: 'none' });
  });

  test('a call that was sent has ended without an answer 60 s after it left, whether or not its page lives', () => {
    expect(standingOf(record(), start)).toEqual({ is: 'calling', until: start + minute });
    expect(after({}, minute - 1)).toBe('calling');
    expect(after({}, minute)).toBe('unanswered');
  });

  test('… and only an asking that left 60 s after that end can clear it', () => {
    expect(standingOf(record(), start + 3 * minute)).toEqual({
      is: 'unanswered',
      clearFrom: start + 2 * minute,
    });
    expect(standingOf(record({ step: 'unanswered' }), start)).toEqual({
      is: 'unanswered',
      clearFrom: start + minute,
    });
  });

  test('no time alone ends a call without an answer', () => {
    expect(after({ step: 'unanswered' }, 400 * 24 * hour)).toBe('unanswered');
  });

  test.each([
    ['with what was asked for before', claim, 30],
    ['with an amount alone', { amountDue: claim.amountDue }, 30],
    ['with a day alone', { dueDate: claim.dueDate }, 30],
    ['with nothing known', undefined, 10],
    ['with an answer that named nothing', {}, 10],
    ['with an empty day', { dueDate: '' }, 10],
  ])(
    'an accepted payment %s holds, then stands behind a question until 24 h',
    (_w, before, holds) => {
      const accepted = { step: 'accepted', before } as const;
      expect(standingOf(record(accepted), start)).toEqual({
        is: 'accepted',
        until: start + holds * minute,
      });
      expect(after(accepted, holds * minute - 1)).toBe('accepted');
      expect(after(accepted, holds * minute)).toBe('acceptedLongAgo');
      expect(after(accepted, 24 * hour - 1)).toBe('acceptedLongAgo');
      expect(after(accepted, 24 * hour)).toBe('none');
    },
  );

  test('an attempt that waits for its code lives 10 minutes and is not open', () => {
    expect(after({ step: 'awaitingCode' }, 10 * minute - 1)).toBe('awaitingCode');
    expect(after({ step: 'awaitingCode' }, 10 * minute)).toBe('none');
    expect(mayStart.awaitingCode).toBe('yes');
  });

  test('a wallet that was left for is a question for 10 minutes', () => {
    const left = { channel: 'wallet', step: 'leftForWallet' } as const;
    expect(after(left, 10 * minute - 1)).toBe('leftForWallet');
    expect(after(left, 10 * minute)).toBe('none');
    expect(mayStart.leftForWallet).toBe('ask');
  });

  test('an accepted offer is kept for 24 h, and never becomes a question', () => {
    const accepted = { channel: 'acceptance', step: 'accepted', before: undefined } as const;
    expect(standingOf(record(accepted), start)).toEqual({
      is: 'accepted',
      until: start + 24 * hour,
    });
    expect(after(accepted, 24 * hour - 1)).toBe('accepted');
    expect(after(accepted, 24 * hour)).toBe('none');
  });

  test('a number blocks no payment, whatever was said of it', () => {
    const said = { channel: 'virtualAccount', step: 'saidPaid' } as const;
    for (const passed of [0, minute, 11 * minute, 23 * hour])
      expect(mayStart[after(said, passed)], `after ${passed}`).not.toBe('no');
  });

  test('what is open lets nothing start: every call that has not ended, and every commit that was taken', () => {
    expect(mayStart).toMatchObject({ calling: 'no', unanswered: 'no', accepted: 'no' });
    expect(mayStart).toMatchObject({ none: 'yes', acceptedLongAgo: 'ask', saidPaid: 'ask' });
  });

  test('the loan is asked again and again just for what it may still come to show', () => {
    for (const is of ['unanswered', 'accepted', 'saidPaid', 'leftForWallet'] as const)
      expect(isPaymentPending({ is })).toBe(true);
    for (const is of ['none', 'acceptedLongAgo', 'awaitingCode'] as const)
      expect(isPaymentPending({ is })).toBe(false);
  });
});

const steps: readonly MoneyStep[] = [
  'calling',
  'unanswered',
  'accepted',
  'awaitingCode',
  'leftForWallet',
  'saidPaid',
];
const anyRecord: fc.Arbitrary<MoneyRecord> = fc.record({
  attempt: fc.constant('a1'),
  owner: fc.constantFrom('u:one', 's:two'),
  channel: fc.constantFrom('card', 'wallet', 'virtualAccount', 'acceptance'),
  step: fc.constantFrom(...steps),
  startedAt: fc.integer({ min: 0, max: 10 * 24 * hour }),
  stepAt: fc.integer({ min: 0, max: 10 * 24 * hour }),
  before: fc.constantFrom(undefined, {}, claim),
});
const strength = { yes: 0, ask: 1, no: 2 } as const;

test('as time goes by a record that was taken, or waits, only ever lets more start', () => {
  const passes = fc.integer({ min: 0, max: 48 * hour });
  fc.assert(
    fc.property(anyRecord, passes, passes, (one, earlier, later) => {
      fc.pre(one.step !== 'calling');
      const [first, last] = [earlier, later].sort((a, b) => a - b);
      const at = (passed = 0) => strength[mayStart[standingOf(one, one.stepAt + passed).is]];
      expect(at(last)).toBeLessThanOrEqual(at(first));
    }),
  );
});

describe('a clock that was set back', () => {
  test('what lies ahead of now counts as now, so that nothing is held for longer than the rules say', () => {
    const ahead = record({ step: 'accepted', startedAt: start + hour, stepAt: start + 2 * hour });
    expect(withinPast(ahead, start)).toEqual({ ...ahead, startedAt: start, stepAt: start });
  });

  test('the past, and the few seconds by which clocks differ, stay as they are', () => {
    const near = record({ startedAt: start, stepAt: start + 5 * second });
    expect(withinPast(near, start)).toBe(near);
  });

  test('no record, however it came about, holds for more than its own time', () => {
    fc.assert(
      fc.property(anyRecord, fc.integer({ min: 0, max: 10 * 24 * hour }), (one, now) => {
        const judged = withinPast(one, now);
        expect(judged.stepAt).toBeLessThanOrEqual(now + 5 * second);
        expect(judged.startedAt).toBeLessThanOrEqual(now + 5 * second);
        expect(judged).toMatchObject({ attempt: one.attempt, owner: one.owner, step: one.step });
        const standing = standingOf(judged, now);
        const until = standing.is === 'calling' ? standing.until : now;
        expect(until - now).toBeLessThanOrEqual(minute + 5 * second);
      }),
    );
  });
});

describe('whom a record bears on', () => {
  const owners = ['u:one', 'u:two', 's:one', 's:two'];

  test('screens §9: a loan has one open payment, whoever asks: another owner is blocked as well', () => {
    for (const channel of ['card', 'wallet', 'virtualAccount'] as const)
      for (const owner of owners) expect(appliesTo(record({ channel }), owner)).toBe(true);
  });

  test('screens §9: an acceptance blocks all but a different known userId; a missing one is blocked', () => {
    const by = (owner: string) => record({ channel: 'acceptance', owner });
    expect(appliesTo(by('u:one'), 'u:one')).toBe(true);
    expect(appliesTo(by('u:one'), 'u:two')).toBe(false);
    expect(appliesTo(by('u:one'), 's:two')).toBe(true);
    expect(appliesTo(by('s:one'), 'u:two')).toBe(true);
    expect(appliesTo(by('s:one'), 's:two')).toBe(true);
  });
});
