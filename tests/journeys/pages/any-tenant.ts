import { expect, type Page } from '@playwright/test';
import type { Tenant } from '../../../src/tenant/tenant-schema.ts';
import type { Lender } from './lender.ts';
import { GuidePage, MethodPage, NumberPage, WalletPage } from './repayment.ts';
import { CardPage } from './screens.ts';
import type { Say } from './wording.ts';

/** What a borrower needs to pay a loan. */
export interface Payment {
  page: Page;
  say: Say;
  lender: Lender;
  orderId: string;
  /** The amount as it must be shown. */
  owed: RegExp;
  /** The code of every SMS of the sandbox. */
  smsCode: string;
}

/** Whole units of an amount in minor units, with or without marks between the digits. */
export const wholeUnits = (minor: unknown, { minorDigits }: Tenant['money']): RegExp => {
  const digits = String(BigInt(String(minor)) / 10n ** BigInt(minorDigits));
  return new RegExp(digits.split('').join('\\D?'));
};

/** How a loan is paid, from the screen that Repay leads to until the payment is on its way, by the tenant's route. */
export const payBy: Record<Tenant['repayment']['route'], (payment: Payment) => Promise<void>> = {
  async cardRepayment({ page, say, owed, smsCode }) {
    const at = new CardPage(page, say);
    await expect(at.cards.first()).toBeVisible();
    await expect(at.main).toContainText(owed);
    await at.choose('with code');
    await at.pay.click();
    await at.code.fill(smsCode);
    await at.send.click();
  },
  async virtualAccount({ page, say, lender, orderId, owed }) {
    const at = new NumberPage(page, say);
    const method = new MethodPage(page, say);
    // A tenant may want the choice before a number is made.
    await expect(method.main.or(at.main)).toBeVisible();
    if (await method.main.isVisible()) await method.chooseBank();
    await expect(at.amount).toContainText(owed);
    await expect(at.steps.first()).toBeVisible();
    await at.paid.click();
    await at.yes.click();
    await lender.payNumber(orderId);
  },
  async paymentGuide({ page, say, lender, orderId, owed }) {
    const at = new GuidePage(page, say);
    // The last place that has a name takes the amount as it is; below it stands "somewhere else".
    await at.places.getByRole('button').nth(-2).click();
    await expect(at.amount).toContainText(owed);
    await expect(at.steps.first()).toBeVisible();
    await at.paid.click();
    await at.yes.click();
    await lender.payNumber(orderId);
  },
  async walletRepayment({ page, say, owed }) {
    const at = new WalletPage(page, say);
    await expect(at.main).toContainText(owed);
    await at.pay.click();
    await at.approve.click();
  },
};
