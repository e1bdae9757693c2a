import { expect, test } from 'vitest';
import { isPhoneNumber, isTooLongForPhone, nationalNumber } from '../../../src/domain/phone.ts';
import { shippedTenant } from '../tenant/shipped-folder.ts';

const ruleOf = (tenant: 'india' | 'indonesia' | 'philippines') =>
  shippedTenant(tenant).forms.registration.phone;

test.each([
  ['indonesia', '+62 (0)812-3456-7890', '081234567890'],
  ['indonesia', '62 0812 3456 7890', '081234567890'],
  ['indonesia', '+62 812-3456-7890', '081234567890'],
  ['indonesia', '0062 (0) 812 3456 7890', '081234567890'],
  ['indonesia', '6281234567890', '081234567890'],
  ['indonesia', '0812.3456.7890', '081234567890'],
  ['indonesia', '٠٨١٢٣٤٥٦٧٨٩٠', '081234567890'],
  // Behind the country's code, which is drawn before the field.
  ['indonesia', '812-3456-7890', '081234567890'],
  ['philippines', '917 123 4567', '09171234567'],
  ['india', '+91 09876543210', '9876543210'],
  ['india', '91 (0) 98765 43210', '9876543210'],
  ['india', '09876543210', '9876543210'],
  ['india', '9123456780', '9123456780'],
  ['india', '९८७६५ ४३२१०', '9876543210'],
  ['india', '98765–43210\u200b', '9876543210'],
  ['india', '১৩৯১২৩৪৫৬৭৮', '13912345678'],
  ['india', '\u202a139 1234 5678\u202c', '13912345678'],
  ['philippines', '+63 0917 123 4567', '09171234567'],
  ['philippines', '63 (0)917 123 4567', '09171234567'],
] as const)('HD-39, screens §8 Phone: %s takes %s, and sends %s', (tenant, typed, national) => {
  const rule = ruleOf(tenant);
  expect(nationalNumber(typed, rule)).toBe(national);
  expect(isPhoneNumber(national, rule)).toBe(true);
  expect(isTooLongForPhone(typed, rule)).toBe(false);
});

test('a market whose numbers keep their zero behind the country code keeps it', () => {
  const rule = { pattern: '^0\\d{8}$', maxLength: 9, countryCode: '+39', trunkPrefix: '' };
  expect(nationalNumber('+39 012345678', rule)).toBe('012345678');
});

test('nothing is cut or guessed: a wrong number stays a wrong number', () => {
  for (const typed of ['+8613800138000', '98765a3210', '987654321012', '+62 (00)812-3456-7890'])
    for (const tenant of ['india', 'indonesia', 'philippines'] as const)
      expect(isPhoneNumber(nationalNumber(typed, ruleOf(tenant)), ruleOf(tenant))).toBe(false);
});
