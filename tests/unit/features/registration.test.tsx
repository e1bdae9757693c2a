import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { lenderApi } from '../../../src/lender-api/lender-api.ts';
import { beginAt } from '../../support/begin-at.ts';
import { answerWith } from '../../support/network.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import {
  applyButton,
  campaign,
  captchaField,
  codeButton,
  codeField,
  fillIn,
  phoneField,
  showPromotion,
  typePhoneAndCaptcha,
  user,
  visitor,
} from './registration-stage.tsx';

const noon = Date.UTC(2026, 10, 28, 6, 30);

beginAt(noon);

const carried = new URLSearchParams({
  app_from: campaign.app_from,
  user_from: campaign.user_from,
  utm_tag: campaign.utm_tag,
  id: campaign.id,
  links_id: campaign.links_id,
});
const paramsOf = (place: string) => new URL(place, 'https://a.a').searchParams;
const pathOf = (place: string) => new URL(place, 'https://a.a').pathname;
const html = () => answerWith('<html>', 502, 'text/html');

describe('the landing page', () => {
  test("screens §6: the template's texts and button, and one visit reported with the template's id", async () => {
    const { asked, face, unmount } = showPromotion();
    expect(face()).toBe('loading');
    expect(await screen.findByText('Up to ₹80,000 in your account')).toBeDefined();
    expect(face()).toBe('ready');
    await waitFor(() => expect(asked()).toContain('trackVisit'));
    unmount();
    const again = showPromotion();
    await screen.findByText('Up to ₹80,000 in your account');
    await typePhoneAndCaptcha();
    await user.click(codeButton());
    expect(await screen.findByRole('button', { name: 'Apply now' })).toBeDefined();
    expect(again.asked()).not.toContain('trackVisit');
  });

  test('a picture that fails gives way to the lender’s place and leaves no gap, and an unsafe one is never asked for', async () => {
    const { container, unmount } = showPromotion();
    await phoneField();
    const banner = container.querySelector('main img');
    expect(banner?.getAttribute('src')).toBe('https://cdn.sample.example/88.jpg');
    if (banner) fireEvent.error(banner);
    const place = container.querySelector('main img');
    expect(place?.getAttribute('src')).toMatch(/assets\/hero\.svg$/);
    if (place) fireEvent.error(place);
    expect(container.querySelector('main img')).toBeNull();
    unmount();
    const unsafe = { code: 0, data: { id: '88', banner: 'javascript:alert(1)' } };
    const second = showPromotion({ landing: unsafe });
    await phoneField();
    const own = second.container.querySelector('main img');
    expect(own?.getAttribute('src')).toMatch(/assets\/hero\.svg$/);
  });

  test("without a template nothing is asked, and the tenant's own words stand there", async () => {
    const { asked } = showPromotion({}, { query: '?app_from=web' });
    expect(await screen.findByText('Register with Sikkora')).toBeDefined();
    expect(codeButton()).toBeDefined();
    expect(asked()).toEqual([]);
  });

  test('screens §8: a template that cannot be had is the error face, with Retry and a way on without it', async () => {
    const { face, asked } = showPromotion({ landing: { code: 1001, message: 'Gone' } });
    expect(await screen.findByText('Gone')).toBeDefined();
    expect(face()).toBe('error');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked().filter((key) => key === 'landing')).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Register without this offer' }));
    expect(face()).toBe('ready');
    expect(screen.getByText('Register with Sikkora')).toBeDefined();
  });

  test('whoever registers without the template keeps the form while another language asks for it again', async () => {
    let answer: () => Promise<Response> | Response = () => answerWith('{"code":1001}');
    const { store, asked } = showPromotion({ landing: () => answer() });
    await user.click(await screen.findByRole('button', { name: 'Register without this offer' }));
    const field = await phoneField();
    await user.type(field, '98765');
    answer = () => new Promise(() => {});
    store.dispatch(lenderApi.util.invalidateTags(['shown']));
    await waitFor(() => expect(asked().filter((key) => key === 'landing')).toHaveLength(2));
    expect(field.isConnected).toBe(true);
    expect(field).toHaveProperty('value', '98765');
  });

  test('screens §6: what is agreed to can be read, under the parameters of the visit, and nothing typed is lost', async () => {
    const { place, session, unmount } = showPromotion();
    await user.type(await phoneField(), '98765');
    await user.click(screen.getByRole('link', { name: 'Registration agreement' }));
    expect(pathOf(place())).toBe('/agreementTemplate');
    expect(paramsOf(place()).toString()).toBe(carried.toString());
    unmount();
    showPromotion({}, { session });
    expect(await phoneField()).toHaveProperty('value', '98765');
  });
});

