import { describe, expect, test } from 'vitest';
import type { LoanOffer } from '../../../src/domain/loan-offer.ts';
import { minorFromText } from '../../../src/domain/money.ts';
import { decideKeyFacts } from '../../../src/features/loan-confirm/decide-key-facts.ts';
import { decideOffer } from '../../../src/features/loan-confirm/decide-offer.ts';
import { formatFor } from '../../../src/i18n/format.ts';
import { sayFrom } from '../../../src/i18n/say.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { namespaces, wordsOf } from '../i18n/wording-on-disk.ts';

const amount = (text: string) => minorFromText(text);
const payment = (dueDate: string, text: string) => ({
  title: '',
  description: '',
  dueDate,
  amount: amount(text),
});
const whole: LoanOffer = {
  productName: 'Sample Cash',
  productLogo: '',
  amount: amount('1250000'),
  term: '120',
  termUnit: '1',
  rate: '0.03% per day',
  details: [{ label: 'Loan amount', value: '₹12,500.00' }],
  plan: [payment('2026-12-28', '647500'), payment('2027-01-27', '647500')],
  firstDueDate: '2026-12-28',
  daysToFirstPayment: '30',
  note: 'You may repay early.',
  popup: undefined,
  netAmount: amount('1220500'),
  fees: [
    { label: 'Processing fee', amount: amount('25000') },
    { label: 'GST', amount: amount('4500') },
  ],
  apr: '28.95',
  payoutDate: '2026-11-28',
  payoutAccount: { bankName: 'Bank of Example', number: '**** **** 4821' },
};
/** A lender that sends no more than it must. */
const bare: LoanOffer = {
  ...whole,
  rate: '',
  details: [],
  plan: [],
  firstDueDate: '',
  daysToFirstPayment: '',
  note: '',
  netAmount: undefined,
  fees: [],
  apr: '',
  payoutDate: '',
  payoutAccount: undefined,
};

const tenant = sampleTenant();
function inputs(offer: LoanOffer, agreements?: readonly string[], language = 'en') {
  const words = Object.fromEntries(namespaces.map((name) => [name, wordsOf(language, name) ?? {}]));
  const say = sayFrom(words, language);
  const origin = 'https://app.lender.example';
  return { offer, agreements, tenant, origin, language, say, format: formatFor(tenant, language) };
}
const decide = (...given: Parameters<typeof inputs>) => decideOffer(inputs(...given));

