import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ComplaintStartNewScreen } from '../../../../src/features/complaints/complaint-start-new-screen.tsx';
import { complaintDrafts } from '../../../../src/session/complaint-draft.ts';
import { showComplaint } from '../../../support/complaint-stage.tsx';
import { sampleSession } from '../../../support/sample-session.ts';
import { stageLoan, type ScreenStage } from '../../../support/screen-stage.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const show = (changes: Partial<ScreenStage> = {}) =>
  showComplaint(ComplaintStartNewScreen, { screen: 'complaintStartNew', query: '', ...changes });
const pick = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const write = (value: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('screens §1: order, kind and text stand on one page, and what is missing takes the focus in turn', async () => {
  const page = show();
  await screen.findByText('Sample Cash');
  await send();
  expect(await screen.findByText('Please choose.')).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Collection' })),
  );
  await pick('Collection');
  await pick('Calls at odd hours');
  await send();
  expect(await screen.findByText('Please fill in your comments and suggestions.')).toBeDefined();
  write('At six');
  await send();
  expect(await screen.findByText('Successfully sent')).toBeDefined();
  expect(page.forms('problemSave')).toEqual([
    {
      problemType: '1',
      problemSonType: '11',
      problemDetail: 'At six',
      problemImage: '',
      orderNo: stageLoan.loanId,
    },
  ]);
});

test('another kind forgets the sub-type of the one before', async () => {
  const page = show();
  await pick('Collection');
  await pick('Calls at odd hours');
  await pick('Repayment not recorded');
  expect(screen.queryByRole('radio', { name: 'Calls at odd hours' })).toBeNull();
  write('Paid on Monday');
  await send();
  await waitFor(() => expect(page.forms('problemSave')[0]).toMatchObject({ problemSonType: '' }));
});

test('the text goes along to another order, and so does its draft', async () => {
  const page = show();
  await pick('Repayment not recorded');
  write('Paid on Monday');
  await userEvent.click(screen.getByRole('button', { name: /^All/ }));
  const list = within(await screen.findByRole('dialog'));
  await userEvent.click(list.getByRole('button', { name: /Old Cash/ }));
  await waitFor(() => expect(page.forms('problemInit')).toHaveLength(2));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Paid on Monday');
  const drafts = complaintDrafts(sampleSession());
  await waitFor(() => expect(drafts.read('OLD-7')?.text).toBe('Paid on Monday'));
  expect(drafts.read(stageLoan.loanId)).toBeUndefined();
});

test('an order with a draft of its own keeps it, and so does the order that was left', async () => {
  const drafts = complaintDrafts(sampleSession());
  const old = { category: '2', subCategory: '', text: 'About the old', photos: [], lostPhotos: 0 };
  drafts.keep('OLD-7', old);
  show();
  await pick('Repayment not recorded');
  write('Paid on Monday');
  await userEvent.click(screen.getByRole('button', { name: /^All/ }));
  const list = within(await screen.findByRole('dialog'));
  await userEvent.click(list.getByRole('button', { name: /Old Cash/ }));
  const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  await waitFor(() => expect(area().value).toBe('About the old'));
  expect(screen.getByText('Draft restored')).toBeDefined();
  expect(drafts.read('OLD-7')).toMatchObject(old);
  expect(drafts.read(stageLoan.loanId)?.text).toBe('Paid on Monday');
});

test('while it is being sent, neither kind nor order can be changed', async () => {
  show({ answers: { problemSave: () => new Promise<Response>(() => {}) } });
  await pick('Repayment not recorded');
  write('Paid on Monday');
  await send();
  await screen.findByText('Saving...');
  const radio = screen.getByRole('radio', { name: 'Collection' });
  expect(radio.closest('fieldset[disabled]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^All/ })).toBeNull();
});

test('collection on an order that does not allow it cannot be sent, and says how to be heard', async () => {
  show();
  await screen.findByText('Sample Cash');
  await userEvent.click(screen.getByRole('button', { name: /^All/ }));
  const list = within(await screen.findByRole('dialog'));
  await userEvent.click(list.getByRole('button', { name: /Old Cash/ }));
  await pick('Collection');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The selected order does not support sending collection types.',
  );
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});
