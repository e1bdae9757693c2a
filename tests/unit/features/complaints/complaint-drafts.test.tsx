import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ComplaintFormScreen } from '../../../../src/features/complaints/complaint-form-screen.tsx';
import { complaintDrafts } from '../../../../src/session/complaint-draft.ts';
import { showComplaint } from '../../../support/complaint-stage.tsx';
import { answerWith } from '../../../support/network.ts';
import { sampleSession } from '../../../support/sample-session.ts';
import { stageLoan, type ScreenStage } from '../../../support/screen-stage.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const { loanId } = stageLoan;
const drafts = () => complaintDrafts(sampleSession());
const show = (changes: Partial<ScreenStage> = {}) =>
  showComplaint(ComplaintFormScreen, {
    screen: 'complaintForm',
    query: `?orderNo=${loanId}&problemType=1&problemSonType=12`,
    ...changes,
  });
const area = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What happened?' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('screens §5: drafts', () => {
  test('text and photos come back after a reload, and it is said', async () => {
    const draft = {
      category: '2',
      subCategory: '',
      text: 'Not finished',
      photos: ['https://cdn.lender.example/1.jpg'],
      lostPhotos: 2,
    };
    drafts().keep(loanId, draft);
    const page = show({ query: `?orderNo=${loanId}&problemType=2` });
    expect((await area()).value).toBe('Not finished');
    expect(screen.getByText('Draft restored')).toBeDefined();
    expect(screen.getByText(/^2 photos had not been uploaded yet/)).toBeDefined();
    await send();
    await waitFor(() =>
      expect(page.forms('problemSave')[0]?.problemImage).toBe('https://cdn.lender.example/1.jpg'),
    );
  });

  test('can be thrown away', async () => {
    drafts().keep(loanId, {
      category: '1',
      subCategory: '',
      text: 'No',
      photos: ['/a.jpg'],
      lostPhotos: 0,
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    expect((await area()).value).toBe('');
    expect(screen.queryByText('Draft restored')).toBeNull();
    expect(drafts().read(loanId)).toBeUndefined();
    expect(screen.getByText('0/9')).toBeDefined();
  });
});

describe('domain §8: a complaint that another screen begins', () => {
  const prefill = { kind: 'payment', number: '8808 1234', amount: '₹10.00' };
  const sentence = 'I paid ₹10.00 to number 8808 1234, but my loan does not show it.';

  test('is in words of the language, and no draft until somebody touches it', async () => {
    show({ state: { prefill } });
    expect((await area()).value).toBe(sentence);
    expect(drafts().read(loanId)).toBeUndefined();
  });

  test('stands under what was typed before, and never in its place', async () => {
    drafts().keep(loanId, {
      category: '',
      subCategory: '',
      text: 'Hello',
      photos: [],
      lostPhotos: 0,
    });
    show({ state: { prefill } });
    expect((await area()).value).toBe(`Hello\n${sentence}`);
  });

  test('is filled in once: what the person made of it comes back from the draft, and nothing beside it', async () => {
    const first = show({ state: { prefill } });
    fireEvent.change(await area(), { target: { value: 'I paid yesterday.' } });
    first.unmount();
    show({ state: { prefill } });
    expect((await area()).value).toBe('I paid yesterday.');
  });

  test('a draft that was thrown away stays away, and what was filled in is no draft again', async () => {
    drafts().keep(loanId, {
      category: '',
      subCategory: '',
      text: 'Hello',
      photos: [],
      lostPhotos: 0,
    });
    show({ state: { prefill } });
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    expect((await area()).value).toBe(sentence);
    expect(drafts().read(loanId)).toBeUndefined();
  });

  test('untouched, but sent without an answer, it is kept like any other', async () => {
    show({
      state: { prefill },
      answers: { problemSave: () => answerWith('<html>', 502, 'text/html') },
    });
    await area();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('We don’t know whether');
    expect(drafts().read(loanId)).toMatchObject({ text: sentence, sentAt: expect.any(Number) });
  });

  test('a talk is cut to what fits', async () => {
    show({ state: { prefill: { kind: 'text', text: `${'b'.repeat(199)}👨‍👩‍👧 and more` } } });
    expect((await area()).value).toBe('b'.repeat(199));
  });
});

test('leaving with unsent text keeps it: coming back finds every word', async () => {
  const first = show();
  fireEvent.change(await area(), { target: { value: 'Half a sent' } });
  first.unmount();
  show();
  expect((await area()).value).toBe('Half a sent');
  expect(screen.getByText('Draft restored')).toBeDefined();
});

test('a text that was taken back is no draft', async () => {
  show();
  fireEvent.change(await area(), { target: { value: 'No' } });
  expect(drafts().read(loanId)?.text).toBe('No');
  fireEvent.change(await area(), { target: { value: '' } });
  expect(drafts().read(loanId)).toBeUndefined();
});
