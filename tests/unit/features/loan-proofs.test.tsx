import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { LoanDetailsScreen } from '../../../src/features/loan-details/loan-details-screen.tsx';
import * as sharing from '../../../src/platform/share-file.ts';
import { beginAt } from '../../support/begin-at.ts';
import { watchSavedFiles } from '../../support/saved-files.ts';
import { showScreen, stageLoan } from '../../support/screen-stage.tsx';
import { withToasts } from '../../support/with-toasts.tsx';

const noon = Date.UTC(2026, 10, 28, 6, 30);

beginAt(noon);

const show = (data: object) =>
  showScreen({
    Screen: withToasts(LoanDetailsScreen),
    screen: 'loanDetails',
    answers: { loanDetails: { success: true, data } },
  });
const repaid = {
  orderStatus: 200,
  noticeStatusText: 'Thank you, all repaid',
  productName: 'Sample Cash',
  userOrderDetail: {
    detail: [
      { text: 'Repaid on', value: '27 November 2026' },
      { text: 'Repaid', value: 'Rs 27,394.67' },
      { text: 'Coupon', value: '' },
    ],
  },
};

describe('the due date in the calendar', () => {
  const label = 'Add to calendar';

  test('a due date that can be read goes into a calendar file, as a day and with the amount', async () => {
    const saved = watchSavedFiles();
    show({ orderStatus: 174, dueDate: '2026-12-31', amountDue: 2739467 });
    await userEvent.click(await screen.findByRole('button', { name: label }));
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({ name: 'sample-3001.ics', type: 'text/calendar' });
    const text = (await saved[0]?.text())?.replaceAll('\r\n ', '') ?? '';
    expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\n');
    expect(text).toContain('SUMMARY:Loan payment to Sikkora Credit Example Limited is due');
    expect(text).toContain('₹27\\,394.67 was due when this was saved');
    expect(screen.getByText(/please note the date/).textContent).toContain('31\u00a0December 2026');
  });

  test('without an amount none is written', async () => {
    const saved = watchSavedFiles();
    show({ orderStatus: 174, dueDate: '2026-11-28' });
    await userEvent.click(await screen.findByRole('button', { name: label }));
    expect(await saved[0]?.text()).toContain('DESCRIPTION:Look at your loan before you pay.\r\n');
  });

  test.each([
    { why: 'it cannot be read', data: { orderStatus: 174, dueDate: 'end of the month' } },
    { why: 'it has passed', data: { orderStatus: 180, dueDate: '2026-11-27' } },
    { why: 'there is none', data: { orderStatus: 174 } },
    { why: 'nothing is owed', data: { orderStatus: 200, dueDate: '2026-12-31' } },
  ])('no button when $why', async ({ data }) => {
    const { face } = show(data);
    await waitFor(() => expect(face()).toBe('ready'));
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.queryByRole('button', { name: label })).toBeNull();
  });
});

describe('the receipt', () => {
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }));
    return screen.findByRole('dialog');
  };
  const rowsOf = (dialog: HTMLElement) =>
    [...dialog.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );

  test("a settled loan has one: the lender, the loan, the answer's own rows and when they were told", async () => {
    show(repaid);
    const dialog = await open();
    expect(within(dialog).getByText('Thank you, all repaid')).toBeDefined();
    expect(rowsOf(dialog)).toEqual([
      ['Lender', 'Sikkora Credit Example Limited'],
      ['Loan number', stageLoan.loanId],
      ['Product', 'Sample Cash'],
      ['Repaid on', '27 November 2026'],
      ['Repaid', 'Rs 27,394.67'],
      ['As told by your lender on', '28\u00a0November 2026, 12:00\u00a0IST'],
    ]);
  });

  test('the number stands once, whatever the lender calls it', async () => {
    const detail = [{ text: 'Order number', value: stageLoan.loanId }];
    show({ ...repaid, userOrderDetail: { detail } });
    const dialog = await open();
    expect(within(dialog).getAllByText(stageLoan.loanId)).toHaveLength(1);
  });

  test('nothing is invented: no amount without one in the answer, and one of the answer is shown', async () => {
    show({ orderStatus: 4, amountDue: 0 });
    const rows = rowsOf(await open());
    expect(rows.map(([label]) => label)).toEqual([
      'Lender',
      'Loan number',
      'Still due',
      'As told by your lender on',
    ]);
    expect(rows[2]?.[1]).toBe('₹0.00');
  });

  test('an unpaid loan, and one under review, have none', async () => {
    for (const orderStatus of [174, 21]) {
      const { face, unmount } = show({ orderStatus });
      await waitFor(() => expect(face()).toBe('ready'));
      await vi.advanceTimersByTimeAsync(100);
      expect(screen.queryByRole('button', { name: 'Receipt' })).toBeNull();
      unmount();
    }
  });

  test('where no picture can be drawn there is nothing to save, and a screenshot is named', async () => {
    show(repaid);
    const dialog = await open();
    expect(within(dialog).queryByRole('button', { name: 'Save the picture' })).toBeNull();
    expect(within(dialog).getByText(/screenshot/)).toBeDefined();
  });

  test('the picture says what the page says; it is saved, and sent where the device can send', async () => {
    const saved = watchSavedFiles();
    const written: string[] = [];
    const marks: string[] = [];
    const brush = {
      drawImage: (mark: HTMLImageElement) => void marks.push(mark.src),
      measureText: (text: string) => ({ width: text.length * 20 }),
      fillText: (text: string) => void written.push(text),
      fillRect: () => undefined,
    };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
      () => brush as unknown as null, // only what the drawing uses
    );
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob(['picture'])),
    );
    const shared: File[] = [];
    vi.spyOn(sharing, 'canShare').mockReturnValue(true);
    vi.spyOn(sharing, 'shareFile').mockImplementation(async (file) => shared.push(file) === 0);
    show(repaid);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Save the picture' }));
    expect(saved[0]).toMatchObject({ name: '3001.png', type: 'image/png' });
    for (const text of ['Thank you, all repaid', stageLoan.loanId, 'Rs 27,394.67'])
      expect(written).toContain(text);
    expect(marks).toEqual([expect.stringContaining('assets/logo.svg')]);
    await userEvent.click(screen.getByRole('button', { name: 'Send as a picture' }));
    expect(shared).toHaveLength(1);
    expect(await screen.findByText(/could not be sent/)).toBeDefined();
  });
});
