import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LoanState } from '../../../src/domain/loan-status.ts';
import { claimOf, hasArrived } from '../../../src/domain/loan-claim.ts';
import { afterAsking, standingOf, type MoneyRecord } from '../../../src/domain/money-call.ts';
import { minorFromText } from '../../../src/domain/money.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 28, 8, 32);
const zone = 'Asia/Kolkata';
const claim = (amount: string | undefined, dueDate: string) => ({
  amountDue: amount === undefined ? undefined : minorFromText(amount),
  dueDate,
});
const due = claim('2739467', '2026-12-31');
const record = (changes: Partial<MoneyRecord> = {}): MoneyRecord => ({
  attempt: 'a1',
  owner: 'u:one',
  channel: 'card',
  step: 'unanswered',
  startedAt: start,
  stepAt: start,
  before: due,
  ...changes,
});
const ask = (changes: Partial<MoneyRecord>, leftAfter: number, state: LoanState, now = due) =>
  afterAsking(record(changes), { leftAt: start + leftAfter, claim: now, state }, zone);

describe('whether a payment has arrived', () => {
  test.each([
    ['a settled loan', due, 'settled', true],
    ['less to pay', claim('2739466', '2026-12-31'), 'unpaid', true],
    ['a later due date', claim('2739467', '2027-01-30'), 'unpaid', true],
    ['nothing new', due, 'unpaid', false],
    ['more to pay: it became overdue', claim('2839467', '2026-12-31'), 'unpaid', false],
    ['an earlier due date', claim('2739467', '2026-12-30'), 'unpaid', false],
    ['no figures', claim(undefined, ''), 'unpaid', false],
    ['a state `open`, whatever its figures', claim('1', '2027-01-30'), 'open', false],
  ] as const)('screens §9: after a payment, %s', (_what, now, state, hasCome) => {
    expect(hasArrived(due, now, state, zone)).toBe(hasCome);
  });

  test('amounts are compared as numbers, not as texts', () => {
    expect(hasArrived(claim('1000', ''), claim('999', ''), 'unpaid', zone)).toBe(true);
    expect(hasArrived(claim('999', ''), claim('1000', ''), 'unpaid', zone)).toBe(false);
  });

  test('when nothing is known from before, only a settled loan says that it is paid', () => {
    for (const before of [undefined, {}]) {
      expect(hasArrived(before, claim('1', ''), 'unpaid', zone)).toBe(false);
      expect(hasArrived(before, claim('1', ''), 'settled', zone)).toBe(true);
    }
  });

  test('a claim holds only what the lender said', () => {
    expect(claimOf({ amountDue: undefined, dueDate: '' })).toEqual({});
    expect(claimOf(due)).toEqual(due);
  });
});

describe('screens §9: what the lender says ends', () => {
  test('after an end without an answer, unpaid counts from 60 s after that end, by when the asking left', () => {
    for (const state of ['unpaid', 'open'] as const) {
      expect(ask({}, minute - 1, state).is).toBe('kept');
      expect(ask({}, minute, state)).toEqual({ is: 'stillUnpaid' });
    }
  });

  test('a call whose page is gone has ended 60 s after it left, and is cleared 60 s after that', () => {
    expect(ask({ step: 'calling' }, 2 * minute - 1, 'unpaid').is).toBe('kept');
    expect(ask({ step: 'calling' }, 2 * minute, 'unpaid')).toEqual({ is: 'stillUnpaid' });
  });

  test('an accepted payment is not ended by unpaid, only by its arrival', () => {
    for (const passed of [minute, 29 * minute, 31 * minute, 20 * 60 * minute]) {
      expect(ask({ step: 'accepted' }, passed, 'unpaid').is).toBe('kept');
      expect(ask({ step: 'accepted' }, passed, 'open').is).toBe('kept');
      expect(ask({ step: 'accepted' }, passed, 'settled')).toEqual({ is: 'arrived' });
    }
  });

  test('what was said to be paid, or a wallet that was left for, waits for its arrival', () => {
    for (const step of ['saidPaid', 'leftForWallet'] as const) {
      expect(ask({ step }, 5 * minute, 'unpaid').is).toBe('kept');
      expect(ask({ step }, 5 * minute, 'unpaid', claim('1', '2026-12-31'))).toEqual({
        is: 'arrived',
      });
    }
  });

  test('a code that was never typed moved no money, so nothing is read into an asking', () => {
    const waits = { step: 'awaitingCode' } as const;
    expect(ask(waits, minute, 'settled')).toEqual({ is: 'kept', record: record(waits) });
  });

  test('an arrival ends even a call that is still open', () => {
    expect(ask({ step: 'calling' }, 1000, 'settled')).toEqual({ is: 'arrived' });
    expect(ask({ step: 'calling' }, 1000, 'unpaid').is).toBe('kept');
  });
});

describe('what the loan asked for before', () => {
  test('is learnt from the first answer that says it, once', () => {
    for (const before of [undefined, {}]) {
      const learnt = ask({ step: 'accepted', before }, 1000, 'unpaid');
      expect(learnt).toEqual({ is: 'kept', record: record({ step: 'accepted', before: due }) });
    }
    const kept = ask({ step: 'accepted' }, 1000, 'unpaid', claim('2800000', '2026-12-31'));
    expect(kept).toEqual({ is: 'kept', record: record({ step: 'accepted' }) });
  });

  test('screens §9: 30 minutes hold where the answer alone names it, 10 where neither does', () => {
    const silent = record({ step: 'accepted', before: {} });
    const at = start + 11 * minute;
    expect(standingOf(silent, at).is).toBe('acceptedLongAgo');
    const learnt = ask({ step: 'accepted', before: {} }, minute, 'unpaid');
    expect(learnt.is === 'kept' && standingOf(learnt.record, at).is).toBe('accepted');
  });
});

test('whatever is asked, a record stays its own attempt and its own step', () => {
  const states = fc.constantFrom<LoanState>('unpaid', 'settled', 'open');
  const amounts = fc.option(fc.nat({ max: 5_000_000 }).map(String), { nil: undefined });
  const steps = fc.constantFrom('calling', 'unanswered', 'accepted', 'saidPaid', 'awaitingCode');
  const passes = fc.integer({ min: -minute, max: 48 * 60 * minute });
  fc.assert(
    fc.property(steps, passes, states, amounts, (step, passed, state, amount) => {
      const one = record({ step });
      const result = ask({ step }, passed, state, claim(amount, '2026-12-31'));
      const kept = result.is === 'kept' ? result.record : one;
      expect(kept).toMatchObject({ attempt: one.attempt, step, stepAt: one.stepAt });
      // Unpaid ends nothing but a call without an answer, and that not before its time.
      const mayEnd = (step === 'calling' || step === 'unanswered') && passed >= minute;
      expect(mayEnd || result.is !== 'stillUnpaid').toBe(true);
    }),
  );
});
