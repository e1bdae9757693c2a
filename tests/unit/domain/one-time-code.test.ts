import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeIn, editCode, type EditedCode } from '../../../src/domain/one-time-code.ts';

test.each([
  ['123 456', '123456'],
  [' 123456\n', '123456'],
  ['012345', '012345'],
  ['123-456', '123456'],
  ['1234567', '123456'],
  ['12 34', '1234'],
  ['१२३४५६', '123456'],
  ['٠١٢٣٤٥', '012345'],
  ['۱۲۳۴۵۶', '123456'],
  ['১২৩৪৫৬', '123456'],
  ['０１２３４５', '012345'],
  ['\u202a123456\u202c', '123456'],
  ['1\u200b23–456', '123456'],
  ['Your code is 123456.', '123456'],
  ['', ''],
  ['no code', ''],
])('HD-38: %j is the code %j', (typed, code) => {
  expect(codeIn(typed, 6)).toBe(code);
});

test.each([
  ['Your OTP for Rs 12,841.25 is 123456. Do not share.', '123456'],
  ['123456 is your OTP. Valid till 12:30 on 28/11/2026', '123456'],
  ['G-123456 is your code', '123456'],
  ['Rs 123456.00: use 654321', '654321'],
  ['Use 123 456 within 10 minutes', '123456'],
  ['123456, again 123456, valid for 5 min', '123456'],
  ['आपका कोड १२३४५६ है, ₹5,540 के लिए', '123456'],
  ['Kode 4829 berlaku 5 menit', '4829'],
])('HD-71: the code of %j is %s, and no other number', (message, code) => {
  expect(codeIn(message, 6)).toBe(code);
});

test.each(['654321 or 123456', 'Rs 12 and 34', 'call 18001234567 now'])(
  'HD-71: where nothing says which number is meant (%s), none is taken',
  (message) => {
    expect(codeIn(message, 6)).toBe('');
  },
);

describe('a code is edited', () => {
  /** A field whose caret somebody put there. */
  const at = (code: string, caret: number) => ({ code, caret, run: '' });
  /** Types characters one by one at the caret, as a keyboard does. */
  const type = (start: EditedCode, keys: string) =>
    Array.from(keys).reduce(
      (now, key) =>
        editCode(
          now,
          now.code.slice(0, now.caret) + key + now.code.slice(now.caret),
          now.caret + 1,
          6,
        ),
      start,
    );

  test('HD-69: over a whole code another one can be typed, pasted and filled in', () => {
    for (const caret of [0, 1, 3, 5, 6])
      expect(type(at('999999', caret), '123456'), `from ${caret}`).toMatchObject({
        code: '123456',
        caret: 6,
      });
    expect(type(at('999999', 6), '1')).toMatchObject({ code: '1', caret: 1 });
    expect(editCode(at('999999', 6), '999999123456', 12, 6).code).toBe('123456');
    expect(editCode(at('999999', 3), '999123456999', 9, 6).code).toBe('123456');
    expect(editCode(at('999999', 6), '123456', 6, 6).code).toBe('123456');
  });

  test('HD-38: a digit too many behind a code that was typed as a whole is ignored', () => {
    expect(type(at('', 0), '12345678').code).toBe('123456');
    expect(type(editCode(at('', 0), '123456', 6, 6), '7').code).toBe('123456');
  });

  test('HD-70: in a whole code a digit replaces the one at the caret, and pushes none along', () => {
    expect(type(at('129456', 2), '3')).toMatchObject({ code: '123456', caret: 3 });
    expect(type(at('199956', 1), '234')).toMatchObject({ code: '123456', caret: 4 });
    expect(editCode(at('129456', 6), '123456', 3, 6)).toMatchObject({ code: '123456', caret: 3 });
  });

  test('a digit that was taken out by hand leaves room for the right one', () => {
    const out = editCode(at('129456', 6), '12456', 2, 6);
    expect(out).toMatchObject({ code: '12456', caret: 2 });
    expect(type(out, '3')).toMatchObject({ code: '123456', caret: 3 });
  });

  test('what holds no digit changes nothing and moves nothing', () => {
    expect(type(at('123', 1), 'x')).toMatchObject({ code: '123', caret: 1 });
    expect(type(at('123456', 6), ' ')).toMatchObject({ code: '123456', caret: 6 });
  });

  test('HD-38: never more than its length, never anything but digits, the caret within (property)', () => {
    const texts = fc.string({ unit: fc.constantFrom('0', '1', '9', 'x', ' ', '٣'), maxLength: 12 });
    const codes = fc.stringMatching(/^[019]{0,6}$/);
    fc.assert(
      fc.property(codes, texts, fc.nat(12), (before, typed, place) => {
        const edited = editCode(at(before, 0), typed, Math.min(place, typed.length), 6);
        expect(edited.code).toMatch(/^\d{0,6}$/);
        expect(edited.caret).toBeGreaterThanOrEqual(0);
        expect(edited.caret).toBeLessThanOrEqual(edited.code.length);
      }),
    );
  });
});
