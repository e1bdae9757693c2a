import { expect, test } from 'vitest';
import { rememberingLender } from '../../../sandbox/remembering-lender.ts';
import { sandboxTenants } from '../../../sandbox/sandbox-tenant.ts';
import { morning, tenantText } from './open-lender.ts';

/** A page of the demo: it opens a lender of its own on what the tab has kept. */
function tab() {
  const clock = { now: morning, waited: 0 };
  let text: string | undefined;
  const open = () =>
    rememberingLender(
      {
        tenants: sandboxTenants(
          (file) => tenantText(file).catch(() => undefined),
          () => clock.now,
        ),
        now: () => clock.now,
        wait: async (milliseconds) => {
          clock.waited += milliseconds;
        },
      },
      {
        read: () => text,
        write: (kept) => {
          text = kept;
        },
      },
    );
  return { clock, open, keep: (kept: string) => (text = kept) };
}

const orderId = '90071992547409930174';
const post = (path: string, fields: Record<string, string>) =>
  new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(fields) });
const redirect = () =>
  post('/gateway/india/api/v1/youmi/youmi-api/service/loan/repayment-huichao?sessionId=one', {
    userId: '1',
    orderId,
    amount: '1284125',
  });
const details = () =>
  post('/gateway/india/v3/loan-details/loan-details?sessionId=one', { productId: '5005', orderId });

test('lender-api: in the demo a wallet’s page knows its payment, and the app it leads back to shows it', async () => {
  const { clock, open } = tab();
  const app = await open();
  const { url } = await (await app.handle(redirect())).json();
  const walletPage = await open();
  expect(await (await walletPage.handle(new Request(`http://localhost${url}`))).text()).toContain(
    '₹12,841.25',
  );
  const back = await walletPage.handle(post(url, { choice: 'pay' }));
  expect(back.headers.get('location')).toContain('/borrowDetail');
  clock.now += 4000;
  const later = await (await open()).handle(details());
  expect((await later.json()).data.orderStatus).toBe(200);
});

test('lender-api: what is asked again happens at its own time and waits for nothing', async () => {
  const { clock, open } = tab();
  const app = await open();
  await app.handle(redirect());
  await app.handle(post('/sandbox/india/wallet?visit=1', { choice: 'pay' }));
  const slow = post('/gateway/india/service/event/save?sessionId=one~slow', { productId: '1' });
  await app.handle(slow);
  expect(clock.waited).toBe(3000);
  const again = await (await open()).handle(details());
  expect((await again.json()).data.orderStatus).toBe(174);
  expect(clock.waited).toBe(3000);
});

test.each(['', '{', '[{"at":"x"}]', '7'])(
  'a kept text that is none, %j, begins anew',
  async (text) => {
    const { open, keep } = tab();
    keep(text);
    const answer = await (await open()).handle(details());
    expect((await answer.json()).data.orderStatus).toBe(174);
  },
);
