import { expect, test } from 'vitest';
import { minorFromText } from '../../../src/domain/money.ts';
import { paymentJournal } from '../../../src/session/payment-journal.ts';
import { paymentRecords } from '../../../src/session/payment-record.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { sampleSession } from '../../support/sample-session.ts';

const amount = minorFromText('500');
const loanRef = { loanId: '1', productId: '2' };

test('a journal opens a record once and adds to it; what the loan asked for before stays', () => {
  const records = paymentRecords(sampleSession(), memoryStore());
  const before = { dueDate: '2026-12-31' };
  const journal = paymentJournal(records, { loanRef, channel: 'wallet', amount, before });
  expect(journal.before()).toBeUndefined();
  journal.write({ outcome: 'sending' });
  const opened = records.find('1');
  expect(opened).toMatchObject({ ...loanRef, channel: 'wallet', amount: '500', before });
  // Another page of the same loan: it knows the loan differently by now.
  const later = paymentJournal(records, { loanRef, channel: 'wallet', amount, before: undefined });
  later.write({ outcome: 'submitted' });
  expect(records.find('1')).toEqual({ ...opened, outcome: 'submitted' });
  expect(later.startedAt()).toBe(opened?.startedAt);
  expect(later.before()).toEqual(before);
  later.forget();
  expect(records.find('1')).toBeUndefined();
});
