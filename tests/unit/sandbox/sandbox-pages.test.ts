import { describe, expect, test } from 'vitest';
import { morning, openLender } from './open-lender.ts';

describe('pages of the sandbox', () => {
  test.each([
    ['/sandbox/india/store?lang=hi', 'नकली ऐप स्टोर'],
    ['/sandbox/india/store?lang=xx', 'Simulated app store'],
    ['/sandbox/indonesia/policy?lang=id', 'Kebijakan privasi Dana Contoh'],
    ['/sandbox/philippines/policy?lang=en', 'Privacy policy of Halimpera'],
  ])('lender-api: %s is a page in the language asked for', async (address, text) => {
    const answer = await openLender().send(address);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toContain(text);
  });

  test('screens §8: the store leads back to the lender’s own site', async () => {
    const text = await (await openLender().send('/sandbox/india/store?lang=hi')).text();
    expect(text).toContain('href="/?tenant=india&#38;lang=hi"');
  });

  test.each([
    ['/gateway/india/wallet', 404],
    ['/sandbox/india/elsewhere', 404],
    ['/sandbox/india/v3/loan-details/loan-details', 404],
    ['/sandbox/india/_sandbox/scenario', 404],
    ['/sandbox/nobody/store', 404],
  ])('lender-api: pages and calls lie apart: %s is %i', async (address, status) => {
    expect((await openLender().send(address)).status).toBe(status);
  });

  test('lender-api "Date": every answer tells the lender’s time', async () => {
    const { send, clock } = openLender();
    for (const address of [
      '/sandbox/india/store',
      '/gateway/india/_sandbox/scenario',
      '/gateway/x/y',
    ]) {
      clock.now += 1000;
      const answer = await send(address);
      expect(Date.parse(answer.headers.get('date') ?? '')).toBe(clock.now);
    }
    expect(clock.now).toBe(morning + 3000);
  });
});
