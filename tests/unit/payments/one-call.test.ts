import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LoanClaim } from '../../../src/domain/loan-claim.ts';
import { afterAsking, standingOf } from '../../../src/domain/money-call.ts';
import type { LoanState } from '../../../src/domain/loan-status.ts';
import { minorFromText } from '../../../src/domain/money.ts';
import { isMoneyMoving } from '../../../src/payments/money-in-flight.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import {
  claimBefore,
  moneyCallCases,
  prepare,
  press,
  type MoneyCallKey,
} from '../../support/money-calls.ts';
import { moneyLender } from '../../support/money-lender.ts';
import { browserProfile, type MoneyPage } from '../../support/money-profile.ts';
import { sampleSession } from '../../support/sample-session.ts';

const second = 1000;
const minute = 60 * second;
const asha = sampleSession({ userId: 'U1', sessionId: 'S1' });
const ofLoan = ['repaymentCommit', 'repaymentConfirm', 'repaymentRedirect'] as const;
const all: readonly MoneyCallKey[] = ['loanConfirmPush', ...ofLoan];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 8, 32) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const standing = ({ records }: MoneyPage) => standingOf(records.find(), systemClock.now()).is;

/** Two tabs of one browser, without locks of its own: those are the harder ones. */
async function twoTabs(key: MoneyCallKey) {
  const profile = browserProfile({ locks: 'missing' });
  const one = await profile.open(moneyCallCases[key].subject, asha);
  const two = await profile.open(moneyCallCases[key].subject, asha);
  prepare(one, key);
  return { profile, one, two, lender: moneyLender() };
}

/** What a screen makes of the lender's word about the loan, asked now. */
function ask({ records }: MoneyPage, state: LoanState, claim: LoanClaim = claimBefore) {
  const record = records.find();
  if (!record) return;
  const asking = { leftAt: systemClock.now(), claim, state };
  const after = afterAsking(record, asking, 'Asia/Kolkata');
  if (after.is === 'kept') records.change(record.attempt, after.record);
  else records.end(record.attempt, after.is);
}

/** Presses, and lets the answer come. */
async function pressed(...arguments_: Parameters<typeof press>) {
  const end = press(...arguments_);
  await pass(200);
  return (await end).end;
}

describe.each(ofLoan)('%s: what the loan says afterwards', (key) => {
  test('screens §9: after a cut, "unpaid" from 60 s after the end lets it be sent again, and not before', async () => {
    const { one, two, lender } = await twoTabs(key);
    expect(await pressed(one, key, lender, { answer: 'cut' })).toBe('unanswered');
    const ended = systemClock.now() - 120;
    await pass(ended + minute - systemClock.now() - second);
    ask(two, 'unpaid');
    expect(await pressed(two, key, lender)).toBe('blocked');
    await pass(2 * second);
    ask(two, 'unpaid');
    expect(standing(one)).toBe('none');
    expect(two.records.lastEnd()?.is).toBe('stillUnpaid');
    expect(await pressed(two, key, lender)).toBe('answered');
    expect(lender.calls).toEqual([key, key]);
  });

  test('screens §9: a state that asks for nothing counts as unpaid', async () => {
    const { one, lender } = await twoTabs(key);
    await pressed(one, key, lender, { answer: 'cut' });
    await pass(2 * minute);
    ask(one, 'open');
    expect(standing(one)).toBe('none');
  });

  test.each([
    ['settled', 'settled', claimBefore],
    ['less due', 'unpaid', { ...claimBefore, amountDue: minorFromText('1') }],
    ['due later', 'unpaid', { ...claimBefore, dueDate: '2027-01-30' }],
  ] as const)('a loan that shows the payment (%s) ends it at once', async (_how, state, claim) => {
    const { one, two, lender } = await twoTabs(key);
    await pressed(one, key, lender, { answer: 'cut' });
    ask(two, state, claim);
    expect(standing(one)).toBe('none');
    expect(two.records.lastEnd()?.is).toBe('arrived');
  });

  test('without being asked, no time lets it be sent again', async () => {
    const { one, lender } = await twoTabs(key);
    await pressed(one, key, lender, { answer: 'cut' });
    await pass(48 * 60 * minute);
    expect(await pressed(one, key, lender)).toBe('blocked');
  });
});

describe('a payment that was taken and is not shown', () => {
  test('screens §9: holds for 30 minutes, whatever "unpaid" says; then Pay works behind its question', async () => {
    const { one, two, lender } = await twoTabs('repaymentCommit');
    await pressed(one, 'repaymentCommit', lender);
    for (const wait of [2 * minute, 27 * minute]) {
      await pass(wait);
      ask(two, 'unpaid');
      expect(await pressed(two, 'repaymentCommit', lender, { isAnyway: true })).toBe('blocked');
    }
    await pass(minute);
    expect(await pressed(two, 'repaymentCommit', lender)).toBe('blocked');
    expect(lender.calls).toHaveLength(1);
    expect(await pressed(two, 'repaymentCommit', lender, { isAnyway: true })).toBe('answered');
  });

  test('a further one that is refused leaves the earlier one as unsettled as it was', async () => {
    const { one, two, lender } = await twoTabs('repaymentCommit');
    await pressed(one, 'repaymentCommit', lender);
    const earlier = one.records.find();
    await pass(31 * minute);
    expect(await pressed(two, 'repaymentCommit', lender, { isAnyway: true, answer: 'no' })).toBe(
      'refused',
    );
    expect(one.records.find()).toEqual(earlier);
    expect(standing(one)).toBe('acceptedLongAgo');
  });

  test('an offer that was accepted stays so for 24 h, and no question opens it', async () => {
    const { one, two, lender } = await twoTabs('loanConfirmPush');
    await pressed(one, 'loanConfirmPush', lender);
    await pass(23 * 60 * minute);
    expect(await pressed(two, 'loanConfirmPush', lender, { isAnyway: true })).toBe('blocked');
    await pass(61 * minute);
    expect(standing(two)).toBe('none');
  });
});

