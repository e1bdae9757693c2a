import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  emptyValue,
  isMeant,
  kindOf,
  labelOf,
  optionsOf,
} from '../../../../operators/preview/studio/form-model.ts';
import {
  asInvented,
  invented,
  launchAddress,
} from '../../../../operators/preview/studio/launch-fields.tsx';
import {
  everyValue,
  schemaFields,
  type SchemaNode,
} from '../../../../operators/check/schema-node.ts';
import { sampleConfig, sampleTenant } from '../../../support/sample-tenant.ts';

const fields = schemaFields();
const nodeAt = (path: string): SchemaNode => {
  const found = fields.find((field) => field.path === path);
  if (!found) throw new Error(`no field ${path}`);
  return found.node;
};

describe('design §5: the form is made from the schema', () => {
  test.each([
    ['brand.name', 'Sikkora', 'text'],
    ['brand', {}, 'group'],
    ['brand.appNames', [], 'list'],
    ['loanStatuses', {}, 'record'],
    ['support.hours', {}, 'texts'],
    ['money.grouping', '3-2', 'choice'],
    ['schemaVersion', 1, 'choice'],
    ['features.cards', true, 'switch'],
    ['money.minorDigits', 2, 'number'],
    ['theme.brand', '#000000', 'colour'],
    ['loanTerms.lastReviewed', '2026-01-01', 'day'],
    ['brand.logo', 'assets/l.svg', 'picture'],
    ['lender.address', 'x'.repeat(80), 'long'],
    ['links.downloadApp', {}, 'group'],
    ['links.downloadApp', 'https://x.example', 'picture'],
  ])('%s is filled in as a %s', (path, value, kind) => {
    expect(kindOf(nodeAt(path), value)).toBe(kind);
  });

  test('every value of a real folder has a kind, and every group or list is drawn as one', () => {
    const odd = everyValue(sampleConfig()).filter(({ value, node }) => {
      if (!node) return true;
      const isGroup = ['group', 'record', 'list', 'texts'].includes(kindOf(node, value));
      return isGroup !== (typeof value === 'object');
    });
    expect(odd).toEqual([]);
  });

  test('a field that is added begins with a value of its kind', () => {
    const kinds = fields.map(({ path, node }) => {
      const value = emptyValue(node, ['en', 'hi']);
      return [path, kindOf(node, value) === kindOf(node, undefined)];
    });
    expect(kinds.filter(([, isSame]) => !isSame)).toEqual([]);
    expect(emptyValue(nodeAt('support.hours'), ['en', 'hi'])).toEqual({ en: '', hi: '' });
  });

  test('what can be chosen comes from the schema', () => {
    expect(optionsOf(nodeAt('money.grouping'))).toEqual([3, '3-2']);
    expect(optionsOf(nodeAt('money.decimalMark'))).toEqual(['.', ',']);
    expect(optionsOf(nodeAt('brand.name'))).toEqual([]);
  });

  test('a field that the schema learns tomorrow needs nothing here', () => {
    // A node is a schema with most of its type forgotten.
    const fresh = v.object({ isNew: v.boolean(), limit: v.number() }) as unknown as SchemaNode;
    expect(kindOf(fresh, { isNew: true })).toBe('group');
    expect(emptyValue(fresh, [])).toEqual({ isNew: false, limit: 0 });
  });
});

test('a key is read as words', () => {
  expect(labelOf('defaultPeriodDays')).toBe('Default period days');
  expect(labelOf('$schema')).toBe('Schema');
});

test('a search finds a field by its name, by what it is for and by what stands in it', () => {
  for (const search of ['logo', 'small drawing', 'ASSETS/', ''])
    expect(isMeant(search, ['brand', 'logo'], 'assets/l.svg')).toBe(true);
  expect(isMeant('phone', ['brand', 'logo'], 'assets/l.svg')).toBe(false);
});

test('a search finds the group of a field by the whole name of the field, and figures and switches, too', () => {
  const calculator = { dailyRate: '0.001', defaultPeriodDays: 91 };
  for (const search of ['calculator.defaultPeriodDays', 'Default period days', 'PeriodDays', '91'])
    expect(isMeant(search, ['calculator'], calculator)).toBe(true);
  expect(isMeant('features.assistant', ['features'], { assistant: false })).toBe(true);
  expect(isMeant('features.assistant', ['calculator'], calculator)).toBe(false);
});

test('screens §9: a draft from a link is opened by nobody in particular, whoever looks at it', () => {
  const real = { ...invented, sessionId: 'REAL', deviceId: 'REAL', gid: 'REAL', loanId: '7' };
  const values = asInvented({ ...real, more: '?a=1&userId=REAL&token=REAL' });
  const address = launchAddress(sampleTenant(), 'loanDetails', values);
  expect(address).not.toContain('REAL');
  expect(address).toMatch(/orderId=7.*sessionId=preview-1.*a=1/);
});

test('spec §2: the preview opens a screen with all that an app would hand over', () => {
  const values = {
    ...invented,
    productId: 'p/1',
    loanId: '7',
    amountDue: '100',
    more: '?a=1&b=2 3',
  };
  const address = new URL(
    launchAddress(sampleTenant(), 'loanDetails', values, 'hi'),
    'https://a.example',
  );
  expect(address.pathname).toBe('/loan-details');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    tenant: 'sample',
    orderId: '7',
    productId: 'p/1',
    withholdingAmount: '100',
    lang: 'hi',
    appVersion: '1.0.0',
    deviceName: 'Preview phone',
    deviceId: 'preview-device',
    osVersion: '14',
    sessionId: 'preview-1',
    a: '1',
    b: '2 3',
  });
  expect(address.searchParams.has('gid')).toBe(false);
});
