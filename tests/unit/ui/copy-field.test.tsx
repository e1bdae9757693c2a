import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CopyField } from '../../../src/ui/copy-field.tsx';
import { GroupedNumber } from '../../../src/ui/grouped-number.tsx';

const number = '8808123456789012';
const words = { copy: 'Copy', copied: 'Copied', byHand: 'It is selected' };

const show = (isOff = false) =>
  render(
    <CopyField label="Number" text={number} words={words} isOff={isOff}>
      <GroupedNumber text={number} />
    </CopyField>,
  );

const press = () => userEvent.click(screen.getByRole('button', { name: 'Copy: Number' }));
const said = () => screen.getByRole('status').textContent;

/** What the browser offers for copying; undefined is an insecure page or an old web view. */
function clipboard(writeText: ((text: string) => Promise<void>) | undefined) {
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } });
}

/** The older command, with what it would have copied. */
function command(works: boolean | 'missing') {
  const copied: string[] = [];
  Reflect.set(
    document,
    'execCommand',
    works === 'missing'
      ? undefined
      : () => {
          const field = document.querySelector('textarea');
          if (works && field) copied.push(field.value);
          return works;
        },
  );
  return copied;
}

beforeEach(() => {
  command('missing');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

describe('HD-65: copy tells the truth', () => {
  test('what is on the clipboard is said to be copied, and for a while only', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const taken: string[] = [];
    clipboard(async (text) => void taken.push(text));
    show();
    expect(said()).toBe('');
    await press();
    expect(taken).toEqual([number]);
    expect(said()).toBe('Copied');
    expect(screen.getByRole('button', { name: 'Copied: Number' })).toBeDefined();
    act(() => {
      vi.advanceTimersByTime(3000);
    });
    expect(said()).toBe('');
    expect(screen.getByRole('button', { name: 'Copy: Number' })).toBeDefined();
  });

  test('without a clipboard the older command copies, and leaves nothing behind', async () => {
    clipboard(undefined);
    const copied = command(true);
    show();
    await press();
    expect(copied).toEqual([number]);
    expect(said()).toBe('Copied');
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  test.each(['missing', false] as const)(
    'when nothing could be copied (command: %s) it does not say so: the number is selected',
    async (works) => {
      clipboard(() => Promise.reject(new Error('not allowed')));
      command(works);
      show();
      await press();
      expect(said()).toBe('It is selected');
      expect(window.getSelection()?.toString()).toBe(number);
      expect(screen.getByRole('button', { name: 'Copy: Number' })).toBeDefined();
    },
  );

  test('a clipboard that never answers keeps nobody waiting', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    clipboard(() => new Promise(() => undefined));
    const copied = command(true);
    show();
    await press();
    expect(said()).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(copied).toEqual([number]);
    expect(said()).toBe('Copied');
  });
});

test('domain §2.1: a number is grouped by drawn gaps, so that its text is the number itself', () => {
  const { container } = show();
  expect(container.querySelector('[translate=no]')?.textContent).toBe(number);
  const groups = Array.from(
    container.querySelectorAll('[translate=no] > span'),
    (group) => group.textContent,
  );
  expect(groups).toEqual(['8808', '1234', '5678', '9012']);
});

test('a number that is no longer good cannot be copied', () => {
  show(true);
  expect(screen.queryByRole('button')).toBeNull();
});
