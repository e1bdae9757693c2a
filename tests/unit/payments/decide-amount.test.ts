import { describe, expect, test } from 'vitest';
import type { AmountToPay, ChosenPart } from '../../../src/domain/amount-to-pay.ts';
import type { MinorAmount } from '../../../src/domain/money.ts';
import { formatFor } from '../../../src/i18n/format.ts';
import type { Say } from '../../../src/i18n/say.ts';
import { decideAmount } from '../../../src/payments/decide-amount.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

/** The key, and what is put into it. */
const say: Say = (key, values = {}) =>
  [key.replace('payment:', ''), ...Object.values(values)].join(' ');
const minor = (digits: string) => digits as MinorAmount; // digits only

const decide = (toPay: AmountToPay, dueDate?: string, isLate = false) => {
  const { label, amount, facts } = decideAmount({
    loanId: '90071992547409930174',
    toPay,
    due: dueDate === undefined ? undefined : { date: dueDate, isLate },
    payeeName: 'Lender Example Ltd',
    coupon: undefined,
    isAsking: false,
    say,
    format: formatFor(sampleTenant(), 'en'),
  });
  return { label, amount, facts: facts.map((fact) => `${fact.label}: ${fact.value}`) };
};

const chosen = (part: ChosenPart): AmountToPay => ({
  kind: 'chosen',
  amount: minor('11557'),
  part,
});

test('how much, to whom, by when and for which loan', () => {
  expect(decide({ kind: 'due', amount: minor('1284125') }, '2026-12-02')).toEqual({
    label: 'amountDueOn Wednesday, 2\u00a0December 2026',
    amount: '₹12,841.25',
    facts: ['payTo: Lender Example Ltd', 'receiptLoan: ··0174'],
  });
});

test('what a late loan asks for now was not due on its day, which stands beside it', () => {
  const late = decide({ kind: 'due', amount: minor('1640950') }, '2026-11-25', true);
  expect(late.label).toBe('payToday');
  expect(late.facts).toContain('wasDue: Wednesday, 25\u00a0November 2026');
  const part = decide(
    { kind: 'part', amount: minor('100'), due: minor('1640950') },
    '2026-11-25',
    true,
  );
  expect(part.facts).toContain('payToday: ₹16,409.50');
});

test('a day that nobody named is not invented', () => {
  expect(decide({ kind: 'due', amount: minor('1284125') }).label).toBe('amountDue');
});

describe('the fee of an extension', () => {
  test('is named with the new day, and what stays owed stands beside it', () => {
    const part = { kind: 'extension', newDueDate: '2026-12-12', owed: minor('1284125') } as const;
    expect(decide(chosen(part), '2026-12-02')).toEqual({
      label: 'extensionFeeTo Saturday, 12\u00a0December 2026',
      amount: '₹115.57',
      facts: [
        'payTo: Lender Example Ltd',
        'owedAfter: owedBy ₹12,841.25 Saturday, 12\u00a0December 2026',
        'receiptLoan: ··0174',
      ],
    });
  });

  test('says only what is known of it', () => {
    expect(decide(chosen({ kind: 'extension' }))).toMatchObject({
      label: 'extensionFee',
      facts: ['payTo: Lender Example Ltd', 'receiptLoan: ··0174'],
    });
    expect(decide(chosen({ kind: 'extension', owed: minor('100') })).facts).toContain(
      'owedAfter: ₹1.00',
    );
  });
});

test('instalments say when the first of them is due', () => {
  const about = {
    kind: 'instalments',
    first: '5',
    last: '5',
    of: 12,
    dueDate: '2026-12-11',
  } as const;
  expect(decide(chosen({ ...about, count: 1 })).facts).toContain(
    'dueDate: Friday, 11\u00a0December 2026',
  );
  expect(decide(chosen({ ...about, count: 3, last: '7' })).facts).toContain(
    'firstDueDate: Friday, 11\u00a0December 2026',
  );
});
