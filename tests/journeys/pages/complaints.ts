import { expect, type Locator, type Page } from '@playwright/test';
import type { Lender } from './lender.ts';
import { screenOf } from './screens.ts';
import type { Say } from './wording.ts';

/** The lender's own words for a kind of complaint (`1` is collection) or for a part of one. */
export async function kindTitle(
  lender: Lender,
  number: string,
  list: 'problemType' | 'problemSonType' = 'problemType',
): Promise<string> {
  await expect.poll(() => lender.count('problem-init'), { timeout: 12_000 }).toBeGreaterThan(0);
  const kinds: unknown = (await lender.data('problem-init'))[list];
  const rows: { title: string; value: unknown }[] = Array.isArray(kinds) ? kinds : [];
  return rows.find(({ value }) => String(value) === number)?.title ?? '';
}

/** Where a complaint begins: its loan and its kind. */
export class ComplaintStartPage {
  readonly main: Locator;
  readonly mine: Locator;
  /** Opens the list of loans. */
  readonly all: Locator;
  readonly orders: Locator;
  /** Says that a complaint was just sent. */
  readonly sent: Locator;
  readonly goOn: Locator;
  readonly call: Locator;
  readonly write: Locator;
  readonly assistant: Locator;

  constructor(page: Page, say: Say, screen = 'complaintStart') {
    this.main = screenOf(page, screen, 'ready');
    this.mine = this.main.getByRole('link', { name: say('complaints:myComplaints'), exact: true });
    this.all = this.main.getByRole('button', {
      name: `${say('complaints:all')}: ${say('complaints:chooseOrder')}`,
    });
    this.orders = page
      .getByRole('dialog', { name: say('complaints:chooseOrder') })
      .getByRole('listitem')
      .getByRole('button');
    const sentNote = new RegExp(say('complaints:sentNote', { time: '.*\\d\\d.*' }));
    this.sent = page.getByRole('status').filter({ hasText: sentNote });
    this.goOn = this.main.getByRole('button', { name: say('complaints:goOn'), exact: true });
    this.call = this.main.locator('a[href^="tel:"]').first();
    this.write = this.main.locator('a[href^="mailto:"]').first();
    this.assistant = this.main.getByRole('link', { name: say('complaints:askAssistant') });
  }

  /** A kind of complaint, or a part of one, by the lender's words. */
  kind(title: string): Locator {
    return this.main.getByRole('button', { name: title, exact: true });
  }

  /** A loan in the list, by the end of its number. */
  order(end: string): Locator {
    return this.orders.filter({ hasText: `··${end}` });
  }
}

/** Writing a complaint. */
export class ComplaintFormPage {
  readonly main: Locator;
  readonly text: Locator;
  readonly counter: Locator;
  /** The way to the phone's pictures. */
  readonly picker: Locator;
  readonly tiles: Locator;
  readonly done: Locator;
  readonly retry: Locator;
  readonly refusals: Locator;
  readonly send: Locator;
  readonly sendAgain: Locator;
  readonly tryAgain: Locator;
  readonly sentDialog: Locator;
  readonly restored: Locator;
  readonly unknown: Locator;
  readonly discard: Locator;
  readonly discardDialog: Locator;

  readonly #say: Say;

  constructor(page: Page, say: Say, screen = 'complaintForm') {
    const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
    this.main = screenOf(page, screen, 'ready');
    this.text = this.main.getByRole('textbox', { name: say('complaints:text') });
    this.counter = this.main.getByText(/^\d+\/200$/);
    this.picker = this.main.getByLabel(say('complaints:choosePhotos'));
    this.tiles = this.main.locator('li[data-at]');
    this.done = this.main.locator('li[data-at="done"]');
    this.retry = this.main
      .locator('li[data-at="failed"]')
      .getByRole('button', { name: say('complaints:retryPhoto') });
    this.refusals = page.getByRole('alert');
    this.send = button('complaints:send');
    this.sendAgain = button('complaints:sendAgain');
    this.tryAgain = button('app:retry');
    this.sentDialog = page.getByRole('dialog', { name: say('complaints:sent') });
    this.restored = page.getByRole('status').filter({ hasText: say('complaints:draftRestored') });
    this.unknown = page.getByRole('alert').filter({ hasText: say('complaints:unknownText') });
    this.discard = button('complaints:discard').first();
    this.discardDialog = page.getByRole('dialog', { name: say('complaints:discardTitle') });
    this.#say = say;
  }

  /** Takes a photo out of the complaint; counted from 1. */
  remove(number: number): Promise<void> {
    const name = this.#say('complaints:removePhoto', { number });
    return this.main.getByRole('button', { name, exact: true }).click();
  }

  /** Says yes to throwing the draft away. */
  reallyDiscard(): Promise<void> {
    const name = this.#say('complaints:discard');
    return this.discardDialog.getByRole('button', { name, exact: true }).click();
  }
}

/** The complaints that were sent. */
export class ComplaintListPage {
  readonly main: Locator;
  readonly tabs: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    this.main = screenOf(page, 'complaintList', 'ready');
    this.tabs = page.getByRole('tab');
    this.rows = page.getByRole('tabpanel').getByRole('link');
  }
}

/** One complaint that was sent. */
export class ComplaintDetailsPage {
  readonly main: Locator;
  readonly photos: Locator;
  readonly large: Locator;
  readonly rating: Locator;
  readonly stars: Locator;
  readonly send: Locator;
  readonly rate: Locator;

  constructor(page: Page, say: Say) {
    this.main = screenOf(page, 'complaintDetails', 'ready');
    this.photos = page
      .getByRole('group', { name: say('complaints:yourPhotos') })
      .getByRole('button');
    this.large = page.getByRole('dialog').getByRole('img');
    this.rating = page.getByRole('dialog', { name: say('complaints:rateTitle') });
    this.stars = this.rating.locator('label:has(input[type="radio"])');
    this.send = this.rating.getByRole('button', { name: say('complaints:send'), exact: true });
    this.rate = this.main.getByRole('button', { name: say('complaints:rate'), exact: true });
  }
}
