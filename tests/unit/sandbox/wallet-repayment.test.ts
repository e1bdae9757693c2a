import { describe, expect, test } from 'vitest';
import { openLender, textAt } from './open-lender.ts';

type Opened = ReturnType<typeof openLender>;

const payload = (orderId: string) => ({ userId: '880000001', orderId, amount: '1284125' });
const choose = ({ send }: Opened, url: string, choice: string) =>
  send(url, { method: 'POST', body: new URLSearchParams({ choice }) });
const status = async ({ call, loan }: Opened) =>
  (await call('loanDetails', { productId: '5005', orderId: loan('174') })).data['orderStatus'];

describe('paying on the page of a wallet', () => {
  test('lender-api §2 repaymentRedirect: the address stands beside the envelope, or in the data', async () => {
    const { call, loan } = openLender();
    const beside = await call('repaymentRedirect', payload(loan('174')));
    expect(beside.body).toEqual({
      code: 0,
      message: 'success',
      url: '/sandbox/india/wallet?visit=1',
    });
    const inside = await call(
      'repaymentRedirect',
      { userId: '1', orderId: loan('174', 'indonesia'), amount: '256825000' },
      { tenant: 'indonesia' },
    );
    expect(inside.data).toEqual({ url: '/sandbox/indonesia/wallet?visit=1' });
  });

  test('screens §4: the page names amount and payee, and paying there pays the loan', async () => {
    const opened = openLender();
    const { body } = await opened.call('repaymentRedirect', payload(opened.loan('174')));
    const url = textAt(body, 'url');
    const page = await (await opened.send(url)).text();
    expect(page).toContain('₹12,841.25');
    expect(page).toContain('Sikkora Credit Example Limited');
    const back = await choose(opened, url, 'pay');
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toBe(
      `/borrowDetail?tenant=india&productId=5005&orderId=${opened.loan('174')}`,
    );
    expect(await status(opened)).toBe(174);
    opened.clock.now += 4000;
    expect(await status(opened)).toBe(200);
  });

  test.each(['back', 'lie'])('screens §8: coming back by "%s" pays nothing', async (choice) => {
    const opened = openLender();
    const { body } = await opened.call('repaymentRedirect', payload(opened.loan('174')));
    const back = await choose(opened, textAt(body, 'url'), choice);
    expect(back.headers.get('location')?.includes('status=success')).toBe(choice === 'lie');
    opened.clock.now += 4000;
    expect(await status(opened)).toBe(174);
  });

  test('lender-api §3: the page pays once, however often its button is pressed', async () => {
    const opened = openLender();
    const { body } = await opened.call('repaymentRedirect', payload(opened.loan('174')));
    await choose(opened, textAt(body, 'url'), 'pay');
    opened.clock.now += 3999;
    await choose(opened, textAt(body, 'url'), 'pay');
    opened.clock.now += 1;
    await choose(opened, textAt(body, 'url'), 'pay');
    expect(await status(opened)).toBe(200);
  });

  test('design §6: an app of another origin gets whole addresses, there and back', async () => {
    const { send, loan } = openLender();
    const answer = await send(
      '/gateway/india/api/v1/youmi/youmi-api/service/loan/repayment-huichao?sessionId=one',
      {
        method: 'POST',
        headers: { origin: 'http://localhost:5173' },
        body: new URLSearchParams(payload(loan('174'))),
      },
    );
    const { url } = await answer.json();
    expect(url).toBe('http://localhost/sandbox/india/wallet?visit=1');
    const back = await send(url.replace('http://localhost', ''), {
      method: 'POST',
      body: new URLSearchParams({ choice: 'back' }),
    });
    expect(back.headers.get('location')).toMatch(/^http:\/\/localhost:5173\/borrowDetail\?/);
  });

  test('lender-api §3: more than is due, or no user, is refused', async () => {
    const { call, loan } = openLender();
    const wrong = await call('repaymentRedirect', { ...payload(loan('174')), amount: '1284126' });
    expect(wrong.body.code).toBe('1001');
    const nobody = await call('repaymentRedirect', { ...payload(loan('174')), userId: '' });
    expect(nobody.body.code).toBe('1001');
  });
});
