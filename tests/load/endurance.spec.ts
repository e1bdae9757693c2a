import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../journeys/journey.ts';
import { CardPage, DetailsPage, screenOf } from '../journeys/pages/screens.ts';

/** What a page holds on to after the browser has thrown away whatever nobody needs. */
interface Held {
  heap: number;
  nodes: number;
  listeners: number;
}

async function heldBy(page: Page, devtools: CDPSession): Promise<Held> {
  // What a closed dialog or a cancelled request leaves is thrown away in a second pass only.
  for (let pass = 0; pass < 3; pass += 1) {
    await devtools.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  }
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    heap: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}

const loan = { productId: '5005', orderId: '90071992547409930174' };
const rounds = 24;

/** A round is five minutes of use; they are two hours together. */
test('two hours of looking around, with a payment that is refused in each round, leave the heap, the elements and the listeners as they were', async ({
  page,
  lender,
  open,
  say,
}, info) => {
  test.setTimeout(300_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.clock.install({ time: new Date('2026-11-28T05:00:00Z') });
  await open('loanDetails', loan);
  const details = new DetailsPage(page, say);
  const card = new CardPage(page, say);
  const back = async (screen: string) => {
    await page.goBack();
    await expect(screenOf(page, screen, 'ready')).toBeVisible();
  };
  const round = async () => {
    // A payment: the bank's code is asked for, and the sheet is left.
    await expect(details.repay).toBeVisible();
    await details.repay.click();
    await expect(card.main).toBeVisible();
    await card.choose('with code');
    await lender.fail({
      call: 'repaymentCommit',
      kind: 'reject',
      code: '4711',
      message: 'Not now',
    });
    await card.pay.click();
    await expect(page.getByText('Not now', { exact: true }).first()).toBeVisible();
    await back('loanDetails');
    // What a person looks at meanwhile, and back.
    for (const [name, screen] of [
      [say('loan-details:askAssistant'), 'chatbot'],
      [say('app:complain'), 'complaintStart'],
    ] as const) {
      await screenOf(page, 'loanDetails').getByText(name, { exact: true }).first().click();
      await expect(screenOf(page, screen, 'ready')).toBeVisible();
      await page.clock.runFor('01:00');
      await back('loanDetails');
    }
    await page.clock.runFor('03:00');
  };
  const held: Held[] = [];
  for (let at = 1; at <= rounds; at += 1) {
    await round();
    if (at % (rounds / 4) === 0) held.push(await heldBy(page, devtools));
  }
  await info.attach('held', { body: JSON.stringify(held) });
  const [first, ...later] = held;
  if (!first) throw new Error('nothing was measured');
  for (const { heap, nodes, listeners } of later) {
    expect(nodes, 'elements').toBeLessThanOrEqual(first.nodes * 1.05);
    expect(listeners, 'listeners').toBeLessThanOrEqual(first.listeners * 1.05);
    expect(heap, 'bytes of the heap').toBeLessThanOrEqual(first.heap * 1.25);
  }
});
