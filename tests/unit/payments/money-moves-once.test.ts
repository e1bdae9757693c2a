import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { standingOf, type Standing } from '../../../src/domain/money-call.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { contractCalls } from '../../support/contract-answers.ts';
import { moneyCallCases, prepare, press, type MoneyCallKey } from '../../support/money-calls.ts';
import { moneyLender, type LenderAnswer } from '../../support/money-lender.ts';
import {
  browserProfile,
  historyEntry,
  type BrowserProfile,
  type MoneyPage,
  type ProfileKind,
} from '../../support/money-profile.ts';
import { sampleSession } from '../../support/sample-session.ts';

const second = 1000;
const asha = sampleSession({ userId: 'U1', sessionId: 'S1' });
const nobody = sampleSession({ sessionId: 'S2' });
const other = sampleSession({ userId: 'U2', sessionId: 'S3' });
const keys = Object.keys(moneyCallCases) as MoneyCallKey[]; // the table's own keys

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 8, 32) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Where the button is pressed a second time. */
type Again = (at: {
  profile: BrowserProfile;
  page: MoneyPage;
  entry: Map<string, string>;
  key: MoneyCallKey;
}) => Promise<MoneyPage>;

const places = {
  reload: ({ profile, page, entry, key }) => {
    page.close();
    return profile.open(moneyCallCases[key].subject, asha, entry);
  },
  'Back and Forward': async ({ page, entry }) => {
    page.turnTo(historyEntry());
    page.records.find();
    page.turnTo(entry);
    return page;
  },
  'Back, and a reload there': ({ profile, page, key }) => {
    const details = historyEntry();
    page.turnTo(details);
    page.records.find();
    page.close();
    return profile.open(moneyCallCases[key].subject, asha, details);
  },
  'a second tab': ({ profile, key }) => profile.open(moneyCallCases[key].subject, asha),
  'a page that was opened again': ({ profile, page, key }) => {
    page.close();
    return profile.open(moneyCallCases[key].subject, asha);
  },
  'a launch without a user': ({ profile, page, key }) => {
    page.close();
    return profile.open(moneyCallCases[key].subject, nobody);
  },
  'another user': ({ profile, page, key }) => {
    page.close();
    return profile.open(moneyCallCases[key].subject, other);
  },
} satisfies Record<string, Again>;
type PlaceName = keyof typeof places;
const everywhere = Object.keys(places) as PlaceName[]; // the table's own keys
const sameTab: readonly PlaceName[] = ['reload', 'Back and Forward', 'Back, and a reload there'];
const living: readonly PlaceName[] = ['Back and Forward', 'a second tab'];

/** One kind of trouble: how the first call ends, when the button is pressed again, and what holds then. */
interface Row {
  title: string;
  kind?: ProfileKind;
  answer: LenderAnswer;
  after?: number;
  pressedAgainAfter: number;
  at: readonly PlaceName[];
  /** How the record stands when the button is pressed again. */
  standing: Standing['is'];
  /** Where a call differs. */
  but?: Partial<Record<MoneyCallKey, Standing['is']>>;
  isSent?: boolean;
}

