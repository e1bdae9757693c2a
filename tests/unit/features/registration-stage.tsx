import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PromotionScreen } from '../../../src/features/registration/promotion-screen.tsx';
import { sampleSession } from '../../support/sample-session.ts';
import { showScreen, type ScreenStage } from '../../support/screen-stage.tsx';
import { withToasts } from '../../support/with-toasts.tsx';

/** A person who types without pauses: nothing here depends on them. */
export const user = userEvent.setup({ delay: null });

/** A campaign's link, with a value that careless encoding would change. */
export const campaign = {
  templateId: '88',
  app_from: 'web',
  user_from: 'so cial&1',
  utm_tag: 'nov-26/ü',
  id: '7',
  links_id: 'L1',
};

/** The query of `campaign`, with something else that nobody asked for. */
export const campaignQuery = `?${new URLSearchParams({ ...campaign, fbclid: 'x' }).toString()}`;

/** What the lender answers when nothing is wrong. */
export const fineAnswers: ScreenStage['answers'] = {
  landing: {
    code: 0,
    data: {
      id: '88',
      title: 'Up to ₹80,000 in your account',
      subtitle: 'Apply with your phone number',
      banner: 'https://cdn.sample.example/88.jpg',
      buttonText: 'Apply now',
      downloadUrl: 'https://get.sample.example/app',
    },
  },
  trackVisit: { code: 0 },
  trackClick: { code: 0 },
  captchaSid: { code: '0', data: { sid: 's-1' } },
  sendSms: { code: '0' },
  register: { code: 0 },
};

/** A visitor whom no app launched. */
export const visitor = () => sampleSession({ deviceId: 'd1', appName: 'Sample' });

/** Shows the landing page of the campaign. */
export const showPromotion = (
  answers: ScreenStage['answers'] = {},
  changes: Partial<ScreenStage> = {},
) =>
  showScreen({
    Screen: withToasts(PromotionScreen),
    screen: 'promotion',
    answers: { ...fineAnswers, ...answers },
    query: campaignQuery,
    session: visitor(),
    builtScreens: ['promotion', 'download', 'landingAgreement', 'privacy'],
    ...changes,
  });

export const phoneField = () => screen.findByRole('textbox', { name: 'Phone number' });
export const captchaField = () => screen.getByRole('textbox', { name: 'Code in the picture' });
export const codeField = () => screen.getByRole('textbox', { name: 'SMS code' });
export const codeButton = () =>
  screen.getByRole('button', { name: /Get verification code|Send again/ });
export const picture = () => screen.findByRole('img', { name: 'Picture with a code to type' });
export const applyButton = () => screen.getByRole('button', { name: 'Apply now' });

/** Puts a text into a field at once, which is quicker than typing it. */
export async function fillIn(field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Fills in a phone and the code of the picture that comes with it. */
export async function typePhoneAndCaptcha(phone = '98765 43210', captcha = '7K3P'): Promise<void> {
  await fillIn(await phoneField(), phone);
  await picture();
  await fillIn(captchaField(), captcha);
}
