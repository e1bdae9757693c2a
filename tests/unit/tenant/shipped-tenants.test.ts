import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkTenant } from '../../../src/tenant/check-tenant.ts';
import { idsInIndex, readTenantIndex } from '../../../src/tenant/choose-tenant.ts';
import { screenKeys, screenPaths } from '../../../src/tenant/screen-paths.ts';
import { shippedConfig, shippedFile, shippedIds, shippedTenant } from './shipped-folder.ts';

/** Everything inside a value, with the place where it stands. */
function everything(value: unknown, place = ''): { place: string; value: unknown }[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const below = inner.flatMap(([key, each]) => everything(each, place ? `${place}.${key}` : key));
  return [{ place, value }, ...below];
}

const textsIn = (value: unknown) =>
  everything(value).flatMap((found) => (typeof found.value === 'string' ? [found.value] : []));

/** Objects that can only be a text per language: language codes for keys, texts for values that are no files. */
function localTextsIn(value: unknown): { place: string; languages: string[] }[] {
  return everything(value).flatMap(({ place, value: found }) => {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return [];
    const entries = Object.entries(found);
    const isLocalText = entries.every(
      ([key, text]) =>
        /^[a-z]{2,3}$/.test(key) && typeof text === 'string' && !text.startsWith('assets/'),
    );
    const languages = entries.map(([key]) => key).sort();
    return isLocalText && languages.length > 0 ? [{ place, languages }] : [];
  });
}

const digits = (phone = '') => phone.replace(/\D/g, '');

/** What belongs to one lender alone: numbers, addresses, codes. */
function marksOf(id: string): string[] {
  const { lender, support, servicePhone, launch, site } = shippedTenant(id);
  const { grievanceOfficer } = lender;
  return [
    ...[lender.phone, support.phone, servicePhone, grievanceOfficer?.phone].map(digits),
    lender.email,
    support.email,
    grievanceOfficer?.email ?? '',
    ...lender.registrations.map(({ value }) => value),
    launch.merchantNumber,
    site.baseUrl,
  ].filter(Boolean);
}

