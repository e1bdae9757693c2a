import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFaults } from '../../../src/features/registration/registration-schema.ts';
import {
  registrationFields,
  typedValue,
} from '../../../src/features/registration/registration-values.ts';
import { rejectionOf } from '../../../src/features/registration/rejection-code.ts';
import { shippedTenant } from '../tenant/shipped-folder.ts';

const india = shippedTenant('india').forms.registration;
const indonesia = shippedTenant('indonesia').forms.registration;
const philippines = shippedTenant('philippines').forms.registration;
const rules = { india, indonesia, philippines };

/** What stands in a field after each character was typed. */
const typeInto = (field: 'phone' | 'captcha' | 'code', text: string, by = india) =>
  Array.from(text).reduce((before, one) => typedValue(field, before, before + one, by), '');

describe('spec §5: what is taken', () => {
  test('a phone takes no more digits than the rule allows; separators and a country code count for nothing', () => {
    expect(typeInto('phone', '138001380001234')).toBe('13800138000');
    expect(typeInto('phone', '+91 98765-43210')).toBe('+91 98765-43210');
    expect(typeInto('phone', '0812-3456-7890-12', indonesia)).toBe('0812-3456-7890-1');
  });

  test('a pasted number that is too long stays whole, to be refused: cut short it would be another one', () => {
    const pasted = '98765432101234';
    expect(typedValue('phone', '', pasted, india)).toBe(pasted);
  });

  test('four characters of the picture and six of the message at most, whatever is typed (property)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(Array.from(typedValue('captcha', '', text, india)).length).toBeLessThanOrEqual(4);
        expect(typedValue('code', '', text, india)).toMatch(/^\d{0,6}$/);
      }),
    );
  });

  test('HD-38: spaces, full-width and Devanagari digits of a code are understood', () => {
    expect(typedValue('code', '', ' 12３-४56 ', india)).toBe('123456');
    expect(typedValue('captcha', '', ' 7Ｋ3P9 ', india)).toBe('7K3P');
  });
});

describe('spec §5: what is right', () => {
  const fine = { captcha: '7K3P', code: '123456' };
  const judge = async (tenant: keyof typeof rules, phone: string) =>
    'phone' in (await findFaults({ phone, ...fine }, rules[tenant], registrationFields));

  test.each(['9876543210', '+91 98765 43210', '13800138000', '19912345678'])(
    'screens §6: India takes %s',
    async (phone) => expect(await judge('india', phone)).toBe(false),
  );
  test.each(['081234567890', '+62 812-3456-7890', '0811234567', '15012345678'])(
    'screens §6: Indonesia takes %s',
    async (phone) => expect(await judge('indonesia', phone)).toBe(false),
  );
  test.each(['09171234567', '+63 917 123 4567', '639171234567', '0917-123-4567', '13800138000'])(
    'screens §6: the Philippines take %s',
    async (phone) => expect(await judge('philippines', phone)).toBe(false),
  );
  test.each(['9171234567', '0917123456', '091712345678', '08171234567', '+63 0917 123 4567'])(
    'domain §3: %s is no number in the Philippines',
    async (phone) => expect(await judge('philippines', phone)).toBe(true),
  );
  test.each(['', '12800138000', '987654321', '98765a3210', '+8613800138000', '08l234567890'])(
    'spec §5: %s is no number for any of them',
    async (phone) => {
      expect(await judge('philippines', phone)).toBe(true);
      expect(await judge('india', phone)).toBe(true);
      expect(await judge('indonesia', phone)).toBe(true);
    },
  );

  test('only the fields that are asked for are judged', async () => {
    const nothing = { phone: '', captcha: '', code: '' };
    expect(Object.keys(await findFaults(nothing, india, ['phone', 'captcha']))).toEqual([
      'phone',
      'captcha',
    ]);
    expect(Object.keys(await findFaults(nothing, india, registrationFields))).toEqual([
      ...registrationFields,
    ]);
    expect(await findFaults({ phone: '9876543210', ...fine }, india, registrationFields)).toEqual(
      {},
    );
  });
});

test('lender-api §3: the codes with a meaning of their own, and every other failure', () => {
  const rejected = (code: string) => rejectionOf({ kind: 'rejected', code, message: '' });
  expect(['101', '-1', '11', '1001', '', '0'].map(rejected)).toEqual([
    'wrongCaptcha',
    'wrongCaptcha',
    'registeredAlready',
    'other',
    'other',
    'other',
  ]);
  expect(rejectionOf({ kind: 'unreachable' })).toBe('other');
  expect(rejectionOf(undefined)).toBe('other');
});
