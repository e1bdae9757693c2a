import { cleanup, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../../src/platform/clock.ts';
import { heldAnswer, openTab, waysThatNameTheAmount } from '../../support/pay-stage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const shown = { at: 0, amountDue: '1743200', dueDate: '2031-03-14' };

/** A payment that was gone on to with this, and whose lender has not answered yet. */
function openWaiting(state: unknown) {
  const options = heldAnswer();
  const loan = heldAnswer();
  const tab = openTab(
    'card',
    { repaymentWay: options.answer, loanDetails: loan.answer },
    { state },
  );
  const amount = () => tab.container.querySelector('[data-amount]')?.textContent;
  return { ...tab, options, loan, amount };
}

test('a payment begins with what the page of its loan showed as Repay was pressed', async () => {
  const tab = openWaiting({ shown: { ...shown, at: systemClock.now() } });
  expect(tab.amount()).toBe('₹17,432.00');
  expect(tab.container.textContent).toContain('Amount due on Friday, 14\u00a0March 2031');
  expect(tab.hasNo(/^Pay/)).toBe(true);
  await tab.options.send(waysThatNameTheAmount);
  await tab.button('Pay ₹17,432.00');
  // The loan itself has not answered here yet: what is read keeps its words.
  expect(tab.container.textContent).toContain('Amount due on Friday, 14\u00a0March 2031');
});

test('what the lender says now holds, whatever was shown', async () => {
  const tab = openWaiting({ shown: { ...shown, at: systemClock.now() } });
  await tab.options.send({ code: 0, data: { repayToken: 't1', bankCards: [], amountDue: 900000 } });
  expect(tab.amount()).toBe('₹9,000.00');
  const now = { orderStatus: 174, amountDue: 800000, dueDate: '2031-04-14' };
  await tab.loan.send({ success: true, data: now });
  await waitFor(() => expect(tab.amount()).toBe('₹8,000.00'));
  expect(tab.container.textContent).toContain('Amount due on Monday, 14\u00a0April 2031');
});

test.each([
  ['the entry of the history is an older one', { ...shown, at: systemClock.now() - 6_000 }],
  ['the clock was set back since', { ...shown, at: systemClock.now() + 60_000 }],
  ['it is no amount', { ...shown, at: systemClock.now(), amountDue: '17 432' }],
  ['there is none', { at: systemClock.now() }],
])('nothing is shown before the lender answers where %s', (_why, handedOver) => {
  expect(openWaiting({ shown: handedOver }).amount()).toBeUndefined();
});

test('whatever stands in an entry of the history, the screen begins', () => {
  fc.assert(
    fc.property(fc.anything(), (handedOver) => {
      const tab = openWaiting({ shown: handedOver });
      expect(tab.container.querySelector('[data-face="loading"]')).not.toBeNull();
      tab.unmount();
    }),
    { numRuns: 40 },
  );
});
