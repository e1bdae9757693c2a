import { describe, expect, test } from 'vitest';
import { minorFromText, type MinorAmount } from '../../../src/domain/money.ts';
import { formatFor } from '../../../src/i18n/format.ts';
import type { Say } from '../../../src/i18n/say.ts';
import { decideChecking, type CheckingInputs } from '../../../src/payments/decide-checking.ts';
import { decidePaid, type PaidInputs } from '../../../src/payments/decide-paid.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const format = formatFor(sampleTenant(), 'en');
/** The key, and what is put into it. */
const say: Say = (key, values = {}) =>
  [key.replace('payment:', ''), ...Object.values(values)].join(' ');
const at = Date.UTC(2031, 2, 14, 8, 32);
const minute = 60_000;

const checking = (changes: Partial<CheckingInputs> = {}) =>
  decideChecking(
    {
      record: { channel: 'card', amount: minorFromText('554000'), startedAt: at, stepAt: at },
      standing: 'accepted',
      isMine: true,
      isRepeated: false,
      isAskingOver: false,
      askedAt: 0,
      clearFrom: undefined,
      usual: undefined,
      isSafeToClose: true,
      wallet: 'UPI',
      phone: '1800-000-0142',
      ...changes,
    },
    say,
    format,
  );

describe('a payment that is being confirmed', () => {
  test('was sent, is being confirmed and will be done; the steps move while the lender is asked', () => {
    const model = checking();
    expect(model.steps.map((step) => step.at)).toEqual(['done', 'now', 'next']);
    // What it was paid by stands beside the amount.
    expect(model.amount?.label).toBe('byCard');
    expect(model.steps[0].text).toBe('14:02\u00a0IST');
    const unknown = { channel: 'card', startedAt: at, stepAt: at } as const;
    expect(checking({ record: unknown }).steps[0].text).toBe('14:02\u00a0IST · byCard');
    expect(model.isLive).toBe(true);
    expect(model.notes).toEqual(['acceptedText']);
  });

  test('one that is still leaving is not said to be sent', () => {
    const model = checking({ standing: 'calling' });
    expect(model.steps.map((step) => step.at)).toEqual(['now', 'next', 'next']);
    expect(model.steps[0].title).toBe('stepSending');
  });

  test('how long it takes stands there only when the tenant says so', () => {
    expect(checking().about).toEqual(['safeToClose']);
    expect(checking({ usual: 'A minute.' }).about).toEqual(['A minute.', 'safeToClose']);
  });

  test('nor of one that was not answered: it may never have arrived', () => {
    const about = checking({ standing: 'unanswered', usual: 'A minute.' }).about;
    expect(about).toEqual(['safeToClose']);
  });

  test('a browser that keeps nothing is not safe to close', () => {
    expect(checking({ isSafeToClose: false }).about).toEqual([]);
  });

  test('once asking has ended nothing moves, and nothing promises', () => {
    const model = checking({ isAskingOver: true, usual: 'A minute.', askedAt: at + 2 * minute });
    expect(model.isLive).toBe(false);
    expect(model.title).toBe('notConfirmedTitle');
    expect(model.steps[1].text).toBe('lastAsked 14:04\u00a0IST');
    expect(model.notes).toEqual(['notShownYet']);
    expect(model.about).toEqual([]);
  });

  test('an end without an answer interrupts, forbids paying again, and says from when on the lender can tell', () => {
    const model = checking({ standing: 'unanswered', clearFrom: at + minute });
    expect(model.role).toBe('alert');
    expect(model.title).toBe('unknownTitle');
    expect(model.notes).toEqual(['unknownText', 'codeMovesMoney', 'unknownWait 14:03\u00a0IST']);
    expect(checking({ standing: 'unanswered', isRepeated: true }).title).toBe('repeated');
  });

  test('one that nobody answered was tried, and is not ticked as sent', () => {
    const model = checking({ standing: 'unanswered' });
    expect(model.steps.map((step) => step.at)).toEqual(['unsure', 'now', 'next']);
    expect(model.steps.map((step) => step.title)).toEqual(['stepTried', 'stepAnswer', 'stepDone']);
    const others = checking({ standing: 'unanswered', isMine: false });
    expect(others.steps[0].text).toBe('triedSince 14:02\u00a0IST');
    expect(JSON.stringify(model) + JSON.stringify(others)).not.toMatch(/sent/i);
  });

  test('a card payment that nobody answered: a code that came for it has moved nothing', () => {
    const record = { channel: 'card', startedAt: at, stepAt: at } as const;
    const notes = (change: Partial<CheckingInputs>) =>
      checking({ standing: 'unanswered', record, ...change }).notes.includes('codeMovesMoney');
    expect(notes({})).toBe(true);
    // The code itself was sent, and that is what nobody answered.
    expect(notes({ record: { ...record, lenderAttemptId: '77' } })).toBe(false);
    expect(notes({ record: { ...record, channel: 'wallet' } })).toBe(false);
    expect(notes({ isMine: false })).toBe(false);
  });

  test("somebody else's payment tells no channel", () => {
    const model = checking({
      isMine: false,
      record: { channel: 'card', startedAt: at, stepAt: at },
    });
    expect(model.amount).toBeUndefined();
    expect(JSON.stringify(model)).not.toContain('byCard');
  });

  test('what the borrower said is repeated as such, with whom to call', () => {
    const model = checking({ standing: 'saidPaid' });
    expect(model.steps[0]).toMatchObject({
      title: 'stepPaid',
      text: 'saidPaidTitle 14:02\u00a0IST',
    });
    expect(model.notes).toEqual(['saidPaidText', 'callIfMissing 1800-000-0142']);
  });
});

