import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { beginAt } from '../../support/begin-at.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import {
  captchaField,
  codeButton,
  codeField,
  fillIn,
  phoneField,
  showPromotion,
  typePhoneAndCaptcha,
  user,
} from './registration-stage.tsx';

beginAt(Date.UTC(2026, 10, 28, 6, 30));

describe('one step at a time', () => {
  test('first the number with its picture, then the code alone; where one is stands in words', async () => {
    showPromotion();
    await phoneField();
    expect(screen.getByText('Step 1 of 2')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'SMS code' })).toBeNull();
    await typePhoneAndCaptcha();
    await user.click(codeButton());
    expect(await screen.findByText('Step 2 of 2')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Phone number' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Code in the picture' })).toBeNull();
    expect(screen.getByText(/^Sent to 98765 43210\./)).toBeDefined();
  });

  test('back to the number keeps what was typed and the code on its way; on again sends no second one', async () => {
    const { forms } = showPromotion();
    await fill123();
    await user.click(screen.getByRole('button', { name: 'Change the number' }));
    expect(await phoneField()).toHaveProperty('value', '98765 43210');
    expect(captchaField()).toHaveProperty('value', '7K3P');
    expect(document.activeElement).toBe(await phoneField());
    await user.click(screen.getByRole('button', { name: 'Enter the code' }));
    await screen.findByText('Step 2 of 2');
    expect(codeField()).toHaveProperty('value', '123');
    expect(document.activeElement).toBe(codeField());
    expect(forms('sendSms')).toHaveLength(1);
  });

  test('another number waits its turn: too soon is said, and nothing is sent', async () => {
    const { forms } = showPromotion();
    await fill123();
    await user.click(screen.getByRole('button', { name: 'Change the number' }));
    await user.clear(await phoneField());
    await fillIn(await phoneField(), '9123456789');
    await user.click(screen.getByRole('button', { name: /^New code in/ }));
    expect(
      await screen.findByText(
        'Do not send the code repeatedly. Please wait until the time on the button is over.',
      ),
    ).toBeDefined();
    expect(forms('sendSms')).toHaveLength(1);
  });

  test('Enter in the first step asks for the code', async () => {
    const { forms } = showPromotion();
    await typePhoneAndCaptcha();
    fireEvent.submit(captchaField().closest('form') ?? captchaField());
    await waitFor(() => expect(forms('sendSms')).toHaveLength(1));
  });

  const fill123 = async () => {
    await typePhoneAndCaptcha();
    await user.click(codeButton());
    await screen.findByText('New code in 1:00');
    await fillIn(codeField(), '123');
  };
});

describe('the number as it is written', () => {
  test('the country’s code is drawn and digits are parted as in the example; neither is typed', async () => {
    showPromotion();
    const field = await phoneField();
    expect(screen.getByText('+91')).toBeDefined();
    await user.type(field, '9876543210');
    expect(field).toHaveProperty('value', '98765 43210');
  });

  test('a pasted number loses the country’s code that stands before it already', async () => {
    showPromotion();
    await fillIn(await phoneField(), '+91-98765-43210');
    expect(await phoneField()).toHaveProperty('value', '98765 43210');
  });

  test('where numbers begin with a zero of their own, the country’s code before it stands for the zero', async () => {
    const phone = {
      'forms.registration.phone': {
        pattern: '^08\\d{8,11}$',
        maxLength: 13,
        example: '0812-3456-7890',
        countryCode: '+62',
        trunkPrefix: '0',
      },
    };
    showPromotion({}, { tenant: sampleTenant(phone) });
    const field = await phoneField();
    expect(screen.getByText('+62')).toBeDefined();
    expect(screen.getByText('For example 812 3456 7890')).toBeDefined();
    for (const typed of ['081234567890', '81234567890', '+62 812 3456 7890', '6281234567890']) {
      await user.clear(field);
      await user.type(field, typed);
      expect(field, typed).toHaveProperty('value', '812 3456 7890');
    }
  });
});
