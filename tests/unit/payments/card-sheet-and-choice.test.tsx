import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { beginAt } from '../../support/begin-at.ts';
import { keptRecord } from '../../support/money-record.ts';
import { chooseCard, dialog, forgetAll, openTab } from '../../support/pay-stage.tsx';
import { sampleTenant } from '../../support/sample-tenant.ts';

beginAt(Date.UTC(2026, 10, 28, 8, 32), forgetAll);

const payLabel = 'Pay ₹17,432.00';
const codeAsked = { code: 0, data: { needValid: 1, repayRecordId: '77' } };

/** A phone's back gesture asks the dialog to close. */
const goBack = (sheet: HTMLElement) => fireEvent(sheet, new Event('cancel', { cancelable: true }));

test('Back puts the code away, keeps its attempt, and the page offers it again', async () => {
  const tab = openTab('card', { repaymentCommit: codeAsked });
  await chooseCard(tab);
  await tab.press(payLabel);
  const sheet = await dialog();
  // Behind the code the page stays as it was left.
  expect(tab.here.getAllByRole('radio', { hidden: true }).length).toBeGreaterThan(0);
  goBack(sheet);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(keptRecord()?.step).toBe('awaitingCode');
  expect(await tab.here.findByText(/₹17,432\.00.*Nothing has been paid yet/)).toBeDefined();
  await tab.press('Enter the code');
  const again = within(await dialog());
  await userEvent.type(again.getByRole('textbox'), '123456');
  await userEvent.click(again.getByRole('button', { name: payLabel }));
  await waitFor(() => expect(tab.count('repaymentConfirm')).toBe(1));
  expect(tab.count('repaymentCommit')).toBe(1);
});

test('Cancel ends the attempt, so nothing is offered again', async () => {
  const tab = openTab('card', { repaymentCommit: codeAsked });
  await chooseCard(tab);
  await tab.press(payLabel);
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(keptRecord()).toBeUndefined());
  expect(tab.hasNo('Enter the code')).toBe(true);
});

test('the line under the ways to pay names what is chosen', async () => {
  const usualTimes = {
    card: { en: 'A minute', hi: 'एक मिनट' },
    wallet: { en: 'At once', hi: 'तुरंत' },
  };
  const tab = openTab(
    'card',
    {},
    {
      tenant: sampleTenant({
        'repayment.usualTimes': usualTimes,
        'repayment.wallet': {
          name: { en: 'UPI', hi: 'UPI' },
          explanation: { en: 'There.', hi: 'वहाँ।' },
        },
      }),
    },
  );
  await chooseCard(tab);
  expect(tab.here.getByText('By card · A minute')).toBeDefined();
  await userEvent.click(tab.here.getByRole('radio', { name: /UPI/ }));
  expect(tab.here.getByText('By UPI · At once')).toBeDefined();
  expect(tab.here.queryByText(/By card/)).toBeNull();
});