const late = { after: 9 * second };
const rows: readonly Row[] = [
  {
    title: 'the call is open',
    answer: 'yes',
    ...late,
    pressedAgainAfter: 3 * second,
    at: everywhere,
    standing: 'calling',
  },
  {
    title: 'the call was answered yes, late',
    answer: 'yes',
    ...late,
    pressedAgainAfter: 12 * second,
    at: living,
    standing: 'accepted',
    but: { repaymentRedirect: 'leftForWallet' },
  },
  {
    title: 'the call was answered yes before the page went',
    answer: 'yes',
    pressedAgainAfter: second,
    at: everywhere,
    standing: 'accepted',
    but: { repaymentRedirect: 'leftForWallet' },
  },
  {
    title: 'the call was refused, late',
    answer: 'no',
    ...late,
    pressedAgainAfter: 12 * second,
    at: living,
    standing: 'none',
    but: { repaymentConfirm: 'awaitingCode' },
    isSent: true,
  },
  {
    title: 'the call was refused before the page went',
    answer: 'no',
    pressedAgainAfter: second,
    at: everywhere,
    standing: 'none',
    but: { repaymentConfirm: 'awaitingCode' },
    isSent: true,
  },
  {
    title: 'the call was cut',
    answer: 'cut',
    pressedAgainAfter: second,
    at: everywhere,
    standing: 'unanswered',
  },
  {
    title: 'a page came instead of an answer',
    answer: 'noPage',
    pressedAgainAfter: second,
    at: everywhere,
    standing: 'unanswered',
  },
  {
    title: 'the call hangs, and its time is not over',
    answer: 'never',
    pressedAgainAfter: 59 * second,
    at: everywhere,
    standing: 'calling',
  },
  {
    title: 'the call hung until its time was over',
    answer: 'never',
    pressedAgainAfter: 70 * second,
    at: everywhere,
    standing: 'unanswered',
  },
  {
    title: 'the session was over (401)',
    answer: 'sessionOver',
    pressedAgainAfter: second,
    at: everywhere,
    standing: 'none',
    but: { repaymentConfirm: 'awaitingCode' },
    isSent: true,
  },
  {
    title: 'the lender has it already (800005)',
    answer: 'repeated',
    pressedAgainAfter: second,
    at: everywhere,
    standing: 'unanswered',
  },
  ...(['full', 'blocked'] as const).flatMap((storage): Row[] => [
    {
      title: `the store is ${storage}, and the call is open`,
      kind: { storage },
      answer: 'yes',
      ...late,
      pressedAgainAfter: 3 * second,
      at: sameTab,
      standing: 'calling',
    },
    {
      title: `the store is ${storage}, and the call was cut`,
      kind: { storage },
      answer: 'cut',
      pressedAgainAfter: second,
      at: sameTab,
      standing: 'unanswered',
    },
    {
      title: `the store is ${storage}, and the call hung`,
      kind: { storage },
      answer: 'never',
      pressedAgainAfter: 70 * second,
      at: sameTab,
      standing: 'unanswered',
    },
    {
      title: `the store is ${storage}, and the call was answered yes`,
      kind: { storage },
      answer: 'yes',
      pressedAgainAfter: second,
      at: sameTab,
      standing: 'accepted',
      but: { repaymentRedirect: 'leftForWallet' },
    },
    {
      title: `the store is ${storage}, and the call was refused`,
      kind: { storage },
      answer: 'no',
      pressedAgainAfter: second,
      at: sameTab,
      standing: 'none',
      but: { repaymentConfirm: 'awaitingCode' },
      isSent: true,
    },
  ]),
];

/** An offer is made to many: somebody who is known to be somebody else is not blocked (screens §9). */
const isForAnother = (key: MoneyCallKey, place: PlaceName) =>
  key === 'loanConfirmPush' && place === 'another user';

const table = keys.flatMap((key) =>
  rows.flatMap((row) => row.at.map((place) => ({ key, place, row, title: row.title }))),
);

describe.each(['there', 'missing'] as const)("the browser's locks are %s", (locks) => {
  test.each(table)('$key: $title; pressed again by $place', async ({ key, place, row }) => {
    const profile = browserProfile({ ...row.kind, locks });
    const entry = historyEntry();
    const page = await profile.open(moneyCallCases[key].subject, asha, entry);
    const lender = moneyLender();
    prepare(page, key);
    const started = systemClock.now();
    void press(page, key, lender, { answer: row.answer, after: row.after ?? 0 });
    // An answer that comes before the page goes is written down; what comes later reaches nobody.
    await pass(200);
    const again = await places[place]({ profile, page, entry, key });
    await pass(started + row.pressedAgainAfter - systemClock.now());

    const isFree = isForAnother(key, place) || row.isSent === true;
    const standing = standingOf(again.records.find(), systemClock.now());
    const ofOthers = isForAnother(key, place) ? 'none' : undefined;
    expect(standing.is).toBe(ofOthers ?? row.but?.[key] ?? row.standing);
    expect(lender.calls).toEqual([key]);
    const end = press(again, key, lender);
    await pass(200);
    expect((await end).end).toBe(isFree ? 'answered' : 'blocked');
    expect(lender.calls).toEqual(isFree ? [key, key] : [key]);
    expect(lender.mostOpen() === 1 || isForAnother(key, place)).toBe(true);
  });
});

test('lender-api: every call that moves money is in this table, and in no other way', () => {
  const named = [...contractCalls().values()].filter(({ movesMoney }) => movesMoney);
  expect([...keys].sort()).toEqual(named.map(({ key }) => key).sort());
});
