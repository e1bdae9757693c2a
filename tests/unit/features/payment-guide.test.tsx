import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { PaymentGuideScreen } from '../../../src/features/number-repayment/payment-guide-screen.tsx';
import { beginAt } from '../../support/begin-at.ts';
import { answersOf } from '../../support/contract-answers.ts';
import { answerWith } from '../../support/network.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { keepRecord, keptRecord } from '../../support/money-record.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen, stageLoan, type ScreenStage } from '../../support/screen-stage.tsx';

const noon = Date.UTC(2026, 11, 11, 6, 30);

beginAt(noon);

const channel = { payType: '3', payCode: 'OTC' };
const tenant = sampleTenant({
  'features.paymentGuide': true,
  'repayment.guide': channel,
  'repayment.markets': [
    { name: 'Corner Shop', payCode: 'CORNER', roundUpTo: 1 },
    { name: 'Small Till', payCode: 'SMALL', maxAmount: 1000 },
    { name: 'Big Hall', payCode: 'BIG', maxAmount: 50_000 },
  ],
});
const guideFile = '/tenants/sample/guide/en.md';
const files = {
  [guideFile]: '# Over the counter\n\n1. Go to {{lender.name}}.\n2. Keep the *slip*.',
};
const loanQuery = `?orderId=${stageLoan.loanId}&productId=${stageLoan.productId}`;

/** The contract's own answer with a reference number, with some of its fields changed. */
function reference(changes: object = {}): object {
  const answer = answersOf('generateVcode').find(({ name }) => name.endsWith('philippines'));
  const body: { data: object } = JSON.parse(answer?.bodyText ?? '');
  return { ...body, data: { ...body.data, expiredAt: '2026-12-12 12:00', ...changes } };
}
const loanOf = (data: object = {}) => ({ success: true, data: { orderStatus: 174, ...data } });

const show = (changes: Partial<ScreenStage> = {}) =>
  showScreen({
    Screen: PaymentGuideScreen,
    screen: 'paymentGuide',
    tenant,
    files,
    builtScreens: ['loanDetailsAfterPayment'],
    answers: { generateVcode: reference(), loanDetails: loanOf({ amountDue: 123456 }) },
    query: `${loanQuery}&amount=1234.56`,
    ...changes,
  });
const field = (name: string) => screen.findByRole('group', { name });
/** The number, once a place is chosen: one that takes the amount as it is. */
async function chosen(name: string) {
  const place = await screen.findByRole('button', { name: /^Big Hall/ });
  await userEvent.click(place);
  return field(name);
}
const instructions = () => screen.findByText('Over the counter');

describe('readable by anyone', () => {
  test.each([
    { who: 'nobody signed in', session: sampleSession({}), query: `${loanQuery}&amount=1234.56` },
    { who: 'no loan named', session: sampleSession(), query: '' },
  ])('screens §8, "Sessions": $who: the instructions, and no call', async ({ session, query }) => {
    const { asked, face } = show({ session, query });
    expect(face()).toBe('loading');
    await instructions();
    expect(face()).toBe('ready');
    expect(screen.getByText(/Go to Sikkora Credit Example Limited/)).toBeDefined();
    expect(screen.getByText('slip').tagName).toBe('EM');
    expect(asked().filter(Boolean)).toEqual([]);
    expect(screen.queryByRole('group', { name: 'Reference number' })).toBeNull();
  });

  test('in the language shown', async () => {
    show({
      session: sampleSession({}),
      language: 'hi',
      files: { '/tenants/sample/guide/hi.md': 'नमस्ते' },
    });
    expect(await screen.findByText('नमस्ते')).toBeDefined();
  });

  test('a guide that cannot be had, or a page in its place, is the error face; Retry asks again', async () => {
    const folder: Record<string, string> = { [guideFile]: '<!doctype html><p>app</p>' };
    const { face } = show({ session: sampleSession({}), files: folder });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(face()).toBe('error');
    expect(screen.getByRole('link', { name: /1800-000-0142/ })).toBeDefined();
    folder[guideFile] = files[guideFile] ?? '';
    await userEvent.click(retry);
    await instructions();
    expect(face()).toBe('ready');
  });
});