describe.each(shippedIds)('tenants/%s', (id) => {
  test('design §3: the folder passes the check of the app', () => {
    expect(checkTenant(shippedConfig(id), id)).toMatchObject({ isSound: true });
  });

  test('design §4: a text per language is there in exactly the languages of the tenant', () => {
    const languages = [...shippedTenant(id).locale.languages].sort();
    const found = localTextsIn(shippedConfig(id));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((text) => text.languages.join() !== languages.join())).toEqual([]);
  });

  test('design §4: every asset exists, and a drawing has neither script nor foreign address', () => {
    const assets = textsIn(shippedConfig(id)).filter((text) => text.startsWith('assets/'));
    expect(assets.length).toBeGreaterThan(0);
    expect(assets.filter((asset) => !existsSync(`tenants/${id}/${asset}`))).toEqual([]);
    const drawings = assets.filter((asset) => asset.endsWith('.svg'));
    const unsafe = /<script|<foreignObject|\son\w+=|href="(?!#)/i;
    expect(drawings.filter((asset) => unsafe.test(shippedFile(`${id}/${asset}`)))).toEqual([]);
  });

  test('every host but a regulator’s is invented', () => {
    const { support, disclosures } = shippedTenant(id);
    const regulators = textsIn([support.escalation, disclosures]);
    const own = textsIn(shippedConfig(id)).filter((text) => !regulators.includes(text));
    const hosts = own.flatMap((text) => text.match(/(?<=https:\/\/|@)[\w.-]+/g) ?? []);
    expect(hosts.length).toBeGreaterThan(0);
    expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
  });

  test('screens §8: registration takes the source system’s numbers and the market’s own', () => {
    const { pattern, maxLength, example } = shippedTenant(id).forms.registration.phone;
    const numbers = [digits(example), '13800138000', '12800138000', '1380013800', ''];
    const verdicts = numbers.map((number) => new RegExp(pattern).test(number));
    expect(verdicts).toEqual([true, true, false, false, false]);
    expect(digits(example).length).toBeLessThanOrEqual(maxLength);
  });

  test('spec §9: the sentence on late charges says the figures of the terms', () => {
    const { disclosures, loanTerms } = shippedTenant(id);
    const fees = [loanTerms.lateFeeNewClient, loanTerms.lateFeeRepeatClient];
    const figures = [
      ...fees.filter((fee) => /[1-9]/.test(fee)),
      ...loanTerms.lateDailyPercent.map(({ percent }) => `${percent}%`),
    ];
    for (const text of Object.values(disclosures.lateCharges)) {
      const said = text.replace(/(\d),(\d+%)/g, '$1.$2'); // 0,1% is 0.1%
      expect(figures.filter((figure) => !said.includes(figure))).toEqual([]);
    }
  });

  test('what lateness costs stands under “If you pay late”: it does not say so again, and has one currency sign', () => {
    const { disclosures, loanTerms, money } = shippedTenant(id);
    const short = Object.values(disclosures.lateChargesInShort ?? {});
    expect(short).toHaveLength(Object.keys(disclosures.lateCharges).length);
    for (const text of [...Object.values(disclosures.lateCharges), ...short]) {
      expect(text).not.toMatch(/^[^.。\d]*[:：]/);
      expect(text).not.toMatch(/Rs\b/);
    }
    for (const fee of [loanTerms.lateFeeNewClient, loanTerms.lateFeeRepeatClient])
      expect(fee).toContain(money.symbol);
  });

  test('a market’s caps on cost hold for the interest and the late charges', () => {
    const { calculator, disclosures, loanTerms } = shippedTenant(id);
    const interest = Number(calculator.dailyRate) * 100;
    const late = loanTerms.lateDailyPercent.map(({ percent }) => Number(percent));
    const daily = Number(disclosures.maxDailyCostPercent ?? Infinity);
    expect([interest, ...late].filter((percent) => percent > daily)).toEqual([]);
    const longest = Math.max(...calculator.periodsDays);
    const total = Number(disclosures.maxTotalCostPercent ?? Infinity);
    expect(interest * longest).toBeLessThanOrEqual(total);
  });
});

describe('all shipped tenants', () => {
  test('design §3: the index leads only to folders that exist', () => {
    const index = readTenantIndex(JSON.parse(shippedFile('index.json')));
    expect([...idsInIndex(index)].filter((id) => !shippedIds.includes(id))).toEqual([]);
  });

  test('no two lenders share a phone, an e-mail, a registration, a code or a site', () => {
    const all = shippedIds.flatMap((id) => [...new Set(marksOf(id))]);
    expect(all.filter((mark, at) => all.indexOf(mark) !== at)).toEqual([]);
  });

  test('screens §1: no two lenders answer to one path where the spec fixes none', () => {
    const configured = screenKeys.filter((key) => screenPaths[key] === undefined);
    const shared = configured.filter((key) => {
      const paths = shippedIds.map((id) => shippedTenant(id).routes[key]);
      return new Set(paths).size < shippedIds.length;
    });
    expect(shared).toEqual([]);
  });

  test('spec §9: India’s terms carry the figures of the source system', () => {
    expect(shippedTenant('india').loanTerms).toMatchObject({
      termDaysMin: 91,
      termDaysMax: 365,
      decisionDays: 1,
      creditDaysMin: 1,
      creditDaysMax: 3,
      prepaymentAfterShare: '50%',
      prepaymentNotBeforeDays: 7,
      lateFeeNewClient: '₹1,000',
      lateFeeRepeatClient: '₹800',
      lateDailyPercent: [
        { fromDay: 1, toDay: 30, percent: '5' },
        { fromDay: 31, toDay: 90, percent: '4' },
        { fromDay: 91, percent: '2' },
      ],
      noticeOfChangesDays: 3,
      assignmentNoticeDays: 7,
      judgmentDefaultDays: 10,
      minimumAge: 18,
    });
  });
});
