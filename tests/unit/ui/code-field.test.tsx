// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CodeField } from '../../../src/ui/code-field.tsx';

function Code({ normalise }: { normalise?: (typed: string) => string }) {
  const [code, setCode] = useState('');
  return (
    <>
      <CodeField
        label="Code"
        value={code}
        onChange={setCode}
        maxLength={6}
        normalise={normalise}
        error="Wrong"
      />
      <output>{code}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Code' });
const code = () => screen.getByRole('status').textContent;

test.each([
  ['123 456', '123456'],
  ['1234567', '123456'],
  ['012345', '012345'],
  [' 0-1-2-3-4-5 ', '012345'],
  ['Your code is 482913.', '482913'],
])('HD-38: pasting %s gives %s', async (pasted, expected) => {
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

test('the rule for what counts comes from the owner, the cap stays', async () => {
  render(<Code normalise={(typed) => typed.toUpperCase()} />);
  field().focus();
  await userEvent.paste('abcdefgh');
  expect(code()).toBe('ABCDEF');
});

test('an error is tied to the field', () => {
  render(<Code />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Wrong');
});
