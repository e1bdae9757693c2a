import { describe, expect, test } from 'vitest';
import type { PaymentOutcome, PaymentRecord } from '../../../src/domain/payment.ts';
import { resumedPayment as byCard } from '../../../src/features/card-repayment/resumed-payment.ts';
import { resumedPayment as byWallet } from '../../../src/features/wallet-repayment/wallet-payment-state.ts';

const record = (
  channel: PaymentRecord['channel'],
  outcome: PaymentOutcome,
  changes: Partial<PaymentRecord> = {},
): PaymentRecord => ({
  loanId: '1',
  channel,
  outcome,
  amount: undefined,
  startedAt: 7,
  ...changes,
});
const sent: readonly PaymentOutcome[] = ['sending', 'noAnswer', 'submitted'];

describe('screens §8: what a reload, or another way to pay, finds of a payment', () => {
  test('nothing is known: it can be paid', () => {
    expect(byCard(undefined, []).at).toBe('choosing');
    expect(byWallet(undefined).at).toBe('ready');
  });

  test('a code that was never typed moved no money', () => {
    const waits = record('card', 'awaitingCode', { attemptId: '9' });
    expect(byCard(waits, []).at).toBe('awaitingCode');
    expect(byWallet(waits).at).toBe('ready');
  });

  test('a card payment that the lender has taken holds everything else', () => {
    expect(byCard(record('card', 'submitted'), []).at).toBe('sent');
    expect(byWallet(record('card', 'submitted'))).toEqual({ at: 'held', startedAt: 7 });
  });

  test.each(sent)(
    'a wallet payment (%s): the loan is asked before a card or the wallet',
    (outcome) => {
      expect(byCard(record('wallet', outcome), []).at).toBe('unknown');
      expect(byWallet(record('wallet', outcome))).toMatchObject({
        at: 'unknown',
        why: outcome === 'submitted' ? 'cameBack' : 'noAnswer',
      });
    },
  );

  test('a payment to a number: the loan is asked before a card or the wallet', () => {
    expect(byCard(record('virtualAccount', 'submitted'), []).at).toBe('unknown');
    expect(byWallet(record('virtualAccount', 'submitted'))).toMatchObject({ at: 'unknown' });
  });
});
