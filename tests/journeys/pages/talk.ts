import { expect, type Locator, type Page } from '@playwright/test';
import type { Lender } from './lender.ts';
import { screenOf } from './screens.ts';
import type { Say } from './wording.ts';

/** What was told to the lender about the talk so far: what it is, its value, and the answer that it is about. */
export const recordsOf = (lender: Lender): string[] =>
  lender
    .calls('qa-record')
    .map(({ form }) => [form.get('type'), form.get('value'), form.get('qaId')].join('|'));

/** The assistant. */
export class TalkPage {
  readonly main: Locator;
  readonly log: Locator;
  /** One for each line of the talk that is drawn. */
  readonly lines: Locator;
  readonly categories: Locator;
  readonly field: Locator;
  readonly send: Locator;
  /** At the bottom, at every moment. */
  readonly person: Locator;
  /** The questions that can be asked next. */
  readonly nextRows: Locator;
  readonly back: Locator;
  readonly startOver: Locator;
  readonly startOverDialog: Locator;
  readonly resolved: Locator;
  readonly unresolved: Locator;
  readonly complain: Locator;
  readonly rating: Locator;
  readonly stars: Locator;

  constructor(page: Page, say: Say) {
    const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
    this.main = screenOf(page, 'chatbot', 'ready');
    this.log = page.getByRole('log');
    this.lines = this.log.locator(':scope > div');
    this.categories = page
      .getByRole('group', { name: say('assistant:topics') })
      .getByRole('button');
    this.field = page.getByRole('textbox', { name: say('assistant:input') });
    this.send = button('assistant:send');
    this.person = button('assistant:person').last();
    this.nextRows = page
      .getByRole('group', { name: say('assistant:nextStep') })
      .getByRole('listitem')
      .getByRole('button');
    this.back = button('assistant:stepBack');
    this.startOver = button('assistant:startOver').first();
    this.startOverDialog = page.getByRole('dialog', { name: say('assistant:startOverTitle') });
    this.resolved = button('assistant:resolved');
    this.unresolved = button('assistant:unresolved');
    this.complain = button('assistant:writeComplaint');
    this.rating = page.getByRole('dialog', { name: say('assistant:rateTitle') });
    this.stars = this.rating.locator('label:has(input[type="radio"])');
  }

  /** A question that can be asked now. */
  question(title: string): Locator {
    return this.main.getByRole('button', { name: title, exact: true });
  }

  /** A category by its short words. */
  category(name: string): Locator {
    return this.categories.filter({ hasText: name });
  }

  /** Types a text and sends it by Enter. */
  async write(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  /** Asks a question by its id, in the words of the lender's last answer; these are returned. */
  async ask(lender: Lender, id: string): Promise<string> {
    let title = '';
    await expect(async () => {
      const { answerList } = await lender.data('get-qa-list');
      const rows: { id: unknown; title_local: string }[] = Array.isArray(answerList)
        ? answerList
        : [];
      title = rows.find((row) => String(row.id) === id)?.title_local ?? '';
      expect(title).not.toBe('');
    }).toPass({ timeout: 12_000 });
    await this.question(title).click();
    return title;
  }
}
