// @vitest-environment happy-dom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog, type DialogProps } from '../../../src/ui/dialog.tsx';

/** A page with an opener, as a screen has it. */
function Opener({ onClose, ...rest }: Partial<DialogProps> & { onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} title="Agreement" closeLabel="Close" {...rest} onClose={close}>
        <p>Words</p>
      </Dialog>
    </>
  );
}

function openDialog(props: Partial<DialogProps> = {}) {
  const onClose = vi.fn<() => void>();
  render(<Opener {...props} onClose={onClose} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return { onClose, opener, dialog: screen.getByRole('dialog') };
}

/** What a browser sends for Escape, or a phone for its back gesture. */
function cancel(dialog: HTMLElement) {
  const event = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, event);
  return event;
}

function tapBackdrop(dialog: HTMLElement) {
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
}

test('a dialog opens modally, is named by its title, and starts there for a screen reader', () => {
  const { dialog } = openDialog();
  expect(dialog).toHaveProperty('open', true);
  expect(screen.getByRole('dialog', { name: 'Agreement' })).toBe(dialog);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Agreement' }));
  expect(document.documentElement.hasAttribute('data-locked')).toBe(true);
});

test('inside a dialog the focus starts at the field that asks for it', () => {
  render(
    <Dialog isOpen title="Code" closeLabel="Close" onClose={() => {}}>
      <input aria-label="Code" data-autofocus />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test.each<[string, (dialog: HTMLElement) => unknown]>([
  ['Escape', cancel],
  ['a tap on the backdrop', tapBackdrop],
  ['its close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('a dialog leaves by %s, and the focus goes back to its opener', (_way, leave) => {
  const { onClose, opener, dialog } = openDialog();
  leave(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog).toHaveProperty('open', false);
  expect(document.activeElement).toBe(opener);
  expect(document.documentElement.hasAttribute('data-locked')).toBe(false);
});

test('a dialog that must be answered stays for Escape and backdrop, and has no close button', () => {
  const { onClose, dialog } = openDialog({ isDismissable: false });
  expect(cancel(dialog).defaultPrevented).toBe(true);
  tapBackdrop(dialog);
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog).toHaveProperty('open', true);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('a dialog that the browser closed by itself tells its owner, or opens again when it must be answered', () => {
  const free = openDialog();
  if (free.dialog instanceof HTMLDialogElement) free.dialog.close();
  expect(free.onClose).toHaveBeenCalled();

  document.body.replaceChildren();
  const bound = openDialog({ isDismissable: false });
  if (bound.dialog instanceof HTMLDialogElement) bound.dialog.close();
  expect(bound.onClose).not.toHaveBeenCalled();
  expect(bound.dialog).toHaveProperty('open', true);
});

test('selecting text from inside out to the backdrop does not close a dialog', () => {
  const { onClose, dialog } = openDialog();
  fireEvent.mouseDown(screen.getByText('Words'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

test('a file picker that is cancelled inside a dialog does not close it', () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog isOpen title="Photos" closeLabel="Close" onClose={onClose}>
      <input type="file" aria-label="Photo" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog that leaves with its screen unlocks the page and gives the focus back', () => {
  render(<button type="button">Opener</button>);
  const opener = screen.getByRole('button', { name: 'Opener' });
  opener.focus();
  const view = render(
    <Dialog isOpen title="Code" closeLabel="Close" onClose={() => {}}>
      text
    </Dialog>,
  );
  expect(document.documentElement.hasAttribute('data-locked')).toBe(true);
  view.unmount();
  expect(document.documentElement.hasAttribute('data-locked')).toBe(false);
  expect(document.activeElement).toBe(opener);
});
