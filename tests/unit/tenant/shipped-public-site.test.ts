import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calculate } from '../../../src/domain/calculator.ts';
import { majorFromText, majorToMinor } from '../../../src/domain/money.ts';
import { loanTerms } from '../../../sandbox/loan-terms.ts';
import { sandboxTenant } from '../../../sandbox/sandbox-tenant.ts';
import { shippedConfig, shippedFile, shippedIds, shippedTenant } from './shipped-folder.ts';

const third = () =>
  sandboxTenant(
    'philippines',
    shippedConfig('philippines'),
    JSON.parse(shippedFile('philippines/sandbox.json')),
  );

const picturesOf = (id: string) => {
  const { banners, reviews } = shippedTenant(id).marketing;
  return { banners, reviews, all: [...banners, ...reviews] };
};

describe.each(shippedIds)('tenants/%s on the public site', (id) => {
  test('spec §2: a carousel has something to turn, and two people are heard', () => {
    const { banners, reviews } = picturesOf(id);
    expect(banners.length).toBeGreaterThan(1);
    expect(reviews).toHaveLength(2);
  });

  test('design §8: pictures are small drawings of its own, without a word in them', () => {
    const { all } = picturesOf(id);
    const drawings = all.map(({ image }) => shippedFile(`${id}/${image}`));
    expect(new Set(drawings).size).toBe(all.length);
    for (const drawing of drawings) {
      expect(Buffer.byteLength(drawing)).toBeLessThan(4096);
      expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+" width="\d+" height="\d+">/);
      expect(drawing).not.toMatch(/<text|<image|<title/);
    }
  });

  test('design §8: the drawings wear the tenant’s own colours', () => {
    const { gradient = [] } = shippedTenant(id).theme;
    const [banner] = picturesOf(id).banners;
    expect(gradient.length).toBeGreaterThan(1);
    for (const colour of gradient) expect(shippedFile(`${id}/${banner?.image}`)).toContain(colour);
  });

  test('its own screens stand beside the steps: each picture small, a WebP, in its first language at least', () => {
    const { locale, marketing } = shippedTenant(id);
    const { offer = {}, loan = {}, paid = {} } = marketing.screens;
    for (const own of [offer, loan, paid]) {
      expect(Object.keys(own)).toContain(locale.defaultLanguage);
      for (const file of Object.values(own)) {
        const picture = readFileSync(`tenants/${id}/${file}`);
        expect(picture.toString('latin1', 8, 12)).toBe('WEBP');
        expect(picture.length, file).toBeLessThan(13_000);
      }
    }
  });

  test('screens §8: the public site, registration, marketplace and failed log-in are switched on', () => {
    const { publicSite, registration, marketplace, loginFailure } = shippedTenant(id).features;
    expect([publicSite, registration, marketplace, loginFailure]).toEqual([true, true, true, true]);
  });
});

test.each(['india', 'indonesia'])(
  'spec §9: the calculator of %s has the periods and the daily rate of the specification',
  (id) => {
    const { calculator } = shippedTenant(id);
    expect(calculator.dailyRate).toBe('0.0003');
    expect(calculator.periodsDays).toEqual([91, 120, 150, 180, 210, 240, 270, 300, 330, 360]);
    expect(calculator.defaultPeriodDays).toBe(91);
  },
);

test('domain §1.2: what the second lender charges stays within the caps that it names', () => {
  const { loanTerms, disclosures, calculator } = shippedTenant('indonesia');
  const { maxDailyCostPercent = '', maxTotalCostPercent = '' } = disclosures;
  for (const { percent } of loanTerms.lateDailyPercent)
    expect(Number(percent)).toBeLessThanOrEqual(Number(maxDailyCostPercent));
  expect(Number(calculator.dailyRate) * 100).toBeLessThanOrEqual(Number(maxDailyCostPercent));
  const longest = Math.max(...calculator.periodsDays);
  expect(Number(calculator.dailyRate) * 100 * longest).toBeLessThan(Number(maxTotalCostPercent));
  expect([loanTerms.lateFeeNewClient, loanTerms.lateFeeRepeatClient]).toEqual(['Rp0', 'Rp0']);
  expect(loanTerms.termDaysMin).toBeGreaterThan(90);
});

test('domain §1.3: what the third lender charges stays within the caps on small loans in its market', () => {
  const { calculator, loanTerms: terms, money } = shippedTenant('philippines');
  const [cap] = JSON.parse(shippedFile('markets.json'))[money.currency].caps;
  expect(calculator.amountMax).toBeLessThanOrEqual(cap.upToAmount);
  expect(terms.termDaysMax).toBeLessThanOrEqual(cap.upToDays);
  expect(Number(calculator.dailyRate) * 100).toBeLessThanOrEqual(Number(cap.maxDailyCostPercent));
  for (const { percent } of terms.lateDailyPercent)
    expect(Number(percent)).toBeLessThanOrEqual(Number(cap.maxDailyLatePercent));
  expect([terms.lateFeeNewClient, terms.lateFeeRepeatClient]).toEqual(['₱0', '₱0']);
});

test('domain §5: at a rate of its own, the third lender takes what its calculator says', () => {
  const { calculator } = shippedTenant('philippines');
  for (const product of third().scenario.products) {
    const amount = majorFromText(product.amount);
    if (!amount) throw new Error(`${product.amount} is no amount`);
    const { total } = calculate({ amount, days: product.days, dailyRate: calculator.dailyRate });
    expect(String(loanTerms(product, third().tenant).total)).toBe(majorToMinor(total, 2));
  }
});

test('domain §1.3: with its fee, a loan of the third lender costs at most 12% in a month', () => {
  const { tenant, scenario } = third();
  const monthly = scenario.products.map((product) => Number(loanTerms(product, tenant).apr) / 12);
  expect(Math.min(...monthly)).toBeGreaterThan(0);
  expect(Math.max(...monthly)).toBeLessThan(12);
});

/** A drawing without its colours. */
const shapesOf = (svg: string) => svg.replace(/#[0-9a-f]{3,6}/gi, '#');

test('each house has drawings of its own, not one in another colour, and none over 2 kB', () => {
  const drawings = shippedIds.flatMap((id) =>
    shippedTenant(id).marketing.banners.map(({ image }) => shippedFile(`${id}/${image}`)),
  );
  expect(new Set(drawings.map(shapesOf)).size).toBe(drawings.length);
  for (const svg of drawings) expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(2000);
});
