import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { minorFromText } from '../../../../src/domain/money.ts';
import { answerWith } from '../../../support/network.ts';
import { sampleSession } from '../../../support/sample-session.ts';
import { stageLoan, type ScreenStage } from '../../../support/screen-stage.tsx';
import { keepRecord } from '../../../support/money-record.ts';
import { ok, press, said, show } from './assistant-stage.tsx';

/** A window with or without room beside the talk. */
const onWindow = ({ isWide: matches }: { isWide: boolean }) =>
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime(new Date('2026-11-28T12:10:00+05:30'));
  onWindow({ isWide: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const query = `?orderNo=${stageLoan.loanId}&productId=${stageLoan.productId}`;
const loan = (data: object = {}) => ({
  success: true,
  data: { orderStatus: 174, amountDue: 1284125, dueDate: '2026-12-01', isDelay: 1, ...data },
});
const builtScreens: ScreenStage['builtScreens'] = [
  'chatbot',
  'complaintForm',
  'loanDetails',
  'extension',
  'cardRepayment',
];
/** The assistant, opened from a loan of which the lender says this. */
const open = (
  loanDetails: NonNullable<ScreenStage['answers']['loanDetails']>,
  answers: ScreenStage['answers'] = {},
) => show({ loanDetails, ...answers }, { query, builtScreens });
const cards = async () =>
  within(await screen.findByRole('group', { name: 'About your loan' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the first sentence is what the lender says of the loan now', () => {
  test.each([
    ['due soon', {}, 'You have ₹12,841.25 to pay by Tuesday, 1 December 2026.'],
    ['due today', { dueDate: '2026-11-28' }, 'You have ₹12,841.25 to pay today.'],
    [
      'late: what is asked today was not due on that day',
      { dueDate: '2026-11-20' },
      'Your payment was due on Friday, 20 November 2026. You have ₹12,841.25 to pay today.',
    ],
    [
      'due far away',
      { dueDate: '2027-12-01' },
      'You have ₹12,841.25 to pay by Wednesday, 1 December 2027.',
    ],
    ['due on no day', { dueDate: null }, 'You have ₹12,841.25 to pay.'],
    ['settled', { orderStatus: 200 }, 'Your loan is fully repaid.'],
    ['without an amount', { amountDue: null }, 'This is about your loan.'],
    [
      'under review, in its own words',
      { orderStatus: 21, noticeStatusText: 'We are looking at it.' },
      'We are looking at it.',
    ],
  ])('%s', async (_what, data, sentence) => {
    open(loan(data));
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByText('What can I do?')).toBeDefined();
  });

  test('a link that names the loan alone begins with it where its launch said the rest', async () => {
    const business = { orderId: stageLoan.loanId, productId: stageLoan.productId };
    show(
      { loanDetails: loan() },
      {
        query: `?orderNo=${stageLoan.loanId}`,
        builtScreens,
        session: { ...sampleSession(), business },
      },
    );
    expect(
      await screen.findByText('You have ₹12,841.25 to pay by Tuesday, 1 December 2026.'),
    ).toBeDefined();
  });

  test('without an answer about the loan the talk begins as any other, and no figure is made up', async () => {
    open(() => answerWith('<html>', 502, 'text/html'));
    expect(await screen.findByText('Hello, I am the assistant.')).toBeDefined();
    expect(screen.queryByText('What can I do?')).toBeNull();
    expect(screen.queryByRole('group', { name: 'About your loan' })).toBeNull();
  });

  test('a loan that is slow to come holds nobody up', async () => {
    open(() => new Promise<Response>(() => {}));
    expect(await screen.findByText('Hello, I am the assistant.')).toBeDefined();
  });

  test('"how can I help?" is not said a second time, in our words', async () => {
    open(loan(), {
      qaList: { code: 0, data: { question: '', answerList: [{ id: 1, title_local: 'One' }] } },
    });
    await screen.findByText('What can I do?');
    expect(said()).toEqual([]);
  });

  test('nor in the lender’s: whoever has spoken of the loan does not say hello after it', async () => {
    open(loan());
    await screen.findByText('What can I do?');
    expect(said()).toEqual([]);
    await press('Pay');
    await waitFor(() => expect(said()).toEqual(['Paying back', 'What is it about the payment?']));
  });
});

describe('cards go there', () => {
  test('pay goes to where the loan is repaid, with its amount', async () => {
    const { place } = open(loan());
    expect(await cards()).toEqual(['Repay now', 'Extend the due date', 'Was it paid?']);
    const about = within(screen.getByRole('group', { name: 'About your loan' }));
    fireEvent.click(about.getByRole('button', { name: 'Repay now' }));
    await waitFor(() => expect(place()).toMatch(/withholdingAmount=1284125/));
  });

  test('another due date goes to the extension of this loan', async () => {
    const { place } = open(loan());
    await press('Extend the due date');
    await waitFor(() => expect(place()).toContain(`orderId=${stageLoan.loanId}`));
  });

  test('what the lender does not offer has no card', async () => {
    open(loan({ isDelay: 0 }));
    expect(await cards()).toEqual(['Repay now', 'Was it paid?']);
  });

  test('declined: the cards lead to a complaint about it, and to the loan', async () => {
    const { place } = show(
      { loanDetails: loan({ orderStatus: 110 }) },
      { query, builtScreens: [...builtScreens, 'complaintStart'] },
    );
    expect(await cards()).toEqual(['I think this is wrong', 'See your loan']);
    await press('I think this is wrong');
    await waitFor(() => expect(place()).toContain(stageLoan.loanId));
  });

  test('a settled loan has nothing to pay, and leads to itself', async () => {
    const { place } = open(loan({ orderStatus: 200 }));
    expect(await cards()).toEqual(['See your loan']);
    await press('See your loan');
    await waitFor(() => expect(place()).toContain(`orderId=${stageLoan.loanId}`));
  });

  test('while a payment is looked for, paying again is not offered', async () => {
    keepRecord({ before: { amountDue: minorFromText('1284125'), dueDate: '2026-12-01' } });
    open(loan());
    expect(await screen.findByText('We are looking for your payment.')).toBeDefined();
    expect(await cards()).toEqual(['Was it paid?']);
  });
});

describe('"was it paid?" asks the lender at once', () => {
  const log = () => screen.getByRole('log').textContent;

  test('not yet: says so with the time, warns of paying twice, and goes on to asking again or to a proof', async () => {
    const { asked, place } = open(loan());
    await screen.findByText('What can I do?');
    // The place where the answer is spoken is there before it speaks.
    expect(log()).toBe('');
    await press('Was it paid?');
    expect(await screen.findByText(/^I checked just now, at 12:10 IST: not yet\.$/)).toBeDefined();
    expect(log()).toContain('please don’t pay again');
    expect(log()).toContain('You have ₹12,841.25 to pay by Tuesday, 1\u00a0December 2026.');
    expect(asked().filter((key) => key === 'loanDetails')).toHaveLength(2);
    await press('Check again');
    await waitFor(() => expect(asked().filter((key) => key === 'loanDetails')).toHaveLength(3));
    await press('Send my proof');
    await waitFor(() => expect(place()).toBe(`/complainPageNext?orderNo=${stageLoan.loanId}`));
  });

  test('yes: when the loan asks for a later day than before, the payment has arrived', async () => {
    let times = 0;
    open(() => {
      times += 1;
      return answerWith(JSON.stringify(loan(times === 1 ? {} : { dueDate: '2027-01-01' })));
    });
    await press('Was it paid?');
    expect(await screen.findByText(/yes, your payment has arrived\.$/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send my proof' })).toBeNull();
  });

  test('a lender that cannot be asked is said, and asking again is a press away', async () => {
    let times = 0;
    open(() => {
      times += 1;
      return times === 2 ? answerWith('<html>', 502) : answerWith(JSON.stringify(loan()));
    });
    await press('Was it paid?');
    expect(await screen.findByText('Your lender could not be asked just now.')).toBeDefined();
    await press('Check again');
    expect(await screen.findByText(/: not yet\.$/)).toBeDefined();
  });

  test('whoever writes that they paid is answered the same, under what they wrote, and not told that it was noted', async () => {
    const { asked } = open(loan(), { qaRecord: () => ok('') });
    const field = await screen.findByRole('textbox');
    fireEvent.change(field, { target: { value: 'I paid yesterday but it does not show' } });
    await press('Send');
    expect(await screen.findByText(/: not yet\.$/)).toBeDefined();
    await waitFor(() => expect(asked()).toContain('qaRecord'));
    expect(log()).toMatch(/I paid yesterday.*not yet/);
    expect(log()).not.toContain('noted');
    expect(asked().filter((key) => key === 'loanDetails')).toHaveLength(2);
  });

  test('another question is noted as before, and asks for nothing', async () => {
    const { asked } = open(loan(), { qaRecord: () => ok('') });
    const field = await screen.findByRole('textbox');
    fireEvent.change(field, { target: { value: 'When do you open?' } });
    await press('Send');
    expect(await screen.findByText(/I have noted your question/)).toBeDefined();
    expect(asked().filter((key) => key === 'loanDetails')).toHaveLength(1);
  });
});

describe('beside the talk on a wide window', () => {
  beforeEach(() => onWindow({ isWide: true }));

  test('stands the loan, once: the talk does not say its amount a second time', async () => {
    const { asked } = open(loan());
    const aside = within(await screen.findByRole('complementary', { name: 'About your loan' }));
    expect(aside.getByText('₹12,841.25')).toBeDefined();
    expect(aside.getByText('To pay by Tuesday, 1 December 2026')).toBeDefined();
    expect(screen.getAllByText(/12,841\.25/)).toHaveLength(1);
    expect(new Set(asked())).toEqual(new Set(['loanDetails', 'qaList']));
    expect(asked()).toHaveLength(2);
  });

  test('stands what the lender says of a loan that asks for nothing, and the way to it once', async () => {
    open(loan({ orderStatus: 200 }));
    await screen.findByRole('complementary', { name: 'About your loan' });
    expect(screen.getAllByText('Your loan is fully repaid.')).toHaveLength(1);
    expect(screen.getAllByText('See your loan')).toHaveLength(1);
  });

  test('stands the house where the talk is about no loan', async () => {
    const { asked } = show({}, { query: '', builtScreens });
    expect(await screen.findByRole('complementary')).toBeDefined();
    expect(screen.getByRole('link', { name: /^Call / })).toBeDefined();
    expect(asked()).toEqual(['qaList']);
  });
});
