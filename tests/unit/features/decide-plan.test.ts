import { describe, expect, test } from 'vitest';
import type { Instalment, InstalmentPlan } from '../../../src/domain/instalment-plan.ts';
import type { Loan } from '../../../src/domain/loan.ts';
import { majorFromText, minorFromText } from '../../../src/domain/money.ts';
import { decidePlan } from '../../../src/features/loan-details/decide-plan.ts';
import { formatFor } from '../../../src/i18n/format.ts';
import { sayFrom } from '../../../src/i18n/say.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { wordsOf } from '../i18n/wording-on-disk.ts';

const tenant = sampleTenant();
const say = sayFrom({ 'loan-details': wordsOf('en', 'loan-details') ?? {} }, 'en');
const format = formatFor(tenant, 'en');

const instalment = (month: number, changes: Partial<Instalment> = {}): Instalment => ({
  number: String(month),
  amount: majorFromText('12841.25'),
  amountText: '',
  canChoose: true,
  status: '100',
  description: '',
  dueDate: `2026-${String(month).padStart(2, '0')}-01`,
  ...changes,
});
const planOf = (
  paid: number,
  waiting: number,
  changes: Partial<Instalment> = {},
): InstalmentPlan => ({
  productName: '',
  note: '',
  waitingCount: String(waiting),
  paid: Array.from({ length: paid }, (_, at) => instalment(at + 1)),
  waiting: Array.from({ length: waiting }, (_, at) =>
    instalment(paid + at + 1, at === 0 ? changes : {}),
  ),
});
const due = minorFromText('1284125');
function decide(plan: InstalmentPlan, amountDue = due, said: Partial<Loan> = {}) {
  // Only what is due, when, and in which words of the lender's bears on the plan.
  const loan = { amountDue, ...said } as Loan;
  return decidePlan({ plan, loan, tenant, say, format });
}
const days = (list: readonly { at: string; title: string; aside?: string | undefined }[] = []) =>
  list.map(({ at, title, aside }) => [at, title, aside].filter(Boolean).join(' '));

describe('look, row 2: the loan home shows where the loan’s end is', () => {
  test('what is paid, what is left in total, and when the last one is', () => {
    expect(decide(planOf(2, 4))?.facts).toEqual([
      { label: 'paid', value: '2 of 6' },
      { label: 'left in total', value: '₹51,365.00' },
      { label: 'last one', value: '1\u00a0Jun 2026' },
    ]);
  });

  test('the days around now, and all of them to their end', () => {
    const plan = decide(planOf(2, 4));
    expect(days(plan?.near)).toEqual([
      'paid 1\u00a0February 2026 Paid',
      'next 1\u00a0March 2026 Next',
      'later 1\u00a0April 2026',
    ]);
    expect(plan?.all).toHaveLength(7);
    expect(days(plan?.all).at(-1)).toBe('end Paid off');
    expect(plan?.figure).toEqual(['paid', 'paid', 'next', 'later', 'later', 'later']);
  });

  test.each([
    [0, 4],
    [3, 1],
  ])('the days around now stay within the plan: %i paid, %i to come', (paid, waiting) => {
    const near = decide(planOf(paid, waiting))?.near ?? [];
    expect(near).toHaveLength(3);
    expect(near.some(({ at }) => at === 'next')).toBe(true);
  });

  test('a short plan is shown whole, with its end', () => {
    const plan = decide(planOf(0, 2));
    expect(days(plan?.near)).toEqual([
      'next 1\u00a0January 2026 Next',
      'later 1\u00a0February 2026',
      'end Paid off',
    ]);
    expect(plan?.all).toBeUndefined();
  });

  test('an overdue payment is called late, also where it is not the first', () => {
    const plan = decide(planOf(1, 3, { status: '500' }));
    expect(days(plan?.near)[1]).toBe('late 1\u00a0February 2026 Late');
    expect(plan?.figure?.[1]).toBe('late');
  });
});

describe('payments of the same amount', () => {
  test('are called equal, so that a row without a sum says what it is', () => {
    expect(decide(planOf(2, 4))?.aside).toBe('6 equal payments');
  });

  test.each([
    ['one differs', planOf(2, 4, { amount: majorFromText('12841.24') }), '6 payments'],
    ['one is not known', planOf(2, 4, { amount: undefined }), '6 payments'],
    [
      'none is known',
      { ...planOf(0, 0), waiting: [instalment(1, { amount: undefined })] },
      '1 payment',
    ],
    ['there is one', planOf(0, 1), '1 payment'],
  ])('are not, where %s', (_why, plan, aside) => {
    expect(decide(plan)?.aside).toBe(aside);
  });
});

