import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerWith } from '../../support/network.ts';
import {
  box,
  boxes,
  chosen,
  moreOf,
  nameOf,
  planOf,
  show,
  total,
  written,
} from './instalments-stage.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('screens §4: the first one starts checked, with amounts as they came, the day in words and the exact sum', async () => {
  show(written('india'));
  const first = await box(/^Instalment 1 of 3 ₹27,394.67/);
  expect(moreOf(first)).toBe('Due 31\u00a0December 2026 · Due next');
  expect(chosen()).toBe(1);
  expect(total()).toBe('Total1 of 3 instalments₹27,394.67');
  expect(screen.getByText('Instalments are paid in order.')).toBeDefined();
});

test('look, principle 3: the button says the sum, which above it is for the ear alone; no button says it where none can be paid', async () => {
  const { container } = show(written('india'));
  await userEvent.click(await box(/^Pay all/));
  const button = screen.getByRole('button', { name: 'Pay ₹82,184.00' });
  const seen = () =>
    [...(container.querySelector('[role=status]')?.querySelectorAll('span span, strong') ?? [])]
      .filter(({ className }) => className !== 'visually-hidden')
      .map(({ textContent }) => textContent);
  expect(seen()).toEqual(['3 of 3 instalments']);
  await userEvent.click(await box(/^Instalment 1/));
  expect(seen()).toEqual(['Total', '0 of 3 instalments', '₹0.00']);
  expect(button.textContent).toBe('Pay');
});

test('screens §4: pay all takes every one that waits, and once more only the first', async () => {
  show(written('india'));
  await userEvent.click(await box(/^Pay all ₹82,184.00/));
  expect(chosen()).toBe(3);
  expect(total()).toBe('Total3 of 3 instalments₹82,184.00');
  await userEvent.click(await box(/^Pay all/));
  expect(chosen()).toBe(1);
});

test('screens §4: choosing one checks all up to it, unchecking one clears it and all later, by a tap anywhere on the row', async () => {
  show(planOf([1, 2, 3, 4].map(() => ({ totalAmount: 100.1, canClick: 1, repayDes: 'Later' }))));
  await box(/^Instalment 3/);
  const rows = screen.getAllByText('Later');
  await userEvent.click(rows[2] ?? document.body);
  expect(chosen()).toBe(3);
  expect(total()).toContain('₹300.30');
  await userEvent.click(await box(/^Instalment 2/));
  expect(chosen()).toBe(1);
});

test('screens §8: one that cannot be chosen by itself says why, takes no tap, and keeps the focus', async () => {
  show(written('india'));
  const second = await box(/^Instalment 2/);
  expect(second.getAttribute('aria-disabled')).toBe('true');
  expect(moreOf(second)).toContain('Cannot be paid by itself: use “Pay all”');
  second.focus();
  await userEvent.keyboard(' ');
  expect(chosen()).toBe(1);
  expect(document.activeElement).toBe(second);
});

test('screens §8: the first one starts checked whatever its flag; once cleared it says why it cannot come back', async () => {
  show(written('none-clickable'));
  const first = await box(/^Instalment 1/);
  expect(moreOf(first)).not.toContain('Not payable');
  await userEvent.click(first);
  expect(chosen()).toBe(0);
  expect(moreOf(first)).toContain('Cannot be paid by itself');
  await userEvent.click(await box(/^Pay all/));
  await userEvent.click(await box(/^Pay all/));
  expect(chosen()).toBe(1);
});

test('spec §4: status 500 is marked and said in words, in ours when the lender has none', async () => {
  const late = { totalAmount: 5, periodStatus: 500, canClick: 1 };
  show(planOf([{ ...late, repayDes: 'Terlambat' }, late, { ...late, periodStatus: 100 }]));
  const rows = [await box(/^Instalment 1/), await box(/^Instalment 2/), await box(/^Instalment 3/)];
  expect(rows.map(moreOf)).toEqual(['Terlambat', 'Overdue', undefined]);
  expect(rows.map((row) => row.closest('label')?.dataset.tone)).toEqual(['bad', 'bad', undefined]);
});

test('screens §4: nothing invented: no "of 12" where the numbers have gaps, no number where there is none', async () => {
  show(
    planOf([
      { periodNo: 9, totalAmount: 1 },
      { periodNo: null, totalAmount: 2 },
    ]),
  );
  expect(nameOf((await box(/^Instalment 9/)) as HTMLInputElement)).toBe('Instalment 9 ₹1.00');
  expect(boxes().map(nameOf)[1]).toBe('Instalment ₹2.00');
});

test('HD-05: of 360 instalments those up to the tap are chosen, and their sum is exact', async () => {
  const rows = Array.from({ length: 360 }, () => ({ totalAmount: 1.01, canClick: 1 }));
  const { container } = show(planOf(rows));
  await screen.findByText('Instalment 50 of 360');
  act(() => screen.getByRole('button', { name: 'Show all' }).click());
  const last = await screen.findByText('Instalment 360 of 360');
  act(() => last.click());
  expect(total()).toBe('Total360 of 360 instalments₹363.60');
  act(() => screen.getByText('Instalment 359 of 360').click());
  // The 359th and 360th are cleared, and pay all with them.
  expect(container.querySelectorAll('input:checked')).toHaveLength(358);
  expect(total()).toContain('₹361.58');
});

test('HD-05: a list that has changed is chosen from anew', async () => {
  let plan = planOf([1, 2, 3].map(() => ({ totalAmount: 10, canClick: 1 })));
  show(() => answerWith(JSON.stringify(plan)));
  await userEvent.click(await box(/^Instalment 3/));
  expect(chosen()).toBe(3);
  plan = planOf([{ totalAmount: 10 }, { totalAmount: 10 }], [{ totalAmount: 10 }]);
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  await vi.waitFor(() => expect(chosen()).toBe(1));
  expect(await box(/^Instalment 2 of 3/)).toBeDefined();
});