describe('look, row 4: the offer in one look', () => {
  test('what arrives, what is paid back, each fee, the interest, and four facts', () => {
    const { head, costs, facts, slices, action } = decide(whole);
    expect(head.map(({ value }) => value)).toEqual(['₹12,205', '₹12,950']);
    expect(head[0]?.note).toBe('of ₹12,500 borrowed');
    expect(costs.map(({ label, value, part }) => [label, value, part])).toEqual([
      ['Processing fee', '₹250.00', 'fees'],
      ['GST', '₹45.00', 'fees'],
      ['Interest', '₹450.00', 'interest'],
    ]);
    expect(facts.map(({ label, value }) => [label, value])).toEqual([
      ['2 payments of', '₹6,475.00'],
      ['Annual percentage rate (APR)', '28.95%'],
      ['First payment', '28\u00a0Dec 2026'],
      ['Last payment', '27\u00a0Jan 2027'],
    ]);
    expect(slices.map(({ part }) => part)).toEqual(['received', 'fees', 'interest']);
    expect(action).toBe('Get ₹12,205');
  });

  test('nothing of what stands open is said three times: no amount of the head is in a fold', () => {
    const { folds, head } = decide({ ...whole, details: [] });
    const folded = JSON.stringify(folds);
    for (const { value } of head) expect(folded).not.toContain(value);
  });

  test('a fold says its answer already: term, days, account by its end, lender', () => {
    const { folds } = decide(whole);
    expect(folds.map(({ id, aside }) => [id, aside])).toEqual([
      ['plan', '120 days'],
      ['late', 'Up to ₹1,000 and 5% a day'],
      ['change', '3 days'],
      ['payout', 'Bank of Example ··4821'],
    ]);
    expect(decide(whole).keyFacts).toEqual({
      title: 'Key facts',
      lender: `Your lender: ${tenant.lender.name}`,
    });
  });

  test('payments that are not alike are named by the largest', () => {
    const plan = [payment('2026-12-28', '647500'), payment('2027-01-27', '647499')];
    expect(decide({ ...whole, plan }).facts[0]).toMatchObject({
      label: '2 payments of up to',
      value: '₹6,475.00',
    });
    const holed = [payment('2026-12-28', '647500'), payment('2027-01-27', '')];
    expect(decide({ ...whole, plan: holed }).facts[0]).toEqual({ label: 'Payments', value: '2' });
  });

  test('one payment has a count, a day and a term: its amount is the total, and is not said again', () => {
    const plan = [payment('2026-12-28', '1295000')];
    const model = decide({ ...whole, plan, details: [] });
    expect(model.facts.map(({ label, value }) => [label, value])).toEqual([
      ['Payments', '1'],
      ['Annual percentage rate (APR)', '28.95%'],
      ['Due on', '28\u00a0Dec 2026'],
      ['Loan term', '120 days'],
    ]);
    expect(model.folds.map(({ id }) => id)).not.toContain('plan');
    expect(JSON.stringify(model).split('₹12,950')).toHaveLength(2);
  });

  test('one payment without a day keeps its plan, where the lender names it', () => {
    const plan = [{ ...payment('', '1295000'), title: 'After the harvest' }];
    const { folds } = decide({ ...whole, plan, firstDueDate: '' });
    expect(JSON.stringify(folds)).toContain('After the harvest');
  });

  test('the lender’s remark stands with the plan, and on the page where there is no plan to open', () => {
    const { folds, remarks } = decide(whole);
    expect(remarks).not.toContain(whole.note);
    expect(folds[0]?.body).toMatchObject({ note: whole.note });
    expect(decide({ ...whole, plan: [] }).remarks).toContain(whole.note);
  });
});

describe('screens §3: a figure is shown only when the answer holds it', () => {
  test('without fees, payout and plan the agreement is named, and nothing is worked out', () => {
    const { head, costs, slices, facts, folds, action } = decide(bare);
    expect(head).toEqual([
      { label: 'Loan amount', value: '₹12,500' },
      { label: 'Total you will repay', value: 'See the agreement', isMuted: true },
    ]);
    expect(costs.map(({ label, value }) => [label, value])).toEqual([
      ['Fees', 'See the agreement'],
      ['You will receive', 'See the agreement'],
    ]);
    expect(slices).toEqual([]);
    expect(facts.map(({ label }) => label)).toEqual(['Loan term']);
    expect(folds.map(({ id }) => id)).toEqual(['late', 'change']);
    expect(action).toBe('Borrow ₹12,500');
  });

  test('an offer whose amount is none promises none on its button', () => {
    expect(decide({ ...bare, amount: undefined }).action).toBe('Confirm loan');
  });
});

describe('the consent', () => {
  const words = (parts: ReturnType<typeof decide>['consent']) =>
    parts.map((part) => ('text' in part ? part.text : `[${part.position} ${part.title}]`)).join('');

  test('names each document at its place in the lender’s list, joined as the language does', () => {
    expect(words(decide(whole, ['Agreement', 'Terms', 'Privacy']).consent)).toBe(
      'I have read and agree to: [0 Agreement], [1 Terms], and [2 Privacy]',
    );
    expect(words(decide(whole, ['合同', '条款'], 'zh').consent)).toBe(
      '我已阅读并同意：[0 合同]和[1 条款]',
    );
  });

  test('without documents it is about what stands above', () => {
    expect(words(decide(whole, []).consent)).toBe('I have read and agree to the terms shown above');
  });
});

