import { expect, test } from 'vitest';
import { featuresOfPart, neededParts } from '../../../../operators/check/needed-parts.ts';
import { wordingOf } from '../../../../src/i18n/screen-wording.ts';
import { featureKeys, featureOf, screenKeys } from '../../../../src/tenant/screen-paths.ts';
import { findingsOf } from './sample-folder.ts';

const parts = [...new Set(screenKeys.flatMap((key) => wordingOf(key)))];

test.each(parts)('the part "%s" is needed where the table of screens says so', (part) => {
  const features = screenKeys
    .filter((key) => wordingOf(key).includes(part))
    .map((key) => featureOf(key));
  const isAlways = features.includes(undefined);
  const wanted = isAlways ? undefined : featureKeys.filter((key) => features.includes(key));
  expect(featuresOfPart[part] && new Set(featuresOfPart[part])).toEqual(wanted && new Set(wanted));
});

test('a switch that is off takes its texts out of what is needed', () => {
  expect([...neededParts({ features: { wallet: false } }, ['app', 'wallet-repayment'])]).toEqual([
    'app',
  ]);
});

test('the check asks for no text of a feature that is off', () => {
  const fields = { 'locale.languages': ['en', 'hi', 'sw'] };
  const missing = (features: Readonly<Record<string, boolean>>) =>
    findingsOf({ fields: { ...fields, ...features } }).filter(
      ({ code, message }) => code === 'wording-missing' && message.includes('"registration"'),
    );
  expect(missing({ 'features.registration': true })).toHaveLength(1);
  expect(missing({ 'features.registration': false })).toEqual([]);
});
