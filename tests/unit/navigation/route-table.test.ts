import { describe, expect, test } from 'vitest';
import { isScreenOn, matchScreen, pathOf } from '../../../src/navigation/route-table.ts';
import {
  featureKeys,
  screenKeys,
  screenPaths,
  type ScreenKey,
} from '../../../src/tenant/screen-paths.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const allOn = Object.fromEntries(featureKeys.map((key) => [`features.${key}`, true]));
const tenant = sampleTenant(allOn);

/** The paths of the specification, written down here once more (screens §1). */
const literal: Readonly<Record<string, string>> = {
  home: '/',
  policyEmbed: '/Policy',
  loanTermsPublic: '/Loan',
  calculator: '/About',
  reviews: '/User',
  contact: '/Contact',
  privacy: '/privacyPolicy',
  loanDetailsAfterPayment: '/borrowDetail',
  bindCard: '/addnormalcard',
  walletRepayment: '/alipayrepayment',
  virtualAccount: '/that',
  payMethod: '/individual',
  paymentGuide: '/dragonpayPaymentInstructions',
  marketplace: '/relevant',
  download: '/downloadTemplate',
  landingAgreement: '/agreementTemplate',
  complaintForm: '/complainPageNext',
  complaintList: '/complaintList',
  complaintDetails: '/complainDetails',
  complaintStartNew: '/complainNewPage',
  chatbot: '/intelligentCustomerService',
  preview: '/testPreview',
};

test.each(Object.entries(literal))('screens §1: %s has the path %s', (key, path) => {
  expect(Reflect.get(screenPaths, key)).toBe(path);
  expect(matchScreen(tenant, path)).toBe(key);
});

describe.each(screenKeys)('%s', (key) => {
  test('screens §1: the path that links write leads to it, in any case and with or without a slash', () => {
    const path = pathOf(tenant, key);
    const spelled = [
      path,
      path.toUpperCase(),
      path.toLowerCase(),
      path === '/' ? '/' : `${path}/`,
      path === '/' ? '/' : `${path}//`,
    ];
    for (const each of spelled) expect(matchScreen(tenant, each), each).toBe(key);
  });

  test('screens §1: a path of the tenant takes over, and the literal one goes on working', () => {
    const moved = sampleTenant({ ...allOn, [`routes.${key}`]: '/a-new-Place' });
    expect(pathOf(moved, key)).toBe('/a-new-Place');
    expect(matchScreen(moved, '/A-NEW-place/')).toBe(key);
    expect(matchScreen(moved, screenPaths[key] ?? '/a-new-place')).toBe(key);
  });

  test('screens §1: what lies behind or before the path is another path', () => {
    const path = pathOf(tenant, key);
    for (const other of [`${path}x`, `${path}/x`, `/x${path}x`, path.slice(1)])
      expect(matchScreen(tenant, other), other).toBeUndefined();
  });
});

test('screens §1: two screens never share a path', () => {
  const paths = screenKeys.map((key) => pathOf(tenant, key).toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

/** Which screens stand behind each switch (screens §8, "Features and routes"). */
const behind: Readonly<Record<string, readonly ScreenKey[]>> = {
  publicSite: ['home', 'policyEmbed', 'calculator', 'reviews', 'contact'],
  cards: ['cardRepayment', 'bindCard'],
  wallet: ['walletRepayment'],
  virtualAccount: ['virtualAccount', 'payMethod'],
  registration: ['promotion', 'download', 'landingAgreement'],
  complaints: [
    'complaintStart',
    'complaintForm',
    'complaintList',
    'complaintDetails',
    'complaintStartNew',
  ],
  assistant: ['chatbot'],
  paymentGuide: ['paymentGuide'],
  instalments: ['instalments'],
  extension: ['extension'],
  marketplace: ['marketplace'],
  loginFailure: ['loginFailure'],
  preview: ['preview'],
};

describe.each(Object.entries(behind))('the switch %s', (feature, screens) => {
  test('screens §1: off, its screens answer like unknown paths; all others stay', () => {
    const without = sampleTenant({ ...allOn, [`features.${feature}`]: false });
    for (const key of screenKeys) {
      const isOff = screens.includes(key);
      expect(isScreenOn(without, key), key).toBe(!isOff);
      expect(matchScreen(without, pathOf(without, key)), key).toBe(isOff ? undefined : key);
      const old = screenPaths[key] ?? pathOf(without, key);
      expect(matchScreen(without, old), old).toBe(isOff ? undefined : key);
    }
  });
});

test('screens §8: the switches are just these', () => {
  expect([...featureKeys].sort()).toEqual(Object.keys(behind).sort());
});

test('HD-31: no path reaches what every object has', () => {
  for (const path of [
    '/constructor',
    '/__proto__',
    '/toString',
    'constructor',
    '__proto__',
    '',
    '//',
    '/../Loan',
    '/%4Coan',
  ]) {
    const found = matchScreen(tenant, path);
    expect(found === undefined || found === 'home', path).toBe(true);
  }
});
