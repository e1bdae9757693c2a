import { describe, expect, test } from 'vitest';
import { standingOf, type MoneyRecord, type MoneyStep } from '../../../src/domain/money-call.ts';
import type { MinorAmount } from '../../../src/domain/money.ts';
import { formatFor } from '../../../src/i18n/format.ts';
import type { Say } from '../../../src/i18n/say.ts';
import { loggedOutText, type LoggedOutInputs } from '../../../src/payments/logged-out-payment.tsx';
import { sampleTenant } from '../../support/sample-tenant.ts';

/** The key, and what is put into it. */
const say: Say = (key, values = {}) =>
  [key.replace('payment:', ''), ...Object.values(values)].join(' ');
const at = Date.UTC(2031, 2, 14, 8, 32);

const recordAt = (step: MoneyStep): MoneyRecord => ({
  attempt: 'a1',
  owner: 'u:me',
  channel: 'card',
  step,
  startedAt: at,
  stepAt: at,
  amount: '554000' as MinorAmount, // digits only
});

const text = (step: MoneyStep | undefined, changes: Partial<LoggedOutInputs> = {}) => {
  const record = step && recordAt(step);
  return loggedOutText({
    record,
    standing: standingOf(record, at).is,
    ended: undefined,
    owner: 'u:me',
    by: 'call',
    wallet: 'UPI',
    say,
    format: formatFor(sampleTenant(), 'en'),
    ...changes,
  });
};

describe('the session ends while a payment is made', () => {
  test('nothing was sent, a refusal ended the call, or only a code was awaited: nothing was paid', () => {
    expect(text(undefined)).toBe('loggedOutNothing');
    expect(text('awaitingCode')).toBe('loggedOutNothing');
  });

  test('a payment that is still open is named, and is not to be made again', () => {
    expect(text('accepted')).toContain('loggedOutOpen ₹5,540.00');
    expect(text('calling')).toContain('loggedOutOpen ₹5,540.00');
  });

  test('one that nobody answered is not said to be confirmed', () => {
    expect(text('unanswered')).toContain('lateUnknown ₹5,540.00');
  });

  test('of another borrower’s payment no figure is said', () => {
    expect(text('accepted', { owner: 'u:other' })).toBe('loggedOutOpenPlain');
    expect(text('unanswered', { owner: 'u:other' })).toBe('loggedOutOpenPlain');
  });

  test('what may have been paid elsewhere is not denied', () => {
    expect(text('leftForWallet')).toContain('loggedOutLeft');
    expect(text('saidPaid')).toContain('loggedOutSaid');
    expect(text(undefined, { by: 'number' })).toBe('loggedOutNumber');
  });

  test('a payment that has arrived was paid', () => {
    const ended = { is: 'arrived', record: recordAt('accepted'), at } as const;
    expect(text(undefined, { ended })).toContain('arrivedText ₹5,540.00');
  });

  test('where no payment was being made nothing is said of one', () => {
    expect(text(undefined, { by: 'nothing' })).toBeUndefined();
  });
});
