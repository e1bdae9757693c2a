import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ComplaintStartScreen } from '../../../../src/features/complaints/complaint-start-screen.tsx';
import { complaintDrafts } from '../../../../src/session/complaint-draft.ts';
import { orderOf, showComplaint, startAnswer } from '../../../support/complaint-stage.tsx';
import { answerWith } from '../../../support/network.ts';
import { sampleSession } from '../../../support/sample-session.ts';
import { stageLoan, type ScreenStage } from '../../../support/screen-stage.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const { loanId } = stageLoan;
const show = (changes: Partial<ScreenStage> = {}) =>
  showComplaint(ComplaintStartScreen, { screen: 'complaintStart', query: '', ...changes });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('screens §5, complaintStart', () => {
  test('screens §8: opened without an order it asks with an empty one, and shows the current order', async () => {
    const page = show();
    expect(page.face()).toBe('loading');
    expect(await screen.findByText('Sample Cash')).toBeDefined();
    expect(page.face()).toBe('ready');
    expect(page.forms('problemInit')).toEqual([{ orderNo: '' }]);
    expect(screen.getByText('No open complaint')).toBeDefined();
    expect(screen.getByText('₹8,000.00')).toBeDefined();
    expect(screen.getByRole('link', { name: 'My complaints' }).getAttribute('href')).toBe(
      '/complaintList',
    );
  });

  test('spec §4: a type other than collection goes straight on to the form', async () => {
    const page = show();
    await press('Repayment not recorded');
    expect(page.place()).toBe(`/complainPageNext?orderNo=${loanId}&problemType=2`);
  });

  test('spec §4: collection asks for a sub-type first', async () => {
    const page = show();
    await press('Collection');
    expect(page.place()).not.toContain('complainPageNext');
    expect(screen.getByRole('button', { name: 'Collection' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
    await press('Threats or insults');
    expect(page.place()).toBe(
      `/complainPageNext?orderNo=${loanId}&problemType=1&problemSonType=12`,
    );
  });

  test('a lender without sub-types leads straight to the form', async () => {
    const page = show({ answers: { problemInit: startAnswer({ problemSonType: null }) } });
    await press('Collection');
    expect(page.place()).toBe(`/complainPageNext?orderNo=${loanId}&problemType=1`);
  });

  test("'All' lets pick another order; the types then belong to that one", async () => {
    const page = show();
    await press(/^All/);
    const list = within(await screen.findByRole('dialog'));
    await userEvent.click(list.getByRole('button', { name: /Old Cash/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(page.forms('problemInit')).toHaveLength(2));
    expect(page.place()).toContain('orderNo=OLD-7');
    await press('Repayment not recorded');
    expect(page.place()).toBe('/complainPageNext?orderNo=OLD-7&problemType=2');
  });

  test('HD-10: two orders whose numbers are beyond 2^53 stay two', async () => {
    const text = readFileSync('tests/cases/bigint-problem-init.json', 'utf8');
    const page = show({ answers: { problemInit: () => answerWith(text) } });
    await press(/^All/);
    const list = within(await screen.findByRole('dialog'));
    expect(list.getAllByRole('button', { name: /^Demo/ })).toHaveLength(2);
    await userEvent.click(list.getByRole('button', { name: /chosen$/ }));
    await press('Pembayaran');
    expect(page.place()).toContain('orderNo=9007199254740993&');
  });
});

describe('spec §4: collection where the order does not allow it', () => {
  const blocked = {
    answers: { problemInit: startAnswer({ orderDetail: orderOf('OLD-7', { isShow: '0' }) }) },
    query: '?orderNo=OLD-7',
  };

  test('says why, and shows the other ways to be heard', async () => {
    const page = show(blocked);
    await press('Collection');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'The selected order does not support sending collection types.',
    );
    expect(await screen.findByRole('link', { name: 'Call 1800-1' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Write to help@lender.example' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Threats or insults' })).toBeNull();
    expect(page.place()).not.toContain('complainPageNext');
    await press('Repayment not recorded');
    expect(page.place()).toContain('problemType=2');
  });

  test("HD-11: contacts that the lender does not name are the tenant's own", async () => {
    show({ ...blocked, answers: { ...blocked.answers, contactInfo: { code: '00', data: [] } } });
    await press('Collection');
    const links = await screen.findAllByRole('link', { name: /^(?:Call|Write to)/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^tel:\+?\d+$/),
      expect.stringMatching(/^mailto:.+@.+/),
    ]);
    expect(document.body.textContent).not.toContain('undefined');
  });
});

describe('screens §0: the other faces', () => {
  test('an error says why, whom to call, and can be tried again', async () => {
    let isDown = true;
    const page = show({
      answers: {
        problemInit: () =>
          answerWith(JSON.stringify(isDown ? { code: 7, message: 'Gagal: {{x}}' } : startAnswer())),
      },
    });
    await waitFor(() => expect(page.face()).toBe('error'));
    expect(screen.getByText('Gagal: {{x}}')).toBeDefined();
    expect(screen.getByRole('link', { name: /^Call/ })).toBeDefined();
    isDown = false;
    await press('Try again');
    expect(await screen.findByText('Sample Cash')).toBeDefined();
  });

  test('somebody without any order still learns how to be heard', async () => {
    const page = show({
      answers: { problemInit: startAnswer({ orderDetail: null, orderList: [] }) },
    });
    await waitFor(() => expect(page.face()).toBe('empty'));
    expect(screen.getByRole('link', { name: /^Write to/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'My complaints' })).toBeDefined();
  });
});

describe('screens §5: an unfinished complaint', () => {
  const draft = {
    category: '1',
    subCategory: '12',
    text: 'They called my mother',
    photos: [],
    lostPhotos: 0,
  };

  test('is shown again on the way back, and goes on where it stopped', async () => {
    complaintDrafts(sampleSession()).keep(loanId, draft);
    const page = show();
    expect(await screen.findByText('They called my mother')).toBeDefined();
    await press('Continue');
    expect(page.place()).toBe(
      `/complainPageNext?orderNo=${loanId}&problemType=1&problemSonType=12`,
    );
  });

  test('without a kind it goes on where the kind can be chosen, and takes along what another screen knows', async () => {
    const prefill = { kind: 'payment', number: '8808', amount: '₹10.00' };
    complaintDrafts(sampleSession()).keep(loanId, { ...draft, category: '', subCategory: '' });
    const page = show({ state: { prefill } });
    await press('Continue');
    expect(page.place()).toBe(`/complainPageNext?orderNo=${loanId}`);
    expect(page.handedOver()).toEqual({ prefill, letsChoose: true });
  });

  test('is thrown away only after a question', async () => {
    complaintDrafts(sampleSession()).keep(loanId, draft);
    show();
    await press('Discard');
    expect(complaintDrafts(sampleSession()).read(loanId)).toEqual(draft);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('They called my mother')).toBeNull();
    expect(complaintDrafts(sampleSession()).read(loanId)).toBeUndefined();
  });
});

test('after sending, the start says when it was sent and by when an answer is promised', async () => {
  show({ state: { sentAt: Date.UTC(2026, 10, 20, 4, 30) } });
  expect(await screen.findByText(/^Your complaint was sent at 10:00/)).toBeDefined();
  // 20 November 2026 is a Friday: the three weekdays end on the Wednesday after.
  expect(screen.getByText('We answer within 3 working days: by 25 November 2026.')).toBeDefined();
});

test('a prefill from another screen is handed on to the form', async () => {
  const prefill = { kind: 'payment', number: '8808', amount: '₹10.00' };
  const page = show({ state: { prefill } });
  await press('Repayment not recorded');
  expect(page.handedOver()).toEqual({ prefill });
});
