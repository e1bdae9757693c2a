import type { Locator, Page } from '@playwright/test';
import { shippedTenant } from '../../unit/tenant/shipped-folder.ts';
import { screenOf } from './screens.ts';
import type { Say } from './wording.ts';

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** The calculator, alone on its page or on the home page. */
export class CalculatorPage {
  readonly amount: Locator;
  readonly period: Locator;
  readonly calculate: Locator;
  readonly reset: Locator;
  /** What is said when something was calculated; empty until then. */
  readonly spoken: Locator;
  readonly plan: Locator;
  readonly #section: Locator;

  constructor(page: Page, say: Say) {
    this.amount = page.getByRole('textbox', { name: say('calculator:amount'), exact: true });
    this.period = page.getByRole('combobox', { name: say('calculator:period'), exact: true });
    this.calculate = button(page, say('calculator:calculate'));
    this.reset = button(page, say('calculator:reset'));
    const section = page.locator('main section').filter({ has: this.amount });
    this.#section = section;
    this.spoken = section.getByRole('status');
    this.plan = section.locator('details');
  }

  /** The figure beside a label of the result. */
  figure(label: string): Locator {
    const name = this.#section.page().getByText(label, { exact: true });
    return this.#section.locator('dl > div').filter({ has: name }).locator('dd');
  }
}

/** The form that a visitor leaves a message in. */
export class ContactPage {
  readonly name: Locator;
  readonly email: Locator;
  readonly message: Locator;
  readonly submit: Locator;
  readonly said: Locator;
  readonly form: Locator;

  constructor(page: Page, say: Say) {
    const field = (key: string) => page.getByRole('textbox', { name: say(key), exact: true });
    this.name = field('public-site:name');
    this.email = field('public-site:email');
    this.message = field('public-site:message');
    this.form = page.locator('form').filter({ has: this.message });
    this.submit = button(page, say('public-site:submit'));
    this.said = this.form.getByRole('status').first();
  }
}

/** The banners that take turns. */
export class CarouselPage {
  readonly shown: Locator;
  readonly next: Locator;
  readonly previous: Locator;

  constructor(page: Page, say: Say) {
    const section = page.getByRole('region', { name: say('public-site:banners') });
    this.shown = section.locator('[data-shown]');
    this.next = button(section, say('public-site:next'));
    this.previous = button(section, say('public-site:previous'));
  }
}

/** Chooses another language in the header. */
export const chooseLanguage = async (page: Page, language: string): Promise<void> => {
  await page.locator('[data-control="language"]').selectOption(language);
};

/** The one heading of a page of the site. */
export const headingOf = (page: Page, screen: string): Locator =>
  screenOf(page, screen).getByRole('heading', { level: 1 });

/** What a lender that comes along says at the head of its home page. */
export const headline = (tenantId: string, language: string): string =>
  shippedTenant(tenantId).marketing.headline?.[language] ?? '';
