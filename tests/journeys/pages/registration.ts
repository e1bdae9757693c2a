import type { Locator, Page } from '@playwright/test';
import { screenOf } from './screens.ts';
import type { Say } from './wording.ts';

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Where a campaign's link leads: phone, picture, code. */
export class PromotionPage {
  readonly main: Locator;
  readonly phone: Locator;
  readonly captcha: Locator;
  readonly code: Locator;
  readonly picture: Locator;
  readonly newPicture: Locator;
  readonly getCode: Locator;
  /** Asks for another code, or counts down; its words change. */
  readonly resend: Locator;
  /** Back to the first step. */
  readonly changeNumber: Locator;
  /** The open step's own; on the last one its words are the campaign's. */
  readonly apply: Locator;
  readonly agreement: Locator;
  readonly #page: Page;

  constructor(page: Page, say: Say) {
    const field = (key: string) => page.getByRole('textbox', { name: say(key), exact: true });
    this.#page = page;
    this.main = screenOf(page, 'promotion', 'ready');
    this.phone = field('registration:phone');
    this.captcha = field('registration:captcha');
    this.code = field('registration:smsCode');
    this.picture = page.getByRole('img', { name: say('registration:captchaPicture') });
    this.newPicture = page.getByRole('button', { name: say('registration:captchaNew') });
    this.getCode = button(page, say('registration:getCode'));
    this.resend = this.main.locator('form button').nth(-2);
    this.changeNumber = button(page, say('registration:changeNumber'));
    this.apply = this.main.locator('button[type="submit"]');
    this.agreement = page.getByRole('link', { name: say('registration:agreement') });
  }

  /** What a person reads in the picture. */
  async readPicture(): Promise<string> {
    await this.picture.waitFor();
    const address = new URL((await this.picture.getAttribute('src')) ?? '', this.#page.url());
    const svg = await (await this.#page.request.get(address.href)).text();
    return /<text[^>]*>(\w+)<\/text>/.exec(svg)?.[1] ?? '';
  }

  /** Types a number and what stands in the picture that comes with it. */
  async fillPhone(phone: string): Promise<void> {
    await this.phone.fill(phone);
    await this.captcha.fill(await this.readPicture());
  }
}

/** Where registering ends. */
export class DownloadPage {
  readonly main: Locator;
  readonly headline: Locator;
  readonly download: Locator;
  readonly agreement: Locator;

  constructor(page: Page, say: Say) {
    this.main = screenOf(page, 'download', 'ready');
    this.headline = this.main.getByRole('heading', { level: 2 }).first();
    this.download = page.getByRole('link', { name: say('registration:download'), exact: true });
    this.agreement = page.getByRole('link', { name: say('registration:agreement') });
  }
}
