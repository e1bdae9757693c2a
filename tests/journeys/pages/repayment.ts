import type { Locator, Page } from '@playwright/test';
import type { SeenCall } from './lender.ts';
import { anyOf, screenOf } from './screens.ts';
import type { Say } from './wording.ts';

const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** The number out of an answer, digit for digit: it may have more of them than a JavaScript number. */
export async function numberIn(call: SeenCall | undefined): Promise<string> {
  const [, number = ''] = /"vcode":\s*"?(\d+)/.exec((await call?.answer) ?? '') ?? [];
  return number;
}

/** Paying to a number at a bank or a shop. */
export class NumberPage {
  readonly main: Locator;
  /** Each with its Copy. */
  readonly amount: Locator;
  readonly bankNumber: Locator;
  readonly shopCode: Locator;
  readonly timer: Locator;
  readonly steps: Locator;
  readonly change: Locator;
  readonly showCashier: Locator;
  readonly counter: Locator;
  readonly paid: Locator;
  readonly paidDialog: Locator;
  readonly yes: Locator;

  constructor(page: Page, say: Say) {
    const group = (key: string) => page.getByRole('group', { name: say(key), exact: true });
    this.main = screenOf(page, 'virtualAccount', 'ready');
    this.amount = group('number-repayment:total');
    this.bankNumber = group('number-repayment:number');
    this.shopCode = group('number-repayment:paymentCode');
    this.timer = page.getByRole('timer');
    this.steps = this.main.locator('ol > li');
    this.change = button(
      page,
      `${say('number-repayment:change')}: ${say('number-repayment:method')}`,
    );
    this.showCashier = button(page, say('number-repayment:showCashier'));
    this.counter = page.getByRole('dialog', { name: 'ALFAMART' });
    this.paid = button(page, say('number-repayment:paid'));
    this.paidDialog = page.getByRole('dialog', { name: say('number-repayment:tipsTitle') });
    this.yes = button(this.paidDialog, say('number-repayment:yes'));
  }
}

/** Paying by the reference number of the tenant's own channel. */
export class GuidePage {
  readonly main: Locator;
  /** Each with its Copy. */
  readonly amount: Locator;
  /** Where it will be paid: chosen before the amount is shown. */
  readonly places: Locator;
  readonly reference: Locator;
  readonly steps: Locator;
  /** The parts of the instructions that are not folded. */
  readonly openSteps: Locator;
  readonly paid: Locator;
  /** Says that it was paid, after the question. */
  readonly yes: Locator;

  constructor(page: Page, say: Say) {
    const group = (key: string) => page.getByRole('group', { name: say(key), exact: true });
    this.main = screenOf(page, 'paymentGuide', 'ready');
    this.amount = page.getByRole('group', { name: anyOf(say('number-repayment:cashAtPlace')) });
    this.places = this.main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: say('number-repayment:choosePlace') }) });
    this.reference = group('number-repayment:reference');
    this.steps = this.main.locator('ol > li');
    this.openSteps = this.main.locator('details[open]');
    this.paid = button(page, say('number-repayment:paid'));
    this.yes = button(page.getByRole('dialog'), say('number-repayment:yes'));
  }
}

/** Choosing a bank or a shop. */
export class MethodPage {
  readonly main: Locator;
  readonly miniMarket: Locator;
  readonly alfamart: Locator;
  readonly save: Locator;

  constructor(page: Page, say: Say) {
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    this.main = screenOf(page, 'payMethod', 'ready');
    this.miniMarket = radio(say('pay-method:miniMarket'));
    this.alfamart = radio('ALFAMART');
    this.save = button(page, say('pay-method:save'));
  }

  /** To a number for the first bank. */
  async chooseBank(): Promise<void> {
    await this.main.locator('input[name="bankName"]').first().check();
    await this.save.click();
  }

  /** To a number for the till of one shop. */
  async chooseAlfamart(): Promise<void> {
    await this.miniMarket.check();
    await this.alfamart.check();
    await this.save.click();
  }
}

/** Choosing instalments to pay. */
export class InstalmentsPage {
  readonly main: Locator;
  /** The first is "all". */
  readonly boxes: Locator;
  readonly checked: Locator;
  readonly pay: Locator;
  readonly tabs: Locator;

  constructor(page: Page, say: Say) {
    this.main = screenOf(page, 'instalments', 'ready');
    this.boxes = page.getByRole('checkbox');
    this.checked = page.getByRole('checkbox', { checked: true });
    this.pay = page.getByRole('button', { name: anyOf(say('payment:payAmount')) });
    this.tabs = page.getByRole('tab');
  }
}

/** Paying a fee to repay later. */
export class ExtensionPage {
  readonly main: Locator;
  readonly pay: Locator;

  constructor(page: Page, say: Say) {
    this.main = screenOf(page, 'extension', 'ready');
    this.pay = page.getByRole('button', { name: anyOf(say('extension:payFee')) });
  }
}

/** Paying on a wallet's own page, and that page of the sandbox. */
export class WalletPage {
  readonly main: Locator;
  readonly pay: Locator;
  readonly stillUnpaid: Locator;
  /** On the wallet's page. */
  readonly approve: Locator;
  readonly lie: Locator;

  constructor(page: Page, say: Say) {
    this.main = screenOf(page, 'walletRepayment', 'ready');
    const pays = new RegExp(`^${say('payment:payAmount', { amount: '.*\\d.*' })}$`);
    this.pay = this.main.getByRole('button', { name: pays });
    this.stillUnpaid = page.getByText(say('payment:stillUnpaidText'));
    this.approve = page.locator('button[value="pay"]');
    this.lie = page.locator('button[value="lie"]');
  }
}