const paid = (
  changes: Partial<PaidInputs> = {},
  { amount }: { amount?: MinorAmount | undefined } = { amount: minorFromText('554000') },
) =>
  decidePaid(
    {
      ended: {
        is: 'arrived',
        at: at + minute,
        record: {
          attempt: 'a',
          owner: 'u:1',
          channel: 'wallet',
          step: 'accepted',
          startedAt: at,
          stepAt: at,
          amount,
          before: { amountDue: minorFromText('1743200'), dueDate: '2031-03-14' },
        },
      },
      loanId: '90071992547409930174',
      loan: { amountDue: undefined, dueDate: '' },
      isSettled: true,
      counted: undefined,
      lenderName: 'Sample Lender',
      wallet: 'UPI',
      ...changes,
    },
    say,
    format,
  );

/** Paid at a shop: the loan's part, and what was handed over with the shop's fee. */
const atShop = {
  channel: 'virtualAccount',
  step: 'saidPaid',
  attempt: 'a',
  owner: 'u:1',
  startedAt: at,
  stepAt: at,
  amount: minorFromText('256825000'),
  counter: {
    place: 'Alfamart',
    cash: minorFromText('257075000') as MinorAmount, // digits only
    fee: minorFromText('250000'),
  },
} as const;

describe('one total from the choice to the receipt, at a shop', () => {
  test('while it is confirmed: what was handed over there, and beneath it what it was made of', () => {
    const model = checking({ record: atShop, standing: 'saidPaid' });
    expect(model.amount).toEqual({ label: 'byPlace Alfamart', text: '₹25,70,750.00' });
    expect(model.about[0]).toBe('cashIsMore ₹25,68,250.00 ₹2,500.00');
  });

  test('in the paid moment and on its receipt', () => {
    const model = paid({ ended: { is: 'arrived', at, record: atShop } });
    expect(model.number?.from).toBe('₹25,70,750.00');
    expect(model.card.rows.slice(0, 3)).toEqual([
      { label: 'byPlace Alfamart', value: '₹25,70,750.00' },
      { label: 'forLoan', value: '₹25,68,250.00' },
      { label: 'shopFee', value: '₹2,500.00' },
    ]);
    expect(model.receipt.find(({ label }) => label === 'receiptBy')?.value).toBe(
      '₹25,70,750.00 · byPlace Alfamart',
    );
  });

  test('a shop that takes nothing for itself has its name, and no parts', () => {
    const { fee: _none, ...counter } = atShop.counter;
    const model = paid({ ended: { is: 'arrived', at, record: { ...atShop, counter } } });
    expect(model.card.rows.map(({ label }) => label)).toEqual(['byPlace Alfamart', 'receiptLoan']);
    expect(checking({ record: { ...atShop, counter } }).about).toEqual(['safeToClose']);
  });
});

describe('a payment that has arrived', () => {
  test('brings a loan that is paid off down to zero', () => {
    expect(paid().number).toEqual({ text: '₹0', from: '₹5,540.00' });
    expect(paid().headline).toBe('paidLeft');
  });

  test('a loan that still owes something is not said to be at zero', () => {
    const loan = { amountDue: minorFromText('1189200'), dueDate: '2031-03-14' };
    const model = paid({ isSettled: false, loan });
    expect(model.number).toEqual({ text: '₹5,540.00', from: undefined });
    expect(model.text).toBe('paidStillDueOn ₹11,892.00 14\u00a0March 2031');
  });

  test('its figure has the payments that are known, and all of them when it is over; else it is one whole figure', () => {
    const counted = { total: 3, paid: 2 };
    expect(paid({ counted }).parts).toEqual({ total: 3, paid: 3 });
    expect(paid({ counted }).count).toBe('');
    expect(paid().parts).toEqual({ total: 1, paid: 1 });
    const part = paid({ counted, isSettled: false });
    expect([part.parts, part.count]).toEqual([counted, 'paidOf 2 3']);
    // A plan of before the payment does not count it.
    const old = paid({ counted: { total: 3, paid: undefined }, isSettled: false });
    expect([old.parts, old.count]).toEqual([{ total: 1, paid: 0 }, '']);
  });

  test('a later day is the next payment; without a day there is none', () => {
    const amountDue = minorFromText('1743200');
    const later = paid({ isSettled: false, loan: { amountDue, dueDate: '2031-04-14' } });
    expect(later.text).toBe('paidNext ₹17,432.00 14\u00a0April 2031');
    const dayless = paid({ isSettled: false, loan: { amountDue, dueDate: '' } });
    expect(dayless.text).toBe('paidStillDue ₹17,432.00');
  });

  test('nothing due for now is zero, but not the end of the loan', () => {
    const loan = { amountDue: minorFromText('0'), dueDate: '' };
    expect(paid({ isSettled: false, loan }).headline).toBe('paidLeftNow');
  });

  test('the receipt holds the whole loan number, both moments, and nothing that nobody said', () => {
    const { receipt, card } = paid();
    expect(receipt.map(({ value }) => value)).toEqual([
      'Sample Lender',
      '90071992547409930174',
      '₹5,540.00 · byWallet UPI',
      '14\u00a0March 2031, 14:02\u00a0IST',
      '14\u00a0March 2031, 14:03\u00a0IST',
    ]);
    expect(card.rows.at(-1)?.value).toBe('··0174');
  });

  test('without an amount no figure is made up', () => {
    expect(paid({ isSettled: false }, {}).number).toBeUndefined();
    expect(paid({}, {}).number).toEqual({ text: '₹0', from: undefined });
  });
});