describe('registering', () => {
  async function fill() {
    await typePhoneAndCaptcha();
    await user.click(codeButton());
    await screen.findByText('New code in 1:00');
    await fillIn(codeField(), '१२३456');
  }

  test('lender-api §2: what is sent, the tap reported, and on to the download with the same parameters', async () => {
    const { forms, asked, place, handedOver } = showPromotion();
    await fill();
    await user.click(applyButton());
    expect(await screen.findByText('Registration successful.')).toBeDefined();
    expect(forms('register')[0]).toEqual({
      phone: '9876543210',
      capcode: '7K3P',
      sid: 's-1',
      deviceId: 'd1',
      appName: 'Sample',
      app_from: campaign.app_from,
      user_from: campaign.user_from,
      utm_tag: campaign.utm_tag,
      merchantNumber: 'SAMPLE01',
      userName: '9876543210',
      smsCode: '123456',
      id: '7',
    });
    expect(asked().filter((key) => key === 'trackClick')).toHaveLength(1);
    await waitFor(() => expect(pathOf(place())).toBe('/downloadTemplate'));
    expect(paramsOf(place()).toString()).toBe(carried.toString());
    expect(handedOver()).toEqual({ arrival: 'registered' });
  });

  test('spec §5: a missing message code is named, and the focus goes there', async () => {
    const { asked } = showPromotion();
    await typePhoneAndCaptcha();
    await user.click(codeButton());
    await screen.findByText('New code in 1:00');
    await user.click(applyButton());
    expect(await screen.findByText('Enter the SMS code correctly.')).toBeDefined();
    expect(document.activeElement).toBe(codeField());
    expect(asked()).not.toContain('register');
    expect(asked()).not.toContain('trackClick');
  });

  test('screens §6: a visit that the app launched stays, and the app goes on', async () => {
    const session = sampleSession();
    const { bridge, place } = showPromotion({}, { session, shell: 'android' });
    await fill();
    await user.click(applyButton());
    await user.click(await screen.findByRole('button', { name: 'Back to the app' }));
    expect(bridge.calls).toEqual([{ action: 'goToHome', payload: {} }]);
    expect(pathOf(place())).toBe('/apply');
  });

  test('lender-api §3: -1 says so and brings a new picture; the message code stays', async () => {
    const { asked } = showPromotion({ register: { code: -1, message: 'Wrong picture code' } });
    await fill();
    await user.click(applyButton());
    expect(await screen.findByText('Wrong picture code')).toBeDefined();
    await waitFor(() => expect(asked().filter((key) => key === 'captchaSid')).toHaveLength(2));
    expect(captchaField()).toHaveProperty('value', '');
    expect(codeField()).toHaveProperty('value', '123456');
  });

  test('a message code that the lender refuses is said beside its field, which takes the focus', async () => {
    showPromotion({ register: { code: 1001, message: 'This code is not right.' } });
    await fill();
    await user.click(applyButton());
    expect(await screen.findByText('This code is not right.')).toBeDefined();
    expect(codeField().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(codeField());
    expect(screen.getByRole('status').textContent).not.toContain('not right'); // and in no toast
  });

  test('lender-api §3: 11 leads to the download page', async () => {
    const { place } = showPromotion({ register: { code: 11 } });
    await fill();
    await user.click(applyButton());
    expect(
      await screen.findByText('You are registered, please download the app to log in.'),
    ).toBeDefined();
    await waitFor(() => expect(pathOf(place())).toBe('/downloadTemplate'));
  });

  test('any other answer is said, nothing typed is lost, and it can be tried again', async () => {
    let isUp = false;
    const { forms, place } = showPromotion({
      register: () => (isUp ? answerWith('{"code":0}') : html()),
    });
    await fill();
    await user.click(applyButton());
    expect(await screen.findByText(/problem on our side/)).toBeDefined();
    expect(codeField()).toHaveProperty('value', '123456');
    isUp = true;
    await user.click(applyButton());
    await waitFor(() => expect(pathOf(place())).toBe('/downloadTemplate'));
    expect(forms('register')).toHaveLength(2);
  });

  test('three taps in one tick register once, and so do those that follow', async () => {
    const { forms, place } = showPromotion();
    await fill();
    const button = applyButton();
    act(() => {
      for (let tap = 0; tap < 3; tap += 1) button.click();
    });
    await waitFor(() => expect(pathOf(place())).toBe('/downloadTemplate'));
    act(() => button.click());
    expect(forms('register')).toHaveLength(1);
  });

  test('HD-69: over a whole message code another one is typed', async () => {
    showPromotion();
    await fill();
    await user.click(screen.getByText('Step 2 of 2'));
    await user.click(codeField());
    await user.keyboard('654321');
    expect(codeField()).toHaveProperty('value', '654321');
  });

  test('reports never stand in the way', async () => {
    const { place } = showPromotion({ trackVisit: html, trackClick: html });
    await fill();
    await user.click(applyButton());
    await waitFor(() => expect(pathOf(place())).toBe('/downloadTemplate'));
    expect(screen.queryByText(/our side|offline/)).toBeNull();
  });

  test("screens §8: the template's id is sent where the visit has none of its own", async () => {
    const { forms } = showPromotion({}, { query: '?templateId=88' });
    await fill();
    await user.click(applyButton());
    await waitFor(() => expect(forms('register')[0]).toMatchObject({ id: '88' }));
  });
});

test('HD-22: parameters of the page and of the hash together are the visit', async () => {
  const tenant = sampleTenant();
  const session = { ...visitor(), business: { utm_tag: 'g2', app_from: 'a', invite_code: 'I1' } };
  const { forms } = showPromotion(
    {},
    { tenant, session, query: '?utm_tag=g2&app_from=a&templateId=88' },
  );
  await typePhoneAndCaptcha();
  await user.click(codeButton());
  await screen.findByText('New code in 1:00');
  await fillIn(codeField(), '123456');
  await user.click(applyButton());
  await waitFor(() =>
    expect(forms('register')[0]).toMatchObject({ utm_tag: 'g2', app_from: 'a', invite_code: 'I1' }),
  );
});
