import { randomUUID } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { journeyAddress } from '../../scripts/journey-address.ts';
import type { Engine } from '../../scripts/test/other-engines.ts';
import { tenantFacts } from '../journeys/journey.ts';
import { wordingIn } from '../journeys/pages/wording.ts';
import { startFirefox } from './firefox.ts';
import { DrivenPage } from './web-driver.ts';
import { startWebKit } from './webkit.ts';

const starts = { webkit: startWebKit, firefox: startFirefox };
const names = { webkit: /AppleWebKit\/(?!.*Chrom)/, firefox: / Firefox\// };

const test = base.extend<{ driven: DrivenPage; engine: Engine }>({
  engine: ['webkit', { option: true }],
  driven: async ({ engine }, provide) => {
    const page = new DrivenPage(await starts[engine]());
    expect(await page.value('navigator.userAgent')).toMatch(names[engine]);
    await provide(page);
    await page.end();
  },
});

const say = wordingIn('en');

/** A borrower whom no other test knows, as the lender's app opens a screen for them. */
function borrowerOf(tenantId: string) {
  const id = randomUUID();
  const session = { sessionId: `s-${id}`, userId: `u-${id}`, deviceId: `d-${id}` };
  const { routes } = tenantFacts(tenantId);
  return {
    sessionId: session.sessionId,
    addressOf: (screen: string, query: Readonly<Record<string, string>>) =>
      `${journeyAddress.url}${routes[screen]}?${new URLSearchParams({ tenant: tenantId, lang: 'en', clientType: 'android', ...session, ...query })}`,
  };
}

const quoted = (text: string) => JSON.stringify(text);
const button = (text: string) => `//button[normalize-space(.)=${quoted(text)}]`;
const buttonFrom = (start: string) => `//button[starts-with(normalize-space(.), ${quoted(start)})]`;
const labelOfFirst = (input: string) => `(//input[${input}])[1]/ancestor::label`;

/** Nothing sticks out to the side, and the address tells nobody who somebody is. */
async function expectTidy(page: DrivenPage): Promise<void> {
  expect(await page.value('document.scrollingElement.scrollWidth <= innerWidth')).toBe(true);
  expect(await page.value('location.href')).not.toMatch(/sessionId|userId|deviceId/i);
}

test('India: I take a loan, pay it by card with the code from the SMS, and it is settled', async ({
  driven: page,
}) => {
  const { addressOf } = borrowerOf('india');
  await page.open(addressOf('loanConfirm', { productId: '5001' }));
  await page.isAt('loanConfirm');
  await expectTidy(page);
  await page.press(buttonFrom('Get ₹'));
  await page.press(button(say('loan-details:seeMyLoan')));
  await page.press(button(say('loan-details:repay')));
  await page.isAt('cardRepayment');
  await expectTidy(page);
  await page.press(labelOfFirst('@type="radio" and not(@value="wallet")'));
  await page.press(`//main${buttonFrom('Pay ₹')}[not(ancestor::dialog)]`);
  await page.says(say('card-repayment:codeTitle'));
  await page.type('//dialog//input', '123456');
  await page.press(`//dialog${buttonFrom('Pay ₹')}`);
  await page.press(button(say('payment:paidDone')));
  await page.says(say('loan-details:pillPaid'));
  await expectTidy(page);
});

test('Indonesia: I get a number at a bank, say that I have paid, pay, and it is settled', async ({
  driven: page,
  request,
}) => {
  const { addressOf, sessionId } = borrowerOf('indonesia');
  const orderId = '80071992547409930174';
  await page.open(addressOf('loanDetails', { productId: '6005', orderId }));
  await page.isAt('loanDetails');
  await expectTidy(page);
  await page.press(button(say('loan-details:repay')));
  await page.isAt('payMethod');
  await page.press(labelOfFirst('@name="bankName"'));
  await page.press(button(say('pay-method:save')));
  await page.isAt('virtualAccount');
  await page.says(/70099(?:\s?\d){13}/);
  await expectTidy(page);
  await page.press(button(say('number-repayment:paid')));
  await page.press(`//dialog${button(say('number-repayment:yes'))}`);
  await page.isAt('loanDetails');
  const paid = await request.post(`${journeyAddress.url}/gateway/indonesia/_sandbox/pay`, {
    data: { sessionId, orderId },
  });
  expect(paid.ok()).toBe(true);
  await page.press(button(say('payment:paidDone')));
  await page.says(say('loan-details:pillPaid'));
  await expectTidy(page);
});
