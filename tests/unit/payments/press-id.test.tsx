import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answerWith, type SentRequest } from '../../support/network.ts';
import { chooseCard, dialog, forgetAll, openTab } from '../../support/pay-stage.tsx';
import { sampleTenant } from '../../support/sample-tenant.ts';

afterEach(forgetAll);

const tenant = sampleTenant({
  'api.idempotencyHeader': 'Idempotency-Key',
  'loanConfirm.consentStartsChecked': true,
});

/** Keeps the header of each call, and answers. */
function remembering(body: object) {
  const presses: (string | null)[] = [];
  return {
    presses,
    answer: ({ headers }: SentRequest) => {
      presses.push(headers.get('Idempotency-Key'));
      return answerWith(JSON.stringify(body));
    },
  };
}

const recordOnDevice = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('loanfront.payment'))
    .map((key) => localStorage.getItem(key))
    .join('');

test('lender-api, "Optional": each press of a payment by card has a value of its own, kept with the record', async () => {
  const commit = remembering({ code: 0, data: { needValid: 1, repayRecordId: '77' } });
  const confirm = remembering({ code: '800006', message: 'Wrong code' });
  const tab = openTab(
    'card',
    { repaymentCommit: commit.answer, repaymentConfirm: confirm.answer },
    { tenant },
  );
  await chooseCard(tab);
  await tab.press(/^Pay ₹/);
  await dialog();
  expect(commit.presses).toHaveLength(1);
  expect(commit.presses[0]).toMatch(/^[a-z\d]{16,}$/);
  expect(recordOnDevice()).toContain(commit.presses[0]);

  const type = (code: string) =>
    fireEvent.change(screen.getByLabelText(/Code from the SMS/), { target: { value: code } });
  for (const [at, code] of ['000000', '000001'].entries()) {
    type(code);
    await userEvent.click(within(await dialog()).getByRole('button', { name: /^Pay ₹/ }));
    await waitFor(() => expect(confirm.presses).toHaveLength(at + 1));
    await screen.findByText(/^Verification code error\./);
  }
  const all = [...commit.presses, ...confirm.presses];
  expect(new Set(all).size).toBe(3);
  expect(recordOnDevice()).toContain(confirm.presses[1]);
});

test.each([
  ['wallet', 'repaymentRedirect', /^Pay ₹/],
  ['confirm', 'loanConfirmPush', /^(?:Borrow ₹80,000|Confirm loan)$/],
] as const)(
  '%s: a refused press and the next one never share a value',
  async (name, key, button) => {
    const call = remembering({ code: '1001', message: 'Not now' });
    const tab = openTab(name, { [key]: call.answer }, { tenant });
    for (const presses of [1, 2]) {
      await tab.press(button);
      await waitFor(() => expect(call.presses).toHaveLength(presses));
      await screen.findByText(/^Not now/);
    }
    expect(call.presses[0]).not.toBe(call.presses[1]);
    expect(call.presses).not.toContain(null);
  },
);
