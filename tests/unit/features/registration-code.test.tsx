import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { beginAt } from '../../support/begin-at.ts';
import { answerWith } from '../../support/network.ts';
import { hidePage, showPage } from '../../support/visible-page.ts';
import {
  applyButton,
  campaign,
  captchaField,
  codeButton,
  codeField,
  fillIn,
  phoneField,
  picture,
  showPromotion,
  typePhoneAndCaptcha,
  user,
} from './registration-stage.tsx';

const noon = Date.UTC(2026, 10, 28, 6, 30);

beginAt(noon);

const paramsOf = (place: string) => new URL(place, 'https://a.a').searchParams;
const pathOf = (place: string) => new URL(place, 'https://a.a').pathname;
const sidIn = (address: string | null) => paramsOf(address ?? '').get('sid');
const html = () => answerWith('<html>', 502, 'text/html');

describe('the picture with the code', () => {
  test('spec §5: without a right number no picture is asked for, and the number is named', async () => {
    const { asked } = showPromotion();
    await phoneField();
    await user.click(screen.getByRole('button', { name: 'Show picture' }));
    expect(
      await screen.findByText(/^Please enter the phone number correctly. Check/),
    ).toBeDefined();
    expect(document.activeElement).toBe(await phoneField());
    expect(asked()).not.toContain('captchaSid');
  });

  test('the first picture comes with the last digit of the number', async () => {
    const { asked } = showPromotion();
    await user.type(await phoneField(), '987654321');
    expect(asked()).not.toContain('captchaSid');
    await user.type(await phoneField(), '0');
    expect(sidIn((await picture()).getAttribute('src'))).toBe('s-1');
    expect(asked().filter((key) => key === 'captchaSid')).toHaveLength(1);
  });

  test('HD-46: of two askings the last one counts, in whatever order they are answered', async () => {
    const answers: ((sid: string) => void)[] = [];
    const { forms } = showPromotion({
      captchaSid: () =>
        new Promise<Response>((resolve) => {
          answers.push((sid) => resolve(answerWith(JSON.stringify({ code: '0', data: { sid } }))));
        }),
    });
    await fillIn(await phoneField(), '9876543210');
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Loading...' }));
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[1]?.('B'));
    expect(sidIn((await picture()).getAttribute('src'))).toBe('B');
    await act(async () => answers[0]?.('A'));
    expect(sidIn((await picture()).getAttribute('src'))).toBe('B');
    await fillIn(captchaField(), '7K3P');
    await user.click(codeButton());
    await waitFor(() => expect(forms('sendSms')[0]).toMatchObject({ sid: 'B' }));
  });

  test('HD-46: every picture has an address of its own; a new one empties the field', async () => {
    showPromotion();
    await typePhoneAndCaptcha();
    const first = (await picture()).getAttribute('src');
    await user.click(screen.getByRole('button', { name: /Get a new picture/ }));
    await waitFor(async () => expect((await picture()).getAttribute('src')).not.toBe(first));
    expect(captchaField()).toHaveProperty('value', '');
    expect([...paramsOf(first ?? '').keys()]).toEqual(['sid', 'a']);
  });

  test('a picture that cannot be loaded, or whose key cannot be had, gives way to a button that asks again', async () => {
    const { asked } = showPromotion();
    await fillIn(await phoneField(), '9876543210');
    fireEvent.error(await picture());
    await user.click(screen.getByRole('button', { name: 'Tap to reload' }));
    await picture();
    expect(asked().filter((key) => key === 'captchaSid')).toHaveLength(2);
  });
});

