import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  refusalOf,
  registrationSchema,
  typedCaptcha,
  typedPhone,
} from '../../../src/features/registration/registration-rules.ts';
import { formFaults } from '../../../src/ui/form-engine.tsx';
import { shippedTenant } from '../tenant/shipped-folder.ts';

const india = shippedTenant('india').forms.registration;
const indonesia = shippedTenant('indonesia').forms.registration;
const philippines = shippedTenant('philippines').forms.registration;
const rules = { india, indonesia, philippines };

/** What stands in the phone's field after each character was typed. */
const typeInto = (text: string, by = india) =>
  Array.from(text).reduce((before, one) => typedPhone(before, before + one, by), '');

describe('spec §5: what is taken', () => {
  test('a phone takes no more digits than the rule allows; separators and a country code count for nothing', () => {
    expect(typeInto('138001380001234')).toBe('13800138000');
    expect(typeInto('+91 98765-43210')).toBe('+91 98765-43210');
    expect(typeInto('0812-3456-7890-12', indonesia)).toBe('0812-3456-7890-1');
  });

  test('a pasted number that is too long stays whole, to be refused: cut short it would be another one', () => {
    const pasted = '98765432101234';
    expect(typedPhone('', pasted, india)).toBe(pasted);
  });

  test('a zero behind the country code counts for nothing either', () => {
    expect(typeInto('+62 (0)812-3456-7890', indonesia)).toBe('+62 (0)812-3456-7890');
    expect(typeInto('62 0812 3456 7890', indonesia)).toBe('62 0812 3456 7890');
    expect(typeInto('+91 09876543210')).toBe('+91 09876543210');
  });

  test('four characters of the picture at most, whatever is typed (property)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(Array.from(typedCaptcha(text, india)).length).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('blanks, marks that nobody sees and full-width letters of a picture code are understood', () => {
    expect(typedCaptcha(' 7Ｋ\u200b3P9 ', india)).toBe('7K3P');
  });
});

describe('spec §5: what is right', () => {
  const fine = { captcha: '7K3P', code: '123456' };
  const faultsOf = (values: Record<string, string>, by = india) =>
    formFaults((yup) => registrationSchema(yup, by), values);
  const isWrong = async (tenant: keyof typeof rules, phone: string) =>
    'phone' in (await faultsOf({ phone, ...fine }, rules[tenant]));

  test.each(['9876543210', '+91 98765 43210', '13800138000', '19912345678'])(
    'screens §6: India takes %s',
    async (phone) => expect(await isWrong('india', phone)).toBe(false),
  );
  test.each(['081234567890', '81234567890', '+62 812-3456-7890', '0811234567', '15012345678'])(
    'screens §6: Indonesia takes %s',
    async (phone) => expect(await isWrong('indonesia', phone)).toBe(false),
  );
  test.each([
    '09171234567',
    '9171234567',
    '+63 917 123 4567',
    '+63 0917 123 4567',
    '639171234567',
    '0917-123-4567',
    '13800138000',
  ])('screens §6: the Philippines take %s', async (phone) =>
    expect(await isWrong('philippines', phone)).toBe(false),
  );
  test.each(['917123456', '0917123456', '091712345678', '08171234567', '+63 00917 123 4567'])(
    'domain §3: %s is no number in the Philippines',
    async (phone) => expect(await isWrong('philippines', phone)).toBe(true),
  );
  test.each(['', '12800138000', '987654321', '98765a3210', '+8613800138000', '08l234567890'])(
    'spec §5: %s is no number for any of them',
    async (phone) => {
      expect(await isWrong('philippines', phone)).toBe(true);
      expect(await isWrong('india', phone)).toBe(true);
      expect(await isWrong('indonesia', phone)).toBe(true);
    },
  );

  test('each field says what is wrong with it; what nobody sees fills in nothing (HD-74)', async () => {
    const nothing = { phone: '', captcha: '\u200b', code: '' };
    expect(await faultsOf(nothing)).toEqual({
      phone: 'phoneWrong',
      captcha: 'captchaWrong',
      code: 'smsWrong',
    });
    expect(await faultsOf({ phone: '9876543210', ...fine })).toEqual({});
  });
});

test('lender-api §3: the codes with a meaning of their own, and every other failure', () => {
  const rejected = (code: string) => refusalOf({ kind: 'rejected', code, message: '' });
  expect(['101', '-1', '11', '1001', '', '0'].map(rejected)).toEqual([
    'wrongCaptcha',
    'wrongCaptcha',
    'registeredAlready',
    'other',
    'other',
    'other',
  ]);
  expect(refusalOf({ kind: 'unreachable' })).toBe('other');
  expect(refusalOf(undefined)).toBe('other');
});
