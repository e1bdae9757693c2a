// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button, ButtonLink } from '../../../src/ui/button.tsx';

test('screens §0: a busy button says so, keeps the focus, and ignores every press', () => {
  const onPress = vi.fn<() => void>();
  const { rerender } = render(<Button onPress={onPress}>Pay</Button>);
  screen.getByRole('button', { name: 'Pay' }).focus();
  rerender(
    <Button onPress={onPress} isBusy busyLabel="Paying…">
      Pay
    </Button>,
  );
  const busy = screen.getByRole('button');
  for (let tap = 0; tap < 5; tap += 1) fireEvent.click(busy);
  expect(onPress).not.toHaveBeenCalled();
  expect(busy.getAttribute('aria-busy')).toBe('true');
  expect(busy.textContent).toContain('Paying…');
  expect(document.activeElement).toBe(busy);
});

test('screens §0: while the promise of a press is open, further presses are ignored, however fast', async () => {
  let settle = () => {};
  const onPress = vi.fn<() => Promise<void>>(
    () => new Promise<void>((resolve) => (settle = resolve)),
  );
  render(<Button onPress={onPress}>Pay</Button>);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);
  settle();
  await Promise.resolve();
  await Promise.resolve();
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('screens §0: a press that failed may be tried again', async () => {
  const onPress = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no network')));
  render(<Button onPress={onPress}>Pay</Button>);
  fireEvent.click(screen.getByRole('button'));
  await Promise.resolve();
  await Promise.resolve();
  fireEvent.click(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('screens §0: a busy submit button does not send its form', () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy>
        Send
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('screens §8 Registration: a button that is off can be reached and still answers why', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <Button isOff onPress={onPress}>
      42 s
    </Button>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a link-button follows plain clicks in the app and leaves those with a modifier to the browser', () => {
  const onFollow = vi.fn<() => void>();
  render(
    <ButtonLink href="/loan" onFollow={onFollow}>
      See the loan
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'See the loan' });
  expect(fireEvent.click(link)).toBe(false);
  expect(onFollow).toHaveBeenCalledTimes(1);
  fireEvent.click(link, { ctrlKey: true });
  fireEvent.click(link, { metaKey: true });
  expect(onFollow).toHaveBeenCalledTimes(1);
});