describe('a loan of which more than one payment is late', () => {
  const both = planOf(1, 3);
  const plan = {
    ...both,
    waiting: both.waiting.map((one, at) => (at < 2 ? { ...one, status: '500' } : one)),
  };

  test('says of an amount that is the first one’s alone that it is the first of so many', () => {
    expect(decide(plan)?.label).toBe('The first of 2 late payments');
  });

  test('says nothing of the kind where the lender asks for more, or only one is late', () => {
    expect(decide(plan, minorFromText('2568250'))?.label).toBeUndefined();
    expect(decide(planOf(1, 3, { status: '500' }))?.label).toBeUndefined();
    expect(decide(planOf(1, 3))?.label).toBeUndefined();
  });
});

describe('no figure stands twice', () => {
  test('the amount due stands nowhere in the plan', () => {
    expect(JSON.stringify(decide(planOf(2, 4)))).not.toContain('12,841.25');
  });

  test('a second late payment says how much it is: the hero names the first alone', () => {
    const plan = planOf(1, 3);
    const late = { status: '500', amount: majorFromText('900.50') };
    const waiting = plan.waiting.map((one, at) =>
      at < 2 ? { ...one, status: '500', ...(at === 1 && late) } : one,
    );
    expect(days(decide({ ...plan, waiting })?.near).slice(1)).toEqual([
      'late 1\u00a0February 2026 Late',
      'late 1\u00a0March 2026 ₹900.50 · Late',
    ]);
  });

  test('in Filipino the last day and a late one are two words, for “huli” is both', () => {
    const { factLast, planLate } = wordsOf('fil', 'loan-details') ?? {};
    expect(planLate).toMatch(/^Huli/);
    expect(factLast).not.toMatch(/huli/i);
  });

  test('a later payment of another amount says so', () => {
    const plan = planOf(0, 3);
    const last = instalment(3, { amount: majorFromText('12841.24') });
    const waiting = [...plan.waiting.slice(0, 2), last];
    expect(days(decide({ ...plan, waiting })?.near).at(-1)).toBe(
      'later 1\u00a0March 2026 ₹12,841.24',
    );
  });

  test('what is left is what is due: of the last payment how many are paid is told, of an only one a sentence', () => {
    const facts = [{ label: 'paid', value: '5 of 6' }];
    expect(decide(planOf(5, 1))).toMatchObject({ facts, text: undefined });
    expect(decide(planOf(0, 1))).toMatchObject({
      facts: [],
      text: 'One payment settles this loan.',
      waiting: 1,
    });
  });

  test.each(['headline', 'description'])(
    'an only payment repeats neither the day of the hero nor what the lender says of it by its %s',
    (field) => {
      const said = { dueDate: '2026-01-01', [field]: 'Pay once and this loan is closed.' };
      const plan = decide(planOf(0, 1), due, said);
      expect(plan).toMatchObject({ facts: [], text: undefined, near: [], all: undefined });
      const unsaid = decide(planOf(0, 1));
      expect(days(unsaid?.near)).toEqual(['next 1\u00a0January 2026 Next', 'end Paid off']);
    },
  );

  test('an only payment that waits has no part in the figure: one part would look as if all were paid', () => {
    expect(decide(planOf(0, 1))?.figure).toBeUndefined();
    expect(decide(planOf(0, 1, { status: '500' }))?.figure).toEqual(['late']);
    expect(decide(planOf(0, 2))?.figure).toEqual(['next', 'later']);
  });

  test('“left in total” is left out where it is not more than what is due, or not known', () => {
    const labels = (plan: InstalmentPlan, amountDue = due) =>
      decide(plan, amountDue)?.facts.map(({ label }) => label);
    expect(labels(planOf(1, 2), minorFromText('2568250'))).toEqual(['paid', 'last one']);
    expect(labels(planOf(1, 2, { amount: undefined }))).toEqual(['paid', 'last one']);
    expect(labels(planOf(1, 2))).toEqual(['paid', 'left in total', 'last one']);
  });
});

test('a lender that lists nothing has no plan to show, and too many parts are not drawn', () => {
  expect(decide({ ...planOf(0, 0), waitingCount: '4' })).toBeUndefined();
  expect(decide(planOf(0, 24))?.figure).toHaveLength(24);
  expect(decide(planOf(0, 25))?.figure).toBeUndefined();
});