describe('a wallet that was left for', () => {
  test('screens §9: Pay stands behind one question for 10 minutes, by card as well', async () => {
    const { one, two, lender } = await twoTabs('repaymentRedirect');
    await pressed(one, 'repaymentRedirect', lender);
    expect(await pressed(two, 'repaymentCommit', lender)).toBe('blocked');
    expect(lender.calls).toEqual(['repaymentRedirect']);
    await pass(10 * minute);
    expect(await pressed(two, 'repaymentCommit', lender)).toBe('answered');
  });

  test('… and "no" goes on', async () => {
    const { one, two, lender } = await twoTabs('repaymentRedirect');
    await pressed(one, 'repaymentRedirect', lender);
    expect(await pressed(two, 'repaymentCommit', lender, { isAnyway: true })).toBe('answered');
  });
});

describe('a code', () => {
  const wait = async () => {
    const tabs = await twoTabs('repaymentCommit');
    await pressed(tabs.one, 'repaymentCommit', tabs.lender, { answer: 'code' });
    return tabs;
  };

  test('screens §9: one that is waited for is not open: another payment may start', async () => {
    const { one, two, lender } = await wait();
    expect(standing(one)).toBe('awaitingCode');
    expect(await pressed(two, 'repaymentCommit', lender)).toBe('answered');
    expect(standing(one)).toBe('accepted');
  });

  test('… after which the code of the first attempt is not sent any more', async () => {
    const { one, two, lender } = await wait();
    await pressed(two, 'repaymentCommit', lender);
    expect(await pressed(one, 'repaymentConfirm', lender)).toBe('blocked');
  });

  test('a wrong one can be typed again, and its 10 minutes go on', async () => {
    const { one, lender } = await twoTabs('repaymentConfirm');
    const since = one.records.find()?.stepAt;
    await pass(4 * minute);
    await pressed(one, 'repaymentConfirm', lender, { answer: 'no' });
    expect(one.records.find()).toMatchObject({ step: 'awaitingCode', stepAt: since });
    expect(await pressed(one, 'repaymentConfirm', lender)).toBe('answered');
  });
});

describe('an answer that comes too late', () => {
  /** The page of the first call sleeps past its time; the second call is made and cut meanwhile. */
  async function overtaken(answer: 'yes' | 'no') {
    const { one, two, lender } = await twoTabs('repaymentCommit');
    let wake = () => {};
    const asleep = new Promise<void>((go) => {
      wake = go;
    });
    const first = press(one, 'repaymentCommit', {
      ...lender,
      send: () => async () => {
        await asleep;
        return answer === 'yes'
          ? { data: null as never } // the answer of a call that says nothing but yes
          : { error: { kind: 'rejected', code: '1', message: '' } };
      },
    });
    await pass(125 * second);
    ask(two, 'unpaid');
    expect(await pressed(two, 'repaymentCommit', lender, { answer: 'cut' })).toBe('unanswered');
    const later = two.records.find();
    wake();
    await pass(200);
    await first;
    return { two, later };
  }

  test.each(['yes', 'no'] as const)(
    "(%s) touches nothing but its own attempt's record",
    async (answer) => {
      const { two, later } = await overtaken(answer);
      expect(two.records.find()).toEqual(later);
    },
  );

  test('a yes after the record was ended opens it again: the money has moved', async () => {
    const { one, two, lender } = await twoTabs('repaymentCommit');
    const first = press(one, 'repaymentCommit', lender, { after: 20 * second });
    await pass(5 * second);
    two.records.end(two.records.find()?.attempt ?? '');
    await pass(20 * second);
    expect((await first).end).toBe('answered');
    expect(standing(two)).toBe('accepted');
  });
});

describe.each(all)('%s', (key) => {
  test('is written down before it is sent', async () => {
    const { one, two, lender } = await twoTabs(key);
    const seen = vi.fn();
    await pressed(one, key, {
      ...lender,
      send: (...about) => {
        const send = lender.send(...about);
        return async () => {
          seen(standing(two), two.records.find()?.owner === one.owner, isMoneyMoving());
          return send();
        };
      },
    });
    expect(seen).toHaveBeenCalledWith('calling', true, true);
    expect(isMoneyMoving()).toBe(false);
  });

  test.each(['cut', 'no', 'never', 'sessionOver'] as const)(
    'while it is under way money is moving, and no longer, when it ends with "%s"',
    async (answer) => {
      const { one, lender } = await twoTabs(key);
      const end = press(one, key, lender, { answer, after: 5 * second });
      await pass(second);
      expect(isMoneyMoving()).toBe(true);
      await pass(minute);
      await end;
      expect(isMoneyMoving()).toBe(false);
    },
  );

  test('two presses at one moment, in one tab or in two, send one call', async () => {
    const { one, two, lender } = await twoTabs(key);
    const ends = [one, one, two].map(async (page) => press(page, key, lender, { after: second }));
    await pass(3 * second);
    const found = (await Promise.all(ends)).map(({ end }) => end).sort();
    expect(found).toEqual(['answered', 'blocked', 'blocked']);
    expect(lender.calls).toEqual([key]);
  });
});
