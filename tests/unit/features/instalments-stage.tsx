import { screen } from '@testing-library/react';
import { InstalmentsScreen } from '../../../src/features/instalments/instalments-screen.tsx';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import { answersOf } from '../../support/contract-answers.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen, type ScreenStage } from '../../support/screen-stage.tsx';

const tenant = sampleTenant({ 'features.instalments': true });
/** The screens that the stage can open. */
export const built: readonly ScreenKey[] = ['instalments', 'loanDetails', 'cardRepayment'];

/** The body of a written answer of `instalments`. */
export function written(name: string): object {
  const answer = answersOf('instalments').find((one) => one.name === `instalments/${name}`);
  if (!answer) throw new Error(`no answer ${name}`);
  return JSON.parse(answer.bodyText);
}

/** Shows the screen with a plan. */
export const show = (plan: object, changes: Partial<ScreenStage> = {}) =>
  showScreen({
    Screen: InstalmentsScreen,
    screen: 'instalments',
    tenant,
    builtScreens: built,
    answers: { instalments: plan },
    ...changes,
  });

/** A plan with the given rows, numbered from 1. */
export const planOf = (
  waiting: readonly object[],
  paid: readonly object[] = [],
  more: object = {},
) => ({
  code: 0,
  data: {
    ...more,
    repayPlanDetail: {
      repayWaitDetail: waiting.map((row, at) => ({ periodNo: paid.length + at + 1, ...row })),
      repayYetDetail: paid.map((row, at) => ({ periodNo: at + 1, ...row })),
    },
  },
});

/** A check box by its name, as soon as it is there. */
export const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
/** The rows, without the one that stands for all. */
export const boxes = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((input) => !nameOf(input).startsWith('Pay all'));
/** The accessible name, put together by hand: asking for hundreds by their role is slow. */
export const nameOf = (input: HTMLInputElement) =>
  (input.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
/** What a row says besides its name. */
export const moreOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
/** How many rows are checked. */
export const chosen = () => boxes().filter(({ checked }) => checked).length;
/** What the bar above the button says. */
export const total = () =>
  // A long list says in a status of its own how much of it is shown.
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .find((text) => text.startsWith('Total')) ?? '';
/** The button that goes on to paying. */
export const payButton = () => screen.getByRole('button', { name: /^Pay( ₹.+| Rp.+)?$/ });
