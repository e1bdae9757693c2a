import { describe, expect, test } from 'vitest';
import { sandboxTenant } from '../../../sandbox/sandbox-tenant.ts';
import { shippedIds } from '../tenant/shipped-folder.ts';
import { listAt, openLender, tenantText, textAt } from './open-lender.ts';

const askSandbox = async (id: string) =>
  sandboxTenant(
    id,
    JSON.parse(await tenantText(`${id}/tenant.json`)),
    JSON.parse(await tenantText(`${id}/sandbox.json`)),
  );

const scene = 'banner_fudai';

describe.each(shippedIds)('%s: the marketplace', (tenant) => {
  test('design §6: leads to a page that the lender trusts, to one that it does not know, and to an app', async () => {
    const { scenario, tenant: file } = await askSandbox(tenant);
    const kinds = scenario.offers
      .filter(({ isEnabled }) => isEnabled)
      .map(({ applyUrl }) => new URL(applyUrl))
      .map(({ protocol, origin }) =>
        protocol !== 'https:'
          ? 'app'
          : file.security.trustedOrigins.includes(origin)
            ? 'trusted'
            : 'unknown',
      );
    expect(kinds).toEqual(expect.arrayContaining(['app', 'trusted', 'unknown']));
  });

  test('screens §6: more than two offers have tags, one is full, one tells only the least', async () => {
    const { call } = openLender();
    const { body } = await call('marketplace', { scene }, { tenant, lang: 'en' });
    const offers = listAt(body, 'data');
    expect(offers.filter(({ productTags }) => productTags).length).toBeGreaterThan(2);
    expect(offers.map(({ buttonStatus }) => Number(buttonStatus))).toContain(0);
    expect(offers.filter((offer) => !('lenderName' in offer))).toHaveLength(1);
    expect(offers[0]).toMatchObject({
      tenor: expect.stringMatching(/^\d+ to \d+ days$/),
      lenderName: expect.any(String),
    });
  });

  test('screens §6: a scene in which nothing is left answers an empty list', async () => {
    const { call } = openLender();
    expect((await call('marketplace', { scene: 'full' }, { tenant })).body['data']).toEqual([]);
  });

  test('screens §3 loginFailure: the same offers, in the dialect of status', async () => {
    const { call } = openLender();
    const { scenario } = await askSandbox(tenant);
    const { body, data } = await call('jointFailure', { productId: '7' }, { tenant, lang: 'en' });
    const told = scenario.numbersAsTexts ? data : body;
    expect(Number(body['status'])).toBe(0);
    expect(told['noticeMessage']).toBe('You cannot log in to this product now');
    expect(listAt(told, 'recommendList').map(({ isEnabled }) => Number(isEnabled))).toContain(0);
  });
});

describe('an application', () => {
  const application = (product_id: string, module_id = '302') => ({ product_id, module_id, scene });

  test('lender-api §2: answers the address of the offer as it stands', async () => {
    const { call } = openLender();
    const { data } = await call('applyProduct', application('31007'));
    expect(data).toEqual({ url: 'https://partners.sikkora.example/apply?ref=77#step2' });
    const big = await call('applyProduct', application('9007199254740993108'));
    expect(textAt(big.data, 'url')).toMatch(/namuna-loan/);
  });

  test.each([
    [application('31010'), 'Full today'],
    [application('1'), 'This product does not exist.'],
    [
      application('31007', '300'),
      'Something is not right with this request. Please try again later.',
    ],
  ])('%o is refused', async (payload, message) => {
    const { call } = openLender();
    expect((await call('applyProduct', payload)).body).toEqual({ code: '1001', message });
  });
});

describe('a partner', () => {
  test('lender-api §2: is reached by a link, but for one that is full', async () => {
    const { call } = openLender();
    const { body } = await call('jointLink', { productId: '31009' });
    expect(body).toEqual({ status: 0, link: 'samplesalary://open?product=31009' });
    const full = await call('jointLink', { productId: '31010' });
    expect(full.body).toEqual({ status: '1001', message: 'This product does not exist.' });
  });

  test.each([
    [{ productId: '31007', moduleId: '18', positionId: '0' }, 0],
    [{ productId: '31007', moduleId: '30', positionId: '0' }, '1001'],
  ])('spec §9: a tap is reported with the constant 18: %o', async (tap, code) => {
    const { call } = openLender();
    expect((await call('jointTap', tap)).body.code).toBe(code);
  });

  test('lender-api §2: a failed log-in must say at which product', async () => {
    const { call } = openLender();
    expect((await call('jointFailure', {})).body).toMatchObject({ status: '1001' });
  });
});

test('design §2: a folder without sandbox.json has offers, templates and public links of its own', async () => {
  const tenant = JSON.parse(await tenantText('india/tenant.json'));
  const { scenario } = sandboxTenant('delta', { ...tenant, id: 'delta' });
  expect(scenario.offers.map(({ isEnabled }) => isEnabled)).toContain(false);
  expect(scenario.templates.map(({ id }) => id)).toEqual(['88', '89']);
  expect(scenario.templates[0]?.banner).toBe('/tenants/delta/assets/banner-1.svg');
  expect(scenario.registeredPhones).toEqual(['9876543211']);
  expect(scenario.links.filter(({ isPublic }) => isPublic).map(({ screen }) => screen)).toEqual([
    'home',
    'promotion',
  ]);
});