describe('with a loan', () => {
  test("screens §4: a number is asked for with the tenant's own channel", async () => {
    const { forms, face } = show();
    expect((await chosen('Reference number')).textContent).toContain('Q7M2X9KD');
    expect(face()).toBe('ready');
    expect(forms('generateVcode')).toEqual([
      {
        productId: stageLoan.productId,
        orderId: stageLoan.loanId,
        amount: '1234.56',
        payCode: 'OTC',
        pay_type: '3',
        is_default: '1',
        is_display: '0',
      },
    ]);
    await instructions();
    expect(screen.getByText('Halimbawa Lending Inc.')).toBeDefined();
    expect(screen.getByText('Pay by 12 December 2026, 12:00 IST')).toBeDefined();
    expect(screen.getByText(/Pay the whole amount in one payment/)).toBeDefined();
  });

  test('screens §8, "Copy": the amount as digits, the reference as it is', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    });
    show();
    await chosen('Reference number');
    for (const name of ['Copy: Cash at Big Hall', 'Copy: Reference number'])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(copied).toEqual(['1234.56', 'Q7M2X9KD']);
  });

  test('screens §9, "One total": the place comes first, and its rounding and fee make the one amount that is shown', async () => {
    show();
    const corner = await screen.findByRole('button', { name: /^Corner Shop\s*₹1,235\.00$/ });
    expect(screen.getByRole('heading', { name: 'Where will you pay?' })).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Reference number' })).toBeNull();
    expect(screen.getByText('Small Till takes payments of ₹1,000.00 at most.')).toBeDefined();
    await userEvent.click(corner);
    expect(document.activeElement?.contains(await field('Reference number'))).toBe(true);
    expect((await field('Cash at Corner Shop')).textContent).toContain('₹1,235.00');
    expect(screen.getByText(/₹1,235.00 for your loan, rounded up/)).toBeDefined();
    expect(screen.queryByText('₹1,234.56')).toBeNull();
  });

  test('lender-api §2: without an amount in the answer none is invented', async () => {
    show({ answers: { generateVcode: reference({ amount: null }), loanDetails: loanOf() } });
    expect((await field('Total payment')).textContent).toContain('–');
    expect(screen.getByText(/did not say how much/)).toBeDefined();
    expect(screen.queryByText('Corner Shop')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy: Cash at Big Hall' })).toBeNull();
  });

  test('screens §8, "Virtual account kept": a reload of the entry asks for no other, a new entry does', async () => {
    const entry = new Map<string, string>();
    for (const visit of [1, 2]) {
      const { unmount, forms } = show({ entry });
      // The place is kept with the number.
      await (visit === 1 ? chosen : field)('Reference number');
      expect(forms('generateVcode')).toHaveLength(visit === 1 ? 1 : 0);
      unmount();
    }
    const { forms } = show();
    await chosen('Reference number');
    expect(forms('generateVcode')).toHaveLength(1);
  });

  test('an end that has passed: the number is struck out, and a new one can be had', async () => {
    const { forms } = show({
      answers: {
        generateVcode: reference({ expiredAt: '2026-12-11 11:59' }),
        loanDetails: loanOf(),
      },
    });
    expect(await screen.findByText(/This number has expired/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Copy: Reference number' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Get a new number' }));
    await waitFor(() => expect(forms('generateVcode')).toHaveLength(2));
  });

  test('no number: why, try again, and the instructions all the same', async () => {
    let isDown = true;
    const { face } = show({
      answers: {
        loanDetails: loanOf(),
        generateVcode: () =>
          answerWith(JSON.stringify(isDown ? { success: false, message: 'Later' } : reference())),
      },
    });
    expect(await screen.findByText('Later')).toBeDefined();
    await instructions();
    expect(face()).toBe('error');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await chosen('Reference number');
    expect(face()).toBe('ready');
  });

  test('a number without instructions: the number is there, and the instructions can be asked for again', async () => {
    show({ files: {} });
    expect(await screen.findByText(/instructions could not be loaded/)).toBeDefined();
    await chosen('Reference number');
  });

  test('a repaid loan gets no number to pay to', async () => {
    const { place } = show({
      answers: { generateVcode: reference(), loanDetails: loanOf({ orderStatus: 200 }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'See your loan' }));
    expect(screen.queryByRole('group', { name: 'Reference number' })).toBeNull();
    expect(place()).toBe(`/borrowDetail${loanQuery}`);
  });

  test('"I have paid" is written down and leads to the loan, which is asked', async () => {
    const { place } = show();
    await chosen('Reference number');
    await userEvent.click(screen.getByRole('button', { name: 'I have paid' }));
    expect(keptRecord()).toBeUndefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(place()).toBe(`/borrowDetail${loanQuery}`);
    expect(keptRecord()).toMatchObject({
      channel: 'virtualAccount',
      step: 'saidPaid',
      amount: '123456',
      startedAt: expect.any(Number),
    });
  });

  test('screens §8: a payment that was sent before is said before another is made', async () => {
    keepRecord();
    show();
    expect(await screen.findByText('Your payment is being confirmed')).toBeDefined();
  });
});
