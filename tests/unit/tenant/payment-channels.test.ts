import { expect, test } from 'vitest';
import { whyChannelIsOff } from '../../../src/domain/payment-channel.ts';
import {
  tenantBanks,
  tenantMarkets,
  withTenantLimits,
} from '../../../src/tenant/payment-channels.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const tenant = sampleTenant({
  'repayment.banks': [
    { name: 'Alpha', payCode: 'A1', method: { en: 'Transfer', hi: 'ट्रांसफ़र', zh: '转账' } },
    { name: 'Beta', payCode: 'B1', specificNum: 'x', minAmount: 10 },
    { name: 'Alpha', payCode: 'A2', method: { en: 'At the counter', hi: 'x', zh: 'x' }, fee: 0 },
  ],
  'repayment.markets': [
    { name: 'Corner', payCode: 'C1', specificNum: 'c', maxAmount: 500, fee: 5, roundUpTo: 1 },
    { name: 'Plain', payCode: 'P1' },
  ],
});

test('screens §4: rows of one name are the ways of one bank, in the tenant’s order', () => {
  expect(tenantBanks(tenant, 'en')).toEqual([
    {
      bankName: 'Alpha',
      methods: [
        { name: 'Transfer', code: 'A1', specificNumber: '' },
        { name: 'At the counter', code: 'A2', specificNumber: '', fee: 0 },
      ],
    },
    {
      bankName: 'Beta',
      methods: [{ name: 'Beta', code: 'B1', specificNumber: 'x', minAmount: 10 }],
    },
  ]);
  expect(tenantBanks(tenant, 'hi')[0]?.methods[0]?.name).toBe('ट्रांसफ़र');
});

test('screens §8: the tenant’s shops keep its order, and bring their limits and charge', () => {
  expect(tenantMarkets(tenant)).toEqual([
    { name: 'Corner', code: 'C1', specificNumber: 'c', maxAmount: 500, fee: 5, roundUpTo: 1 },
    { name: 'Plain', code: 'P1', specificNumber: '' },
  ]);
});

test('domain §2.2: a channel of the lender gets the limits that the tenant knows of it', () => {
  const answered = { name: 'Corner shop', code: 'C1', specificNumber: '' };
  const limited = withTenantLimits(answered, tenant);
  expect(limited).toEqual({ ...answered, maxAmount: 500, fee: 5, roundUpTo: 1 });
  expect(whyChannelIsOff(limited, undefined)).toBeUndefined();
  const unknown = { name: 'New', code: 'N1', specificNumber: '' };
  expect(withTenantLimits(unknown, tenant)).toEqual(unknown);
});

test('lender-api §2: a tenant without channels of its own has none to fall back to', () => {
  const none = sampleTenant({ 'repayment.banks': [], 'repayment.markets': [] });
  expect([tenantBanks(none, 'en'), tenantMarkets(none)]).toEqual([[], []]);
});