describe('the code by message', () => {
  test('lender-api §2: it is asked for with the number in its national form and the parameters of the visit', async () => {
    const { forms } = showPromotion();
    await typePhoneAndCaptcha('+91 98765-43210');
    await user.click(codeButton());
    expect(
      await screen.findByText('Verification code sent, please check your phone.'),
    ).toBeDefined();
    expect(forms('sendSms')).toEqual([
      {
        phone: '9876543210',
        capcode: '7K3P',
        sid: 's-1',
        deviceId: 'd1',
        appName: 'Sample',
        app_from: campaign.app_from,
        user_from: campaign.user_from,
        utm_tag: campaign.utm_tag,
      },
    ]);
    expect(document.activeElement).toBe(codeField());
  });

  test("screens §6: the source market's eleven digits pass as well", async () => {
    const { forms } = showPromotion();
    await typePhoneAndCaptcha('13800138000');
    await user.click(codeButton());
    await waitFor(() => expect(forms('sendSms')[0]).toMatchObject({ phone: '13800138000' }));
  });

  test('what is missing is named, and nothing is sent', async () => {
    const { asked } = showPromotion();
    await phoneField();
    await user.click(codeButton());
    expect(
      await screen.findByText(/^Please enter the phone number correctly. Check/),
    ).toBeDefined();
    expect(
      screen.getByText('Enter the image captcha correctly. Type what you see in the picture.'),
    ).toBeDefined();
    expect(screen.queryByText('Enter the SMS code correctly.')).toBeNull();
    expect(asked()).not.toContain('sendSms');
  });

  test('screens §8: while it counts, a tap says so and calls nobody; true time after a nap; then it can be asked again', async () => {
    const { forms } = showPromotion();
    await typePhoneAndCaptcha();
    await user.click(codeButton());
    await screen.findByText('New code in 1:00');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(codeButton().textContent).toMatch(/^New code in 0:5[78]$/);
    expect(codeButton().getAttribute('aria-disabled')).toBe('true');
    await user.click(codeButton());
    expect(
      await screen.findByText(
        'Do not send the code repeatedly. Please wait until the time on the button is over.',
      ),
    ).toBeDefined();
    expect(forms('sendSms')).toHaveLength(1);
    hidePage();
    vi.setSystemTime(noon + 61_000);
    showPage();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(codeButton().textContent).toBe('Get verification code');
    await user.click(codeButton());
    await waitFor(() => expect(forms('sendSms')).toHaveLength(2));
  });

  test('HD-43: a reload keeps the number, its picture code and the true wait', async () => {
    const { unmount } = showPromotion();
    await typePhoneAndCaptcha();
    await user.click(codeButton());
    await screen.findByText('New code in 1:00');
    unmount();
    hidePage();
    vi.setSystemTime(noon + 30_000);
    showPage();
    const { forms, asked } = showPromotion();
    expect(await screen.findByText(/^Sent to 98765 43210\./)).toBeDefined();
    expect(codeButton().textContent).toMatch(/^New code in 0:3[01]$/);
    await fillIn(codeField(), '123456');
    await user.click(applyButton());
    await waitFor(() =>
      expect(forms('register')[0]).toMatchObject({ sid: 's-1', capcode: '7K3P' }),
    );
    expect(asked()).not.toContain('captchaSid');
  });

  test.each([
    [
      { code: '101', message: 'The picture code does not match.' },
      'The picture code does not match.',
    ],
    [{ code: 101 }, 'Enter the image captcha correctly. Type what you see in the picture.'],
  ])(
    'lender-api §3: 101 (%o) is said beside its field, which is emptied and takes the focus; a new picture comes',
    async (body, said) => {
      const { asked } = showPromotion({ sendSms: body });
      await typePhoneAndCaptcha();
      await user.click(codeButton());
      expect(await screen.findByText(said)).toBeDefined();
      expect(captchaField()).toHaveProperty('value', '');
      expect(captchaField().getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(captchaField());
      expect(screen.getByRole('status').textContent).not.toContain(said); // and in no toast
      expect(await phoneField()).toHaveProperty('value', '98765 43210');
      await waitFor(() => expect(asked().filter((key) => key === 'captchaSid')).toHaveLength(2));
      expect(codeButton().textContent).toBe('Get verification code');
    },
  );

  test('lender-api §3: 11 leads to the download page', async () => {
    const { place, handedOver } = showPromotion({ sendSms: { code: '11', message: 'Known' } });
    await typePhoneAndCaptcha();
    await user.click(codeButton());
    expect(
      await screen.findByText('You are registered, please download the app to log in.'),
    ).toBeDefined();
    await waitFor(() => expect(pathOf(place())).toBe('/downloadTemplate'));
    expect(handedOver()).toEqual({ arrival: 'returning' });
  });

  test('a call that fails says so, starts no wait, and loses nothing typed', async () => {
    showPromotion({ sendSms: html });
    await typePhoneAndCaptcha();
    await user.click(codeButton());
    expect(await screen.findByText(/problem on our side/)).toBeDefined();
    expect(captchaField()).toHaveProperty('value', '7K3P');
    expect(codeButton().textContent).toBe('Get verification code');
  });

  test('a reload before any code was sent keeps the phone', async () => {
    const { unmount } = showPromotion();
    await fillIn(await phoneField(), '98765 43210');
    unmount();
    showPromotion();
    expect(await phoneField()).toHaveProperty('value', '98765 43210');
    expect(sidIn((await picture()).getAttribute('src'))).toBe('s-1');
  });

  test('a page out of the cache of the browser takes a new picture, and what was read in the old one is gone', async () => {
    let count = 0;
    const { forms } = showPromotion({
      captchaSid: () =>
        answerWith(JSON.stringify({ code: '0', data: { sid: `s-${(count += 1)}` } })),
    });
    await typePhoneAndCaptcha();
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await waitFor(async () => expect(sidIn((await picture()).getAttribute('src'))).toBe('s-2'));
    expect(captchaField()).toHaveProperty('value', '');
    expect(await phoneField()).toHaveProperty('value', '98765 43210');
    await fillIn(captchaField(), '9XYZ');
    await user.click(codeButton());
    await waitFor(() => expect(forms('sendSms')[0]).toMatchObject({ sid: 's-2', capcode: '9XYZ' }));
  });

  test.each([3_600_000, -3_600_000])(
    'a clock that is set by %i ms while the page is looked at changes nothing of the wait',
    async (by) => {
      showPromotion();
      await typePhoneAndCaptcha();
      await user.click(codeButton());
      await screen.findByText('New code in 1:00');
      vi.setSystemTime(Date.now() + by);
      await act(() => vi.advanceTimersByTimeAsync(2000));
      expect(codeButton().textContent).toMatch(/^New code in 0:5[78]$/);
    },
  );

  test('two taps in one tick send one', async () => {
    const { forms } = showPromotion();
    await typePhoneAndCaptcha();
    act(() => {
      codeButton().click();
      codeButton().click();
    });
    await screen.findByText('New code in 1:00');
    expect(forms('sendSms')).toHaveLength(1);
  });
});
