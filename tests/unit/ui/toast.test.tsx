// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dialog } from '../../../src/ui/dialog.tsx';
import {
  createToaster,
  ToasterContext,
  ToastOutlet,
  type Toaster,
} from '../../../src/ui/toast.tsx';

/** A clock that stands until it is moved. */
function standingClock() {
  let now = 0;
  let waiting: { at: number; act: () => void }[] = [];
  return {
    after(milliseconds: number, action: () => void) {
      const entry = { at: now + milliseconds, act: action };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    move(milliseconds: number) {
      now += milliseconds;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      act(() => due.forEach((entry) => entry.act()));
    },
  };
}

function show(toaster: Toaster, ...say: Parameters<Toaster['show']>) {
  act(() => toaster.show(...say));
}

function setUp() {
  const clock = standingClock();
  const toaster = createToaster(clock);
  render(
    <ToasterContext value={toaster}>
      <ToastOutlet />
    </ToasterContext>,
  );
  return { clock, toaster, outlet: screen.getByRole('status') };
}

test('HD-62: the live region is there before the toast, and gets its text', () => {
  const { toaster, outlet } = setUp();
  expect(outlet.textContent).toBe('');
  show(toaster, 'Failed to query card list.', { tone: 'bad' });
  expect(screen.getByRole('status')).toBe(outlet);
  expect(outlet.textContent).toBe('Failed to query card list.');
});

test('screens §0: a toast stays 3 seconds', () => {
  const { clock, toaster, outlet } = setUp();
  show(toaster, 'Copied');
  clock.move(2999);
  expect(outlet.textContent).toBe('Copied');
  clock.move(1);
  expect(outlet.textContent).toBe('');
});

test('screens §0: a custom time is kept, and one below 300 ms is raised to 300', () => {
  const { clock, toaster, outlet } = setUp();
  show(toaster, 'long', { milliseconds: 8000 });
  show(toaster, 'short', { milliseconds: 1 });
  clock.move(299);
  expect(outlet.textContent).toBe('longshort');
  clock.move(1);
  expect(outlet.textContent).toBe('long');
  clock.move(7700);
  expect(outlet.textContent).toBe('');
});

test('screens §0: never two of the same text at a time; saying it again starts its time again', () => {
  const { clock, toaster, outlet } = setUp();
  show(toaster, 'No network');
  clock.move(2000);
  show(toaster, 'No network');
  expect(outlet.textContent).toBe('No network');
  clock.move(2000);
  expect(outlet.textContent).toBe('No network');
  clock.move(1000);
  expect(outlet.textContent).toBe('');
  show(toaster, 'No network');
  expect(outlet.textContent).toBe('No network');
});

test('HD-14, HD-15: a text from a server is shown as it is, marks and braces included', () => {
  const { toaster, outlet } = setUp();
  const hostile = '<img src=x onerror="window.__pwned=1"> A & B';
  const dotted = 'Gagal. Coba lagi: 5 menit {{name}}';
  show(toaster, hostile);
  show(toaster, dotted);
  expect(outlet.textContent).toBe(hostile + dotted);
  expect(outlet.querySelector('img')).toBeNull();
});

test('a tap dismisses a toast, an empty text says nothing, and no more than three stand at once', () => {
  const { toaster, outlet } = setUp();
  show(toaster, '');
  expect(outlet.childElementCount).toBe(0);
  for (const text of ['one', 'two', 'three', 'four']) show(toaster, text);
  expect(outlet.textContent).toBe('twothreefour');
  fireEvent.click(screen.getByText('three'));
  expect(outlet.textContent).toBe('twofour');
});

test('a toast shows over an open dialog, not in the inert page behind it, and goes back when it closes', () => {
  const clock = standingClock();
  const toaster = createToaster(clock);
  const page = (isOpen: boolean) => (
    <ToasterContext value={toaster}>
      <Dialog isOpen={isOpen} title="Pay" closeLabel="Close" onClose={() => {}}>
        text
      </Dialog>
      <ToastOutlet />
    </ToasterContext>
  );
  const { rerender } = render(page(true));
  show(toaster, 'Wrong code');
  expect(screen.getAllByText('Wrong code')).toHaveLength(1);
  expect(screen.getByRole('dialog').contains(screen.getByText('Wrong code'))).toBe(true);
  rerender(page(false));
  expect(screen.getAllByText('Wrong code')).toHaveLength(1);
  expect(screen.getByText('Wrong code').closest('dialog')).toBeNull();
});

test('a text of over 60 characters stays 50 ms for each of them, and 15 seconds at most', () => {
  const { clock, toaster, outlet } = setUp();
  for (const [length, milliseconds] of [
    [60, 3000],
    [61, 3050],
    [200, 10_000],
    [900, 15_000],
  ] as const) {
    const text = '语'.repeat(length);
    show(toaster, text);
    clock.move(milliseconds - 1);
    expect(outlet.textContent).toBe(text);
    clock.move(1);
    expect(outlet.textContent).toBe('');
  }
});

test('what was said of a screen goes when another comes, but for what was said with the step itself', () => {
  const { clock, toaster, outlet } = setUp();
  show(toaster, 'Processing failed.', { tone: 'bad' });
  show(toaster, 'Calendar saved');
  clock.move(300);
  show(toaster, 'Card added', { tone: 'good' });
  act(() => toaster.moveOn());
  expect(outlet.textContent).toBe('Card added');
});

test('a refusal goes as soon as somebody presses or types; good news stays its time', () => {
  const { clock, toaster, outlet } = setUp();
  const field = document.body.appendChild(document.createElement('input'));
  for (const say of ['input', 'change', 'click'] as const) {
    show(toaster, 'Please select a payment bank card first.');
    show(toaster, 'Copied', { tone: 'good' });
    clock.move(300);
    act(() => {
      field.dispatchEvent(new Event(say, { bubbles: true }));
    });
    expect(outlet.textContent).toBe('Copied');
  }
  show(toaster, 'Please select a payment bank card first.');
  clock.move(300);
  fireEvent.click(document.body);
  expect(outlet.textContent).toContain('Please select');
  field.remove();
});

test('inside a dialog the word stands in its place until its cause is mended, and goes with the dialog', () => {
  const clock = standingClock();
  const toaster = createToaster(clock);
  const page = (isOpen: boolean) => (
    <ToasterContext value={toaster}>
      <Dialog isOpen={isOpen} title="Pay" closeLabel="Close" onClose={() => {}}>
        <input aria-label="code" />
      </Dialog>
      <ToastOutlet />
    </ToasterContext>
  );
  const { rerender } = render(page(false));
  show(toaster, 'You seem to be offline');
  clock.move(300);
  rerender(page(true));
  expect(screen.queryByText('You seem to be offline')).toBeNull();

  show(toaster, 'Wrong code', { tone: 'bad' });
  clock.move(60_000);
  expect(screen.getByText('Wrong code').closest('[data-inline]')).not.toBeNull();
  fireEvent.input(screen.getByLabelText('code'));
  expect(screen.queryByText('Wrong code')).toBeNull();

  show(toaster, 'Wrong again', { tone: 'bad' });
  clock.move(300);
  rerender(page(false));
  expect(screen.queryByText('Wrong again')).toBeNull();
});
