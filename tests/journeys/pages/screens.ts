import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './wording.ts';

/** A screen in one of its faces; without one, in any. */
export const screenOf = (page: Page, screen: string, face?: string): Locator =>
  page.locator(`main[data-screen="${screen}"]${face ? `[data-face="${face}"]` : ''}`);

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** A text whose values nobody knows yet. */
export const anyOf = (text: string): RegExp =>
  new RegExp(text.replace(/[.?*+^$()[\]\\|]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.*'));

/** The value beside a label in a list of names and values. */
export const valueOf = (page: Page, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd')
    .first();

/** What is said in passing. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('status').locator('div').filter({ hasText: text }).first();

/** The offer before it is confirmed. */
export class ConfirmPage {
  readonly main: Locator;
  readonly consent: Locator;
  readonly confirm: Locator;
  readonly keyFacts: Locator;
  readonly dialog: Locator;
  readonly agree: Locator;
  readonly cancel: Locator;
  readonly unknown: Locator;
  readonly checkAgain: Locator;

  constructor(page: Page, say: Say) {
    this.main = screenOf(page, 'loanConfirm', 'ready');
    this.consent = page.getByRole('checkbox');
    // The button says its amount: what arrives, else what is borrowed.
    const amount = '.*\\d.*';
    const words = [
      say('loan-confirm:getAmount', { amount }),
      say('loan-confirm:borrowAmount', { amount }),
    ];
    this.confirm = button(page, new RegExp(`^(?:${words.join('|')})$`));
    // Its end names the lender.
    this.keyFacts = button(page, new RegExp(`^${say('loan-confirm:keyFacts')}`));
    this.dialog = page.getByRole('dialog');
    this.agree = button(page, say('app:agree'));
    this.cancel = button(page, say('app:cancel'));
    this.unknown = page.getByRole('alert').filter({ hasText: say('loan-confirm:unknownTitle') });
    this.checkAgain = button(page, say('loan-confirm:checkAgain'));
  }
}

/** What is shown once after an acceptance, in the place of the loan's page. */
export class ConfirmedPage {
  readonly main: Locator;
  readonly seeLoan: Locator;

  constructor(page: Page, say: Say) {
    this.seeLoan = button(page, say('loan-details:seeMyLoan'));
    this.main = screenOf(page, 'loanDetails', 'ready').filter({ has: this.seeLoan });
  }
}

/** A loan and how it stands. */
export class DetailsPage {
  readonly main: Locator;
  readonly repay: Locator;
  readonly pending: Locator;
  readonly leftForWallet: Locator;
  /** The moment of a payment that has arrived, or the note that says so. */
  readonly arrived: Locator;
  /** Leaves that moment. */
  readonly done: Locator;
  readonly paid: Locator;
  readonly recommended: Locator;
  /** The line that opens to everything else about the loan. */
  readonly folded: Locator;

  constructor(page: Page, say: Say) {
    this.main = screenOf(page, 'loanDetails', 'ready');
    this.repay = button(page, say('loan-details:repay'));
    // Taken by the lender, or said to be paid: either way the loan is being asked.
    const saidPaid = anyOf(say('payment:saidPaidTitle'));
    const leftFor = anyOf(say('payment:leftTitle'));
    this.pending = page
      .getByRole('status')
      .filter({ hasText: say('payment:acceptedTitle') })
      .or(page.getByRole('status').filter({ hasText: say('payment:notConfirmedTitle') }))
      .or(page.getByRole('status').filter({ hasText: saidPaid }));
    this.leftForWallet = page.getByRole('status').filter({ hasText: leftFor });
    this.recommended = page.locator('section', { hasText: say('loan-details:recommended') });
    this.folded = page.locator('summary').filter({ hasText: say('loan-details:details') });
    this.arrived = page
      .locator('main[data-look="moment"]')
      .or(page.getByRole('status').filter({ hasText: say('payment:arrivedTitle') }));
    this.done = button(page, say('payment:paidDone'));
    this.paid = this.main.getByText(say('loan-details:pillPaid'), { exact: true });
  }
}

/** Paying by card, with the sheet for the code. */
export class CardPage {
  readonly main: Locator;
  readonly cards: Locator;
  readonly pay: Locator;
  readonly seeLoan: Locator;
  readonly unknown: Locator;
  readonly stillUnpaid: Locator;
  readonly sheet: Locator;
  readonly code: Locator;
  /** Asks for another code, or counts down. */
  readonly resend: Locator;
  readonly send: Locator;
  readonly cancel: Locator;

  constructor(page: Page, say: Say) {
    const pays = new RegExp(`^${say('payment:payAmount', { amount: '.*\\d.*' })}$`);
    this.main = screenOf(page, 'cardRepayment');
    // The wallet is a row like them.
    this.cards = page.locator('input[type="radio"]:not([value="wallet"])');
    this.pay = page
      .locator('main button:not(dialog *)')
      .and(page.getByRole('button', { name: pays }));
    this.seeLoan = button(page, say('payment:seeLoan'));
    this.unknown = page.getByRole('alert').filter({ hasText: say('payment:unknownTitle') });
    this.stillUnpaid = page.getByText(say('payment:stillUnpaidText'));
    this.sheet = page.getByRole('dialog', { name: say('card-repayment:codeTitle') });
    this.code = this.sheet.getByRole('textbox');
    this.send = this.sheet.getByRole('button', { name: pays });
    this.cancel = this.sheet.getByRole('button', { name: say('app:cancel') });
    this.resend = this.sheet.locator('form button');
  }

  /** How long until another code may be asked for. */
  async secondsToNewCode(): Promise<number> {
    const [, minutes = '', seconds = ''] = /(\d+):(\d\d)/.exec(await this.resend.innerText()) ?? [];
    return Number.parseInt(minutes, 10) * 60 + Number.parseInt(seconds, 10);
  }

  /** The card whose bank sends a code (the first) or asks for none (the last). */
  async choose(which: 'with code' | 'without code'): Promise<void> {
    const card = which === 'with code' ? this.cards.first() : this.cards.last();
    // A press while React takes the page over is held and made a moment later, which `check` does not wait for.
    await card.click();
    await expect(card).toBeChecked();
  }
}
