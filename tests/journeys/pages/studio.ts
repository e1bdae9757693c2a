import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Say } from './wording.ts';

/** The tenant studio: form, text and phone of one lender's folder. */
export class StudioPage {
  readonly main: Locator;
  /** What is in the phone. */
  readonly phone: FrameLocator;
  readonly phoneMain: Locator;
  readonly phoneNote: Locator;
  readonly search: Locator;
  readonly json: Locator;
  readonly bar: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  readonly discard: Locator;
  /** The key screens of the look. */
  readonly board: Locator;
  readonly logo: Locator;
  readonly copyLink: Locator;
  readonly download: Locator;
  readonly view: Locator;
  readonly tabs: Locator;
  /** What differs from the saved folder, in its view. */
  readonly changes: Locator;
  readonly log: Locator;
  readonly banners: Locator;
  readonly #page: Page;
  readonly #say: Say;

  constructor(page: Page, say: Say) {
    const button = (key: string) => page.getByRole('button', { name: say(`preview:${key}`) });
    this.#page = page;
    this.#say = say;
    this.main = page.locator('main[data-screen="preview"]');
    this.phone = page.frameLocator(`iframe[title="${say('preview:phone')}"]`);
    this.phoneMain = this.phone.locator('main');
    this.phoneNote = page.getByText(say('preview:phoneBroken'));
    this.search = page.getByRole('searchbox', { name: say('preview:searchFields') });
    this.json = page.getByRole('textbox', { name: 'tenant.json' });
    this.bar = page.getByRole('toolbar', { name: say('preview:studio') });
    this.undo = button('undo');
    this.redo = button('redo');
    this.discard = button('discard');
    this.board = page.getByRole('region', { name: say('preview:keyScreens') });
    this.logo = page.locator('[data-drop=logo] input');
    this.copyLink = button('copyLink');
    this.download = button('download');
    this.view = page.getByRole('tabpanel');
    this.tabs = page.getByRole('tab');
    this.changes = this.view.locator('ul > li');
    this.log = this.view.locator('ol > li');
    this.banners = page.locator('.st-banner');
  }

  /** The phone on a screen, in a face. */
  phoneOn(screen: string, face?: string): Locator {
    return this.phone.locator(
      `main[data-screen="${screen}"]${face ? `[data-face="${face}"]` : ''}`,
    );
  }

  /** The switch between the links to all screens, the studio and the gallery. */
  mode(key: 'screens' | 'studio' | 'gallery'): Locator {
    const name = this.#say(`preview:${key}`);
    return this.#page.getByRole('button', { name, exact: true });
  }

  /** How the lender looks, or every field with its text and one phone. */
  part(key: 'look' | 'allFields'): Locator {
    return this.bar.getByRole('button', { name: this.#say(`preview:${key}`), exact: true });
  }

  /** A small phone of the board, by the place of its screen. */
  small(place: number, scheme: 'light' | 'dark'): FrameLocator {
    return this.board.locator('li').nth(place).frameLocator(`iframe[data-board=${scheme}]`);
  }

  /** Sends the phone to a screen, as a lender's app opens it. */
  async show(screen: string): Promise<void> {
    await this.#page
      .getByRole('combobox', { name: this.#say('preview:screen'), exact: true })
      .selectOption(screen);
  }

  /** A view of the middle column. */
  tab(key: 'JSON' | 'tabChecks' | 'tabChanges' | 'tabFiles' | 'tabLender' | 'tabLog' | 'tabForm') {
    const name = key === 'JSON' ? key : this.#say(`preview:${key}`);
    return this.#page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  /** The heading of a group of the form: `theme`. */
  group(name: string): Locator {
    const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return this.#page
      .getByRole('button', { name: new RegExp(`^${title}\\b`) })
      .and(this.#page.locator('[aria-expanded]'));
  }

  /** A field of the form by its path; its group must be open. */
  field(path: string): Locator {
    return this.#page.locator(`[id="field-${path}"]`);
  }

  /** What the checker says of a field, beside it. */
  findings(path: string): Locator {
    return this.#page
      .locator('.st-field')
      .filter({ has: this.field(path) })
      .locator('.st-finding');
  }

  fix(path: string): Locator {
    return this.findings(path).getByRole('button', { name: this.#say('preview:fix'), exact: true });
  }

  /** How many changes the bar counts. */
  changed(count: number): Locator {
    return this.bar.getByRole('button', { name: this.#say('preview:changed', { count }) });
  }

  /** Where a sandbox loan stands. */
  statusOf(loan: string): Locator {
    return this.#page.getByRole('combobox', { name: this.#say('preview:statusOf', { loan }) });
  }
}
