import { describe, expect, test } from 'vitest';
import { standardNotices, standardTexts } from '../../../sandbox/lender-texts.ts';
import { sandboxTenant } from '../../../sandbox/sandbox-tenant.ts';
import { screenPaths } from '../../../src/tenant/screen-paths.ts';
import { shippedIds } from '../tenant/shipped-folder.ts';
import { listAt, openLender, tenantText, textAt } from './open-lender.ts';

const shipped = async (id: string) =>
  sandboxTenant(
    id,
    JSON.parse(await tenantText(`${id}/tenant.json`)),
    JSON.parse(await tenantText(`${id}/sandbox.json`)),
  );

/** A copied tenant, as `tenant:new` makes one, with some fields changed. */
async function copied(changes: object = {}): Promise<string> {
  const tenant = JSON.parse(await tenantText('india/tenant.json'));
  return JSON.stringify({
    ...tenant,
    id: 'delta',
    api: { ...tenant.api, prefix: '/gateway/delta' },
    ...changes,
  });
}

describe('what a tenant’s folder makes of the sandbox', () => {
  test('design §2: a folder without sandbox.json is played from its tenant.json', async () => {
    const file = await copied({
      calculator: {
        dailyRate: '0.0005',
        periodsDays: [60, 90],
        defaultPeriodDays: 60,
        amountMin: 3000,
        amountMax: 9000,
      },
    });
    const { call, control } = openLender({ 'delta/tenant.json': file });
    const asking = { tenant: 'delta', lang: 'hi' };
    const { body: offered } = await control('scenario', undefined, 'delta');
    const products = listAt(offered, 'products');
    const orders = listAt(offered, 'orders');
    for (const { id = '' } of products.filter(({ isOffered }) => isOffered)) {
      const { data, body } = await call('loanConfirm', { productId: id }, asking);
      expect(body.code).toBe(0);
      expect(data['amount']).toBeGreaterThanOrEqual(300000);
      expect(data['amount']).toBeLessThanOrEqual(900000);
      expect(listAt(data, 'details')[0]?.['value']).toMatch(/^₹\d,\d{3}\.00$/);
      expect([60, 90]).toContain(
        data['termUnit'] === 1 ? data['periods'] : Number(data['periods']) * 30,
      );
    }
    expect(orders.map(({ status }) => String(status)).sort()).toEqual(
      ['174', '180', '3', '5', '170', '200', '4', '21', '151', '110'].sort(),
    );
    for (const { id = '', productId = '', status } of orders) {
      const { data } = await call('loanDetails', { productId, orderId: id }, asking);
      expect(textAt(data, 'orderStatus')).toBe(status);
    }
  });

  test('lender-api §1: a path that the tenant replaced is answered, its default no longer', async () => {
    const tenant = JSON.parse(await copied());
    tenant.api = { ...tenant.api, prefix: '/gateway/delta/v9', paths: { event: '/x1' } };
    const { send } = openLender({ 'delta/tenant.json': JSON.stringify(tenant) });
    const post = (path: string) => send(`/gateway/delta${path}`, { method: 'POST' });
    expect((await post('/v9/x1')).status).toBe(200);
    expect((await post('/v9/service/event/save')).status).toBe(404);
    expect((await post('/x1')).status).toBe(404);
  });

  test('design §3: faults of the files are told, with file and place', async () => {
    const scenario = {
      orders: [{ id: '1', productId: 'none', status: '174' }],
      texts: { hi: { orderNummer: 'x' } },
    };
    const { send } = openLender({
      'delta/tenant.json': await copied(),
      'delta/sandbox.json': JSON.stringify(scenario),
    });
    const answer = await send('/gateway/delta/x');
    expect(answer.status).toBe(500);
    const { message } = await answer.json();
    expect(message).toContain(
      'tenants/delta/sandbox.json: orders.0.productId: there is no product none',
    );
    expect(message).toContain('tenants/delta/sandbox.json: texts.hi.orderNummer: no such key');
  });

  test('design §3: an unknown field or a broken file is a fault too', async () => {
    const tenant = await copied();
    const message = async (scenario: string) => {
      const { send } = openLender({ 'delta/tenant.json': tenant, 'delta/sandbox.json': scenario });
      return (await (await send('/gateway/delta/x')).json()).message;
    };
    expect(await message('{"smsKode":"1"}')).toContain('tenants/delta/sandbox.json: smsKode: ');
    expect(await message('{')).toContain('tenants/delta/sandbox.json: ');
  });

  test('design §3: an edit shows at the next call', async () => {
    const files: Record<string, string> = { 'delta/tenant.json': await copied() };
    const { call } = openLender(files);
    const phone = async () =>
      (await call('contactInfo', { overall: 30 }, { tenant: 'delta' })).data['phone'];
    const before = await phone();
    const tenant = JSON.parse(await copied());
    files['delta/tenant.json'] = JSON.stringify({
      ...tenant,
      support: { ...tenant.support, phone: '1800-1' },
    });
    expect([before, await phone()]).toEqual(['1800-000-0142', '1800-1']);
  });

  test.each(shippedIds)('screens §8: %s says everything in each of its languages', async (id) => {
    const { tenant, scenario } = await shipped(id);
    for (const language of tenant.locale.languages.filter((one) => one !== 'en')) {
      expect(Object.keys(scenario.texts[language] ?? {}).sort()).toEqual(
        Object.keys(standardTexts).sort(),
      );
      expect(Object.keys(scenario.notices[language] ?? {}).sort()).toEqual(
        Object.keys(standardNotices).sort(),
      );
    }
    const places = (text: string) => [...(text.match(/\{\w+\}/g) ?? [])].sort().join();
    for (const notices of Object.values(scenario.notices)) {
      for (const [status, notice] of Object.entries(notices)) {
        expect(notice.map(places), status).toEqual(standardNotices[status]?.map(places));
      }
    }
    for (const texts of Object.values(scenario.texts)) {
      for (const [key, text] of Object.entries(texts)) {
        expect(places(text), key).toBe(
          places(Object.entries(standardTexts).find(([name]) => name === key)?.[1] ?? ''),
        );
      }
    }
  });

  test.each(shippedIds)(
    'design §6: every link of %s leads to something that is played',
    async (id) => {
      const { tenant, scenario } = await shipped(id);
      expect(scenario.links.length).toBeGreaterThan(5);
      const there = [
        ...scenario.products.filter(({ isOffered }) => isOffered).map(({ id }) => `${id} `),
        ...scenario.orders.map(({ id, productId }) => `${productId} ${id}`),
      ];
      for (const { screen } of scenario.links)
        expect(tenant.routes[screen] ?? screenPaths[screen]).toBeTruthy();
      const isOfLoan = ({ screen, query }: (typeof scenario.links)[number]) =>
        query['orderId'] !== undefined || screen === 'loanConfirm';
      for (const { query } of scenario.links.filter(isOfLoan))
        expect(there).toContain(`${query['productId']} ${query['orderId'] ?? ''}`);
    },
  );

  test.each(shippedIds)('domain §5: %s lends within its own range and terms', async (id) => {
    const { tenant, scenario } = await shipped(id);
    const { amountMin, amountMax, periodsDays } = tenant.calculator;
    for (const { amount, days } of scenario.products) {
      expect(Number(amount)).toBeGreaterThanOrEqual(amountMin);
      expect(Number(amount)).toBeLessThanOrEqual(amountMax);
      expect(periodsDays).toContain(days);
    }
  });
});
