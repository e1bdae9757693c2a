import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useLoanNow } from '../../../src/payments/use-loan-now.ts';
import { beginAt } from '../../support/begin-at.ts';
import { answerWith, type SentRequest } from '../../support/network.ts';
import { dueLoan, forgetAll, heldAnswer, rememberPayment } from '../../support/pay-stage.tsx';
import { sampleSession } from '../../support/sample-session.ts';
import { showScreen, stageLoan, type StageAnswer } from '../../support/screen-stage.tsx';

const start = Date.UTC(2026, 10, 28, 8, 32);
const second = 1000;

beginAt(start, forgetAll);

const passTo = (seconds: number) =>
  act(() => vi.advanceTimersByTimeAsync(start + seconds * second - Date.now()));

/** What the screen of a loan stands on, made visible. */
function Probe() {
  const { standing, record, ended, ask } = useLoanNow(stageLoan);
  return (
    <main>
      <button type="button" onClick={() => void ask()}>
        ask
      </button>
      <p>{`standing: ${standing.is}`}</p>
      <p>{`ended: ${ended?.is ?? 'not'}`}</p>
      <p>{`seen: ${JSON.stringify(record)} ${JSON.stringify(ended?.record)}`}</p>
    </main>
  );
}
const open = (loanDetails: StageAnswer, session = sampleSession()) =>
  showScreen({ Screen: Probe, screen: 'loanDetails', answers: { loanDetails }, session });
const unpaid = () => answerWith(JSON.stringify(dueLoan()));
const reads = (text: string) => screen.findByText(text);

test('screens §9: only an asking that left 60 s after the end counts, although its answer came later', async () => {
  rememberPayment({ step: 'unanswered' });
  const held = heldAnswer();
  const answer = vi.fn<(request: SentRequest) => Response | Promise<Response>>(unpaid);
  const page = open((request) => answer(request));
  await reads('standing: unanswered');
  await passTo(50);
  answer.mockImplementationOnce(held.answer);
  await passTo(61);
  const asked = page.asked().length;
  await userEvent.click(screen.getByRole('button', { name: 'ask' }));
  await held.send(dueLoan());
  await passTo(62);
  expect(page.asked()).toHaveLength(asked);
  expect(screen.getByText('standing: unanswered')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'ask' }));
  await reads('standing: none');
  expect(screen.getByText('ended: stillUnpaid')).toBeDefined();
});

test('screens §9: neither a 401 nor a failure of an asking ends anything', async () => {
  for (const answer of [
    () => answerWith('', 401),
    () => answerWith('<html>', 502, 'text/html'),
    () => Promise.reject(new TypeError('cut')),
  ]) {
    rememberPayment({ step: 'unanswered', stepAt: start - 600 * second });
    const page = open(answer);
    await waitFor(() => expect(page.asked()).toEqual(['loanDetails']));
    await act(() => vi.advanceTimersByTimeAsync(second));
    expect(screen.getByText('standing: unanswered')).toBeDefined();
    page.unmount();
  }
});

test('the first answer may have been asked for before the screen was there: it settles nothing too early', async () => {
  rememberPayment({ step: 'unanswered', stepAt: start - 61 * second });
  open(unpaid);
  await reads('standing: unanswered');
  await passTo(2);
  expect(screen.getByText('standing: unanswered')).toBeDefined();
  await passTo(4);
  await reads('standing: none');
});

test('an arrival ends it at once, and is said', async () => {
  rememberPayment({ step: 'accepted' });
  open(dueLoan({ amountDue: 1189200 }));
  expect(await reads('ended: arrived')).toBeDefined();
  expect(screen.getByText('standing: none')).toBeDefined();
});

test('what another tab writes is drawn, and a page that is gone has ended by the clock', async () => {
  open(unpaid);
  await reads('standing: none');
  act(() => rememberPayment({ step: 'calling' }));
  await reads('standing: calling');
  await passTo(61);
  expect(screen.getByText('standing: unanswered')).toBeDefined();
});

test('screens §9: another owner sees that a payment is open, and of it no amount, card or number', async () => {
  const details = { cardId: 'secret-card', paidTo: '9911000045678901', lenderAttemptId: '4477' };
  rememberPayment({ step: 'accepted', ...details });
  open(unpaid, sampleSession({ userId: 'U2', sessionId: 'S2' }));
  await reads('standing: accepted');
  const seen = screen.getByText(/^seen:/).textContent ?? '';
  for (const secret of ['554000', 'secret-card', '9911000045678901'])
    expect(seen).not.toContain(secret);
});
