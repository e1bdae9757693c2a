// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeField, type CodeFieldProps } from '../../../src/ui/code-field.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Code({
  start = '',
  errorOf = () => 'Wrong',
  ...props
}: { start?: string; errorOf?: (code: string) => string | undefined } & Partial<CodeFieldProps>) {
  const [code, setCode] = useState(start);
  return (
    <>
      <CodeField
        name="code"
        label="Code"
        value={code}
        onChange={setCode}
        maxLength={6}
        error={errorOf(code)}
        {...props}
      />
      <output>{code}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const code = () => screen.getByRole('status').textContent;
const boxWithCaret = () =>
  [...document.querySelectorAll('[aria-hidden] > span')].findIndex((box) =>
    box.hasAttribute('data-caret'),
  );

test.each([
  ['123 456', '123456'],
  ['1234567', '123456'],
  ['012345', '012345'],
  [' 0-1-2-3-4-5 ', '012345'],
  ['Your code is 482913.', '482913'],
  ['Your OTP for Rs 12,841.25 is 123456. Do not share.', '123456'],
  ['১২৩৪৫৬', '123456'],
])('HD-38, HD-71: pasting %s gives %s', async (pasted, expected) => {
  render(<Code />);
  field().focus();
  await userEvent.paste(pasted);
  expect(code()).toBe(expected);
});

test('HD-38: autofill in one input event keeps the leading zero', () => {
  render(<Code />);
  fireEvent.change(field(), { target: { value: '012345' } });
  expect(code()).toBe('012345');
});

test('HD-38: one field for the whole code, ready for a phone to fill', () => {
  render(<Code />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(field().getAttribute('inputmode')).toBe('numeric');
  expect(field().getAttribute('autocomplete')).toBe('one-time-code');
  expect(field().hasAttribute('maxlength')).toBe(false);
});

test('HD-69: over a refused code the right one can be typed, and pasted', async () => {
  const { unmount } = render(<Code start="999999" />);
  act(() => field().focus());
  await userEvent.keyboard('123456');
  expect(code()).toBe('123456');
  unmount();
  render(<Code start="999999" />);
  act(() => field().focus());
  await userEvent.paste('123456');
  expect(code()).toBe('123456');
});

test('HD-70: a tap on a box takes its digit, what is typed replaces it, and the caret is seen', async () => {
  render(<Code start="129456" />);
  vi.spyOn(field(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 50));
  act(() => field().focus());
  fireEvent.click(field(), { clientX: 120, detail: 1 });
  expect([field().selectionStart, field().selectionEnd]).toEqual([2, 3]);
  expect(boxWithCaret()).toBe(2);
  await userEvent.keyboard('3');
  expect(code()).toBe('123456');
  expect(boxWithCaret()).toBe(3);
});

test.each([
  ['that stays refused until the owner says else', () => 'Wrong'],
  [
    'whose refusal goes with the first digit',
    (code: string) => (code === '999999' ? 'Wrong' : undefined),
  ],
  ['whose refusal changes its words', (code: string) => `Wrong: ${code}`],
] as const)(
  'HD-69: a tap into the middle of a code %s, then the whole right one: it is that one',
  async (_what, errorOf) => {
    render(<Code start="999999" errorOf={errorOf} />);
    vi.spyOn(field(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 50));
    act(() => field().focus());
    fireEvent.click(field(), { clientX: 160, detail: 1 });
    await userEvent.keyboard('123456');
    expect(code()).toBe('123456');
  },
);

test('HD-69: a code that was submitted by Enter is typed over, whatever the owner says of it', async () => {
  render(<Code />);
  act(() => field().focus());
  await userEvent.keyboard('9999997');
  expect(code()).toBe('999999');
  await userEvent.keyboard('{Enter}123456');
  expect(code()).toBe('123456');
});

test('what changes nothing is not told: an error of the owner stays until the code is another', async () => {
  const onChange = vi.fn<(code: string) => void>();
  render(<CodeField name="code" label="Code" value="123456" onChange={onChange} maxLength={6} />);
  act(() => field().focus());
  await userEvent.keyboard('x');
  expect(onChange).not.toHaveBeenCalled();
  expect(field().value).toBe('123456');
});

test('the phone is asked to read each message once, and fills in what it read; nothing else happens', async () => {
  let read = (_message: object) => {};
  const get = vi.fn<(wanted: object) => Promise<object>>(
    () => new Promise((resolve) => (read = resolve)),
  );
  vi.stubGlobal('OTPCredential', class {});
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  const { rerender } = render(<Code />);
  expect(get).not.toHaveBeenCalled();
  rerender(<Code messageSentAt={1} />);
  rerender(<Code messageSentAt={1} />);
  expect(get).toHaveBeenCalledTimes(1);
  await act(async () => read({ code: '654321' }));
  expect(code()).toBe('654321');
  rerender(<Code messageSentAt={2} />);
  expect(get).toHaveBeenCalledTimes(2);
});

test('an error is tied to the field', () => {
  render(<Code />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Wrong');
});
