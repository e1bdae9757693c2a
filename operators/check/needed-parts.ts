import type { FeatureKey } from '../../src/tenant/screen-paths.ts';
import { valueAt } from './config-values.ts';

/** Parts of the wording that only the screens of some features show; a test compares this with the table of screens. */
export const featuresOfPart: Readonly<Record<string, readonly FeatureKey[]>> = {
  assistant: ['assistant'],
  calculator: ['publicSite'],
  'card-linking': ['cards'],
  'card-repayment': ['cards'],
  complaints: ['complaints'],
  extension: ['extension'],
  instalments: ['instalments'],
  'login-failure': ['loginFailure'],
  marketplace: ['marketplace'],
  'number-repayment': ['virtualAccount', 'paymentGuide'],
  'pay-method': ['virtualAccount'],
  preview: ['preview'],
  registration: ['registration'],
  'wallet-repayment': ['wallet'],
};

/** Those of all parts whose texts borrowers of this lender can meet; a switch that is no true or false counts as on. */
export const neededParts = (config: unknown, all: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...all].filter(
      (part) =>
        featuresOfPart[part]?.some((key) => valueAt(config, ['features', key]) !== false) ?? true,
    ),
  );
