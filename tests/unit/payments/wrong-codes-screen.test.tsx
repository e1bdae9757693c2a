import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { beginAt } from '../../support/begin-at.ts';
import { chooseCard, dialog, forgetAll, openTab } from '../../support/pay-stage.tsx';
import type { ScreenStage } from '../../support/screen-stage.tsx';

const payLabel = 'Pay ₹17,432.00';
const second = 1000;

beginAt(Date.UTC(2026, 10, 28, 8, 32), forgetAll);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const answers: ScreenStage['answers'] = {
  repaymentCommit: { code: 0, data: { needValid: 1, repayRecordId: '77' } },
  repaymentConfirm: { code: 800006 },
};
const open = (other: ScreenStage['answers'] = {}) => openTab('card', { ...answers, ...other });

/** Types a code that is wrong, as often as that. */
async function typeWrong(tab: ReturnType<typeof open>, times: number) {
  const sheet = within(await dialog());
  for (let time = 1; time <= times; time += 1) {
    await userEvent.clear(sheet.getByRole('textbox'));
    await userEvent.type(sheet.getByRole('textbox'), '123456');
    await userEvent.click(sheet.getByRole('button', { name: payLabel }));
    await waitFor(() => expect(tab.count('repaymentConfirm')).toBe(time));
    await sheet.findByText(/verification code error/i);
  }
  return sheet;
}

async function fiveWrong() {
  const tab = open();
  await chooseCard(tab);
  await tab.press(payLabel);
  return { tab, sheet: await typeWrong(tab, 5) };
}

test('after five wrong codes the button waits 30 s, counted down, and Enter waits as well', async () => {
  const { tab, sheet } = await fiveWrong();
  expect(await sheet.findByRole('button', { name: /^Try again in (30|29|28) s$/ })).toBeDefined();
  await userEvent.type(sheet.getByRole('textbox'), '{Enter}');
  expect(tab.count('repaymentConfirm')).toBe(5);
  await pass(30 * second);
  await userEvent.click(await sheet.findByRole('button', { name: payLabel }));
  await waitFor(() => expect(tab.count('repaymentConfirm')).toBe(6));
});

test('a wrong code says that nothing was paid', async () => {
  const tab = open();
  await chooseCard(tab);
  await tab.press(payLabel);
  const sheet = await typeWrong(tab, 1);
  const fault = 'Verification code error. Nothing was paid.';
  expect(sheet.getByText(fault)).toBeDefined();
});

test('so does any other no to a code', async () => {
  const tab = open({ repaymentConfirm: { code: 1001, message: 'Please try again later' } });
  await chooseCard(tab);
  await tab.press(payLabel);
  const sheet = within(await dialog());
  await userEvent.type(sheet.getByRole('textbox'), '123456');
  await userEvent.click(sheet.getByRole('button', { name: payLabel }));
  expect(await sheet.findByText('Please try again later. Nothing was paid.')).toBeDefined();
});

test('a reload ends no wait', async () => {
  const { tab } = await fiveWrong();
  tab.unmount();
  await pass(10 * second);
  open();
  const sheet = within(await dialog());
  expect(await sheet.findByRole('button', { name: /^Try again in (20|1\d) s$/ })).toBeDefined();
});

test('a code that is sent anew ends it', async () => {
  const { tab, sheet } = await fiveWrong();
  await pass(61 * second);
  await typeAgain(sheet, tab);
  expect(await sheet.findByRole('button', { name: /^Try again in/ })).toBeDefined();
  await userEvent.click(sheet.getByRole('button', { name: 'Get verification code' }));
  await waitFor(() => expect(tab.count('repaymentCommit')).toBe(2));
  expect(await sheet.findByRole('button', { name: payLabel })).toBeDefined();
});

/** A sixth one. */
async function typeAgain(sheet: ReturnType<typeof within>, tab: ReturnType<typeof open>) {
  await userEvent.click(await sheet.findByRole('button', { name: payLabel }));
  await waitFor(() => expect(tab.count('repaymentConfirm')).toBe(6));
  expect(screen.getByRole('dialog')).toBeDefined();
}
