// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  createNotices,
  NoticesContext,
  useNotices,
  type Notice,
} from '../../../src/ui/notices.tsx';
import { Page, PageChrome } from '../../../src/ui/page.tsx';

const paid: Notice = { id: 'loan 1', text: 'Your payment of ₹5,540 has arrived.', tone: 'good' };

function setUp() {
  const notices = createNotices();
  const page = (screenKey: string) => (
    <NoticesContext value={notices}>
      <PageChrome value={{ brand: '', closeLabel: 'Close' }}>
        <Page key={screenKey} screenKey={screenKey} face="ready" title={screenKey} />
      </PageChrome>
    </NoticesContext>
  );
  const { rerender } = render(page('cardRepayment'));
  return {
    show: (notice: Notice) => act(() => notices.show(notice)),
    withdraw: (id: string) => act(() => notices.withdraw(id)),
    goTo: (screenKey: string) => rerender(page(screenKey)),
  };
}

test('a notice stands in the header of whatever screen is open, until it is closed', () => {
  const onClose = vi.fn<() => void>();
  const { show, goTo } = setUp();
  show({ ...paid, onClose });
  expect(screen.getByText(paid.text).closest('header')).not.toBeNull();
  goTo('loanDetails');
  expect(screen.getByText(paid.text)).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(paid.text)).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('its action closes it and is done once', () => {
  const act2 = vi.fn<() => void>();
  const { show } = setUp();
  show({ ...paid, action: { label: 'See the loan', act: act2 } });
  fireEvent.click(screen.getByRole('button', { name: 'See the loan' }));
  expect(act2).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(paid.text)).toBeNull();
});

test('a later notice about the same thing takes the place of the earlier one; others stand beside it', () => {
  const { show, withdraw } = setUp();
  show({ ...paid, text: 'We are looking for your payment.', tone: 'plain' });
  show({ id: 'loan 2', text: 'Loan 2 was paid.', tone: 'good' });
  show(paid);
  expect(screen.queryByText('We are looking for your payment.')).toBeNull();
  expect(screen.getByText(paid.text)).toBeDefined();
  withdraw('loan 2');
  expect(screen.queryByText('Loan 2 was paid.')).toBeNull();
  withdraw('nobody');
  expect(screen.getByText(paid.text)).toBeDefined();
});

test('the place of notices is a live region before any of them, and a text from a server stays text', () => {
  const { show } = setUp();
  const region = document.querySelector('header [aria-live="polite"]');
  expect(region?.textContent).toBe('');
  show({ ...paid, text: '<b>Paid</b>' });
  expect(region?.textContent).toBe('<b>Paid</b>');
  expect(region?.querySelector('b')).toBeNull();
});

test('useNotices writes to the board of the app around it', () => {
  const notices = createNotices();
  function Watcher() {
    const { show } = useNotices();
    return <button onClick={() => show(paid)}>pay</button>;
  }
  render(
    <NoticesContext value={notices}>
      <Watcher />
    </NoticesContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'pay' }));
  expect(notices.state()).toEqual([paid]);
});
