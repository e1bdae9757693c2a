import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { moneyCallCases } from '../support/money-calls.ts';
import {
  closeApp,
  describePage,
  isOff,
  isReachable,
  openApp,
  passTime,
  tenantOf,
  until,
} from '../support/whole-app.tsx';
import { due, moneyRows, payByCard, typeCode, type MoneyRow } from './money-rows.ts';
import { faults, sentence, withoutAnswer, type FaultAnswer, type FaultName } from './faults.ts';

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

test('every call that moves money has a row', () => {
  expect(moneyRows.map(({ call }) => call).sort()).toEqual(Object.keys(moneyCallCases).sort());
});

/** What the lender did: nothing before the fault, or all that it was asked, of which nobody heard. */
type Effect = 'and the lender did nothing' | 'though the lender did it';

async function meet(row: MoneyRow, fault: FaultName, effect: Effect) {
  const sent = { calls: 0, effects: 0 };
  const answerOf: FaultAnswer = faults[fault];
  const app = openApp({
    tenant: tenantOf('india'),
    screen: row.screen,
    query: row.query,
    onTheWay(call, _request, lender) {
      if (call !== row.call) return undefined;
      sent.calls += 1;
      const take = async () => {
        const answer = await lender();
        const body = await answer.clone().text();
        if (/"(?:code|status)":\s*"?0"?\b/.test(body)) sent.effects += 1;
        return answer;
      };
      if (sent.calls > 1) return take();
      if (fault === 'slow') return faults.slow(take);
      if (effect === 'though the lender did it') return take().then(() => answerOf(take));
      return answerOf(take);
    },
  });
  await row.steps(app);
  if (!(await until(() => sent.calls > 0))) throw new Error(`never sent\n${describePage()}`);
  for (let turn = 0; turn < 10; turn += 1) await passTime(50);
  if (fault === 'hanging') await passTime(61_000);
  if (fault === 'slow') await passTime(9_500);
  return { app, sent };
}

/** Whether a press could send the call at this moment. */
const canSend = ({ button }: Pick<MoneyRow, 'button'>) =>
  screen.queryAllByRole('button', { name: button }).some((one) => !isOff(one) && isReachable(one));

const isStuck = () => document.querySelector('[aria-busy="true"]') !== null;

const answered: readonly FaultName[] = ['rejected with a message', 'rejected without a message'];

describe.each(moneyRows)('$screen: $call', (row) => {
  test('slow: one call, and what was asked for comes', async () => {
    const { app, sent } = await meet(row, 'slow', 'and the lender did nothing');
    expect(await until(() => row.isDone(app)), describePage()).toBeTruthy();
    expect(sent).toEqual({ calls: 1, effects: 1 });
  });

  test.each(answered)(
    '%s: nothing was done, it is said, and the press works again',
    async (fault) => {
      const { app, sent } = await meet(row, fault, 'and the lender did nothing');
      const said = fault === 'rejected with a message' ? sentence : '';
      expect(await until(() => app.text().includes(said)), describePage()).toBeTruthy();
      expect(await until(() => !isStuck() && canSend(row)), describePage()).toBeTruthy();
      expect(sent).toEqual({ calls: 1, effects: 0 });
      await (row.call === 'repaymentConfirm' ? typeCode(app) : row.again(app));
      expect(await until(() => row.isDone(app)), describePage()).toBeTruthy();
      expect(sent).toEqual({ calls: 2, effects: 1 });
    },
  );

  test('HTTP 401: "please log in", and nothing else was sent', async () => {
    const { app, sent } = await meet(row, 'HTTP 401', 'and the lender did nothing');
    expect(await until(() => app.shown() === 'logIn'), describePage()).toBeTruthy();
    expect(sent.calls).toBe(1);
  });

  describe.each([...withoutAnswer])('%s', (fault) => {
    test('and the lender did nothing: no second call before the lender says so, then by a press', async () => {
      const { app, sent } = await meet(row, fault, 'and the lender did nothing');
      expect(await until(() => row.unknown.test(app.text())), describePage()).toBeTruthy();
      expect(canSend(row), describePage()).toBe(false);
      await passTime(30_000);
      expect(canSend(row), describePage()).toBe(false);
      expect(sent.calls).toBe(1);
      await passTime(60_000);
      if (row.call === 'loanConfirmPush') await app.press('Check again');
      expect(await until(() => canSend(row), 120_000), describePage()).toBeTruthy();
      expect(sent).toEqual({ calls: 1, effects: 0 });
      await row.again(app);
      expect(await until(() => row.isDone(app)), describePage()).toBeTruthy();
      expect(sent.effects).toBe(1);
    });

    test('though the lender did it: never a second effect, and the page finds out', async () => {
      const { app, sent } = await meet(row, fault, 'though the lender did it');
      expect(await until(() => row.unknown.test(app.text())), describePage()).toBeTruthy();
      expect(canSend(row), describePage()).toBe(false);
      expect(sent).toEqual({ calls: 1, effects: 1 });
      if (row.call === 'repaymentRedirect' || row.call === 'repaymentCommit') return;
      await passTime(180_000);
      expect(canSend(row), describePage()).toBe(false);
      expect(isStuck(), describePage()).toBe(false);
      expect(sent).toEqual({ calls: 1, effects: 1 });
    });
  });
});

describe('screens §9, "Asking": a payment is not even tried while the loan cannot be asked', () => {
  test.each([...withoutAnswer, ...answered])('%s', async (fault) => {
    const app = openApp({ tenant: tenantOf('india'), screen: 'cardRepayment', query: due });
    await until(() => app.text().includes('Amount due on'));
    const answerOf: FaultAnswer = faults[fault];
    app.meet((call, _request, lender) => (call === 'loanDetails' ? answerOf(lender) : undefined));
    await payByCard(app);
    if (fault === 'hanging') await passTime(61_000);
    const said = 'We could not ask your lender about your loan';
    expect(await until(() => app.text().includes(said)), describePage()).toBeTruthy();
    expect(app.asked).not.toContain('repaymentCommit');
  });
});