describe('the key facts, as one document', () => {
  test('name the officer for complaints with phone and e-mail', () => {
    expect(decideKeyFacts(inputs(whole)).officer).toMatchObject(tenantOfficer());
  });

  const tablesOf = (offer: LoanOffer) =>
    decideKeyFacts(inputs(offer)).tables.map(({ title, rows }) => [
      title,
      ...rows.map(({ label, value }) => `${label}: ${value}`),
    ]);

  test('are read as such a statement is: the loan and its payments, fees and the year, the total and its days', () => {
    expect(tablesOf(whole)).toEqual([
      [
        'Terms',
        'Loan amount: ₹12,500.00',
        'You will receive: ₹12,205.00',
        'Paid out on: 28\u00a0November 2026',
        'Loan term: 120 days',
        '2 payments of: ₹6,475.00',
      ],
      [
        'What it costs',
        'Processing fee: ₹250.00',
        'GST: ₹45.00',
        'Interest: ₹450.00',
        'The whole cost: ₹745.00',
        'Rate: 0.03% per day',
        'Annual percentage rate (APR): 28.95%',
      ],
      [
        'Repayment plan',
        'Total you will repay: ₹12,950.00',
        'First payment: 28\u00a0December 2026',
        'Last payment: 27\u00a0January 2027',
      ],
    ]);
  });

  test('say no term three times: of one payment its day, and of two wordings the one that says more', () => {
    const months: LoanOffer = {
      ...whole,
      term: '3',
      termUnit: '2',
      plan: [payment('2027-02-27', '1295000')],
      firstDueDate: '2027-02-27',
      daysToFirstPayment: '91',
      details: [{ label: 'Length', value: '3 months (91 days)' }],
    };
    const text = tablesOf(months).flat();
    expect(text.filter((row) => /month|91/.test(row))).toEqual(['Loan term: 3 months (91 days)']);
    expect(text).toContain('Payments: 1 payment');
    expect(text).toContain('Due on: 27\u00a0February 2027');
    // Another term than ours is not ours.
    const other = { ...months, details: [{ label: 'Length', value: '3 monthsend' }] };
    expect(tablesOf(other).flat()).toContain('Loan term: 3 months');
    // Without a day the days until then are what there is.
    const dayless = { ...months, firstDueDate: '', plan: [payment('', '1295000')] };
    expect(tablesOf(dayless).flat()).toContain('First period: 91 days');
  });

  test('hold what the offer leaves out: the product, the lender’s own lines, and its registrations', () => {
    const own = { label: 'Purpose', value: 'Household' };
    const sheet = decideKeyFacts(inputs({ ...whole, details: [...whole.details, own] }));
    expect(sheet.product).toMatchObject({ label: 'Product', value: 'Sample Cash' });
    // The amount of the loan stands above already.
    expect(sheet.tables.at(-1)).toEqual({ title: 'Details of your loan', rows: [own] });
    expect(sheet.lender.name).toBe(tenant.lender.name);
    expect(sheet.lender.rows.length).toBeGreaterThan(1);
  });

  test('name the lender once, and its name says what it is', () => {
    const { lender, ...sheet } = decideKeyFacts(inputs(whole));
    expect(lender.rows[0]).toEqual({ label: 'Lender', value: tenant.lender.name });
    expect(JSON.stringify(sheet.tables)).not.toContain(tenant.lender.name);
  });

  test('name the whole cost: what is paid back less what arrives, where both are known', () => {
    expect(tablesOf(bare).flat().join()).not.toContain('The whole cost');
    expect(tablesOf(bare)[1]).toEqual(['What it costs', 'Fees: See the agreement']);
  });
});

function tenantOfficer() {
  const { name, phone, email } = tenant.lender.grievanceOfficer ?? {};
  return { name, phone, email };
}
