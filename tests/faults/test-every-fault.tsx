import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wordsOf } from '../unit/i18n/wording-on-disk.ts';
import {
  closeApp,
  describePage,
  openApp,
  passTime,
  tenantOf,
  until,
  type OpenApp,
} from '../support/whole-app.tsx';
import { faultOf, faults, sentence, withoutAnswer, type FaultName } from './faults.ts';
import type { FaultRow } from './fault-row.ts';

const words = wordsOf('en', 'app') ?? {};
const ourSide = [words['ourSide'], words['ourSidePayment']];

/** What a person has to read of each fault: its true cause, and no other (screens §9, "Causes"). */
const causes: Readonly<Partial<Record<FaultName, readonly (string | undefined)[]>>> = {
  cut: [words['notReached']],
  hanging: [words['notReached']],
  'HTTP 500': ourSide,
  'a page with HTTP 502': ourSide,
  'a captive portal’s page': ourSide,
  'wrong shape': ourSide,
  'rejected with a message': [sentence],
};
const everyCause = [words['notReached'], ...ourSide, words['networkError'], sentence];

const says = (app: OpenApp, texts: readonly (string | undefined)[] = []) =>
  texts.some((text) => text !== undefined && app.text().includes(text));

/** Something still turns, or is still grey: nobody could tell that it is over. */
const isStuck = (app: OpenApp) =>
  app.face() === 'loading' || document.querySelector('[aria-busy="true"]') !== null;

const holdsTyped = (text: string) =>
  document.body.textContent.includes(text) ||
  [...document.querySelectorAll('input, textarea')].some(
    (field) => 'value' in field && field.value === text,
  );

/** Does what leads to the call, and lets the fault happen to it. */
async function meet(row: FaultRow, fault: FaultName): Promise<OpenApp> {
  const app = openApp({
    tenant: tenantOf(row.tenant),
    screen: row.screen,
    query: row.query ?? '',
    isStranger: row.isStranger ?? false,
    onTheWay: (...asked) => faultOf(row.call, fault)(...asked) ?? row.beside?.(...asked),
  });
  await row.steps?.(app);
  const isAsked = await until(() => app.asked.includes(row.call));
  if (!isAsked) throw new Error(`${row.call} was never asked\n${describePage()}`);
  // What else the screen asks is answered first: only this call hangs.
  for (let turn = 0; turn < 5; turn += 1) await passTime(50);
  await until(() => app.waiting().every((call) => call === row.call), 5000);
  if (row.role === 'report') await until(() => row.done(app) && app.face() !== 'loading');
  if (fault === 'hanging') await passTime(61_000);
  if (fault === 'slow') await passTime(9_500);
  return app;
}

const countOf = (app: OpenApp, row: FaultRow) =>
  app.asked.filter((call) => call === row.call).length;

/** How a fault has to end. */
type Outcome = (app: OpenApp, row: FaultRow, fault: FaultName) => Promise<void>;

const expectDone: Outcome = async (app, row) => {
  expect(await until(() => row.done(app)), describePage()).toBeTruthy();
};

const expectCalm: Outcome = async (app) => {
  expect(await until(() => !isStuck(app)), describePage()).toBeTruthy();
  expect(app.shown(), describePage()).not.toBe('crashed');
};

const expectQuietlyDone: Outcome = async (app, row, fault) => {
  await expectDone(app, row, fault);
  expect(says(app, everyCause), describePage()).toBe(false);
};

const expectLogIn: Outcome = async (app, row) => {
  const { shortName } = tenantOf(row.tenant).brand;
  const logIn = [words['logInTitle'], words['logInInApp']?.replace('{{app}}', shortName)];
  const isAsked = () => app.shown() === 'logIn' || says(app, logIn);
  expect(await until(isAsked), describePage()).toBeTruthy();
};

const expectToStandWithout: Outcome = async (app, row, fault) => {
  await expectDone(app, row, fault);
  expect(await until(() => row.says?.test(app.text()) ?? true), describePage()).toBeTruthy();
  await expectCalm(app, row, fault);
};

/** Whether the true cause stands there, and no other. */
function saysWhy(app: OpenApp, row: FaultRow, fault: FaultName): boolean {
  if (withoutAnswer.has(fault) && row.unanswered) return row.unanswered.test(app.text());
  const cause = causes[fault];
  if (!cause) return true;
  return (
    says(app, cause) &&
    !says(
      app,
      everyCause.filter((text) => !cause.includes(text)),
    )
  );
}

const expectWayOn: Outcome = async (app, row, fault) => {
  expect(await until(() => saysWhy(app, row, fault)), describePage()).toBeTruthy();
  await expectCalm(app, row, fault);
  expect(app.shown()).toBe(row.screen);
  for (const text of row.typed ?? []) expect(holdsTyped(text), describePage()).toBe(true);
  app.meet(row.beside);
  await (row.again ?? ((one: OpenApp) => one.press('Try again')))(app);
  await expectDone(app, row, fault);
};

/** Who has to be signed in is asked to; strangers, and screens that stand without the call, need not be. */
function outcomeOf(row: FaultRow, fault: FaultName, app: OpenApp): Outcome {
  if (row.role === 'report' || fault === 'slow') return expectQuietlyDone;
  if (fault === 'HTTP 401')
    return row.isStranger || (row.role === 'aside' && row.done(app)) ? expectCalm : expectLogIn;
  // Whatever a call makes of a yes without data, the page stands and lets go on.
  if (fault === 'empty') return expectCalm;
  return row.role === 'aside' ? expectToStandWithout : expectWayOn;
}

/** Lets every fault happen to every call of these rows: its true cause is said, and there is a way on. */
export function testEveryFault(rows: readonly FaultRow[]): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 5, 0) });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(async () => {
    await closeApp();
    localStorage.clear();
    sessionStorage.clear();
    vi.useRealTimers();
  });

  describe.each(rows)('$screen: $call ($role)', (row) => {
    test.each(Object.keys(faults) as FaultName[])('%s', async (fault) => {
      const app = await meet(row, fault);
      const before = countOf(app, row);
      await outcomeOf(row, fault, app)(app, row, fault);
      // Nothing is asked again by itself: what a press asks for is one call.
      const most = row.role === 'action' ? before + 1 : Infinity;
      expect(countOf(app, row)).toBeLessThanOrEqual(most);
    });
  });
}
