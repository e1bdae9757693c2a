import type { Locator, Page } from '@playwright/test';
import { screenOf } from './screens.ts';

/** Other lenders' loans, a card each. */
export class OffersPage {
  readonly main: Locator;
  readonly cards: Locator;
  readonly #page: Page;

  constructor(page: Page, screen: 'marketplace' | 'loginFailure') {
    this.#page = page;
    this.main = screenOf(page, screen, 'ready');
    this.cards = this.main.locator('ul > li').filter({ has: page.getByRole('heading') });
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.#page.getByRole('heading', { name, exact: true }) });
  }

  /** The only button of a card; an offer that is not open has none. */
  button(name: string): Locator {
    return this.card(name).getByRole('button');
  }
}

/** Plays the sites of other lenders, so that nothing leaves the machine. */
export const playPartners = (page: Page): Promise<unknown> =>
  page.route(/^https:\/\/[^/]+\.example\//, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><h1>Another lender</h1>',
    }),
  );

/** An app around the page that takes links of other apps; `window.told` holds them. */
export const standInApp = (page: Page, object: string): Promise<unknown> =>
  page.addInitScript((name) => {
    const told: string[] = [];
    Object.assign(window, { told, [name]: { startPage: (text: string) => told.push(text) } });
  }, object);
