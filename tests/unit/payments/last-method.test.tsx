import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLastMethod, readLastMethod } from '../../../src/payments/last-method.ts';
import { deviceStore } from '../../../src/platform/browser-storage.ts';
import { chooseCard, forgetAll, openTab } from '../../support/pay-stage.tsx';
import { sampleSession } from '../../support/sample-session.ts';

beforeEach(forgetAll);
afterEach(() => vi.unstubAllGlobals());

const rows = async (tab: ReturnType<typeof openTab>) =>
  (await tab.here.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent ?? '');

test('screens §9: the wallet and the cards are equals, the wallet first, and none is chosen', async () => {
  const tab = openTab('card');
  const all = await rows(tab);
  expect(all).toHaveLength(2);
  expect(all[1]).toContain('Sample Bank');
  for (const radio of tab.here.getAllByRole('radio'))
    expect(radio).toHaveProperty('checked', false);
});

test('what was paid by last stands first and is marked, and is not chosen', async () => {
  const first = openTab('card');
  await chooseCard(first);
  await first.press(/^Pay /);
  await vi.waitFor(() => expect(readLastMethod(deviceStore, sampleSession())).toBeDefined());
  expect(readLastMethod(deviceStore, sampleSession())).toEqual({ by: 'card', cardId: 'c1' });
  first.unmount();
  localStorage.removeItem(
    Object.keys(localStorage).find((key) => key.startsWith('loanfront.payment')) ?? '',
  );
  const tab = openTab('card');
  const all = await rows(tab);
  expect(all[0]).toContain('Sample Bank');
  expect(all[0]).toContain('Last time');
  expect(all[1]).not.toContain('Last time');
  expect(tab.here.queryByRole('radio', { checked: true })).toBeNull();
});

test('with the wallet chosen the button goes on to its page, and sends nothing', async () => {
  const tab = openTab('card');
  const [wallet] = await tab.here.findAllByRole('radio');
  if (wallet) await userEvent.click(wallet);
  await tab.press(/^Continue with/);
  expect(tab.place()).toContain('/alipayrepayment');
  expect(tab.count('repaymentCommit') + tab.count('repaymentRedirect')).toBe(0);
});

test("another borrower's last method is never shown", () => {
  keepLastMethod(deviceStore, sampleSession(), { channel: 'wallet' });
  const other = { ...sampleSession(), values: { ...sampleSession().values, userId: 'another' } };
  expect(readLastMethod(deviceStore, other)).toBeUndefined();
});
