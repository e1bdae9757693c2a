import { expect, test } from 'vitest';
import { guardedStore } from '../../../src/platform/browser-storage.ts';
import { forgetOtherTenant } from '../../../src/session/tenant-change.ts';
import { troubledStorage } from '../../support/browser-stores.ts';
import { memoryStore } from '../../support/memory-store.ts';

const choice = { payType: '2', payCode: 'ALFAMART', specificNum: '9', isDefault: '0' };

function visited(tenantId: string) {
  const store = memoryStore();
  forgetOtherTenant(tenantId, store);
  for (const [key, value] of Object.entries(choice)) store.write(key, value);
  return store;
}

test('HD-30: another tenant finds none of the choices that were made at the one before', () => {
  const store = visited('alpha');
  forgetOtherTenant('beta', store);
  for (const key of Object.keys(choice)) expect(store.read(key), key).toBeUndefined();
  expect(JSON.stringify([...store.content])).not.toMatch(/ALFAMART|alpha/);
});

test('HD-30: coming back does not bring them back either', () => {
  const store = visited('alpha');
  forgetOtherTenant('beta', store);
  forgetOtherTenant('alpha', store);
  expect(store.read('payType')).toBeUndefined();
});

test('screens §4: the same tenant keeps them from visit to visit', () => {
  const store = visited('alpha');
  forgetOtherTenant('alpha', store);
  expect(store.read('payType')).toBe('2');
});

test('HD-30: choices of whom nobody knows the lender are forgotten', () => {
  const store = memoryStore(choice);
  forgetOtherTenant('alpha', store);
  expect(store.read('payCode')).toBeUndefined();
});

test('HD-29: a blocked store stops nothing', () => {
  const browser = troubledStorage();
  browser.become('blocked');
  const store = guardedStore(browser.open);
  expect(() => forgetOtherTenant('alpha', store)).not.toThrow();
  store.write('payType', '2');
  forgetOtherTenant('alpha', store);
  expect(store.read('payType')).toBe('2');
  forgetOtherTenant('beta', store);
  expect(store.read('payType')).toBeUndefined();
});

test('HD-30: with a full store the choices of another tenant are forgotten as well, and stay so', () => {
  const browser = troubledStorage();
  const first = guardedStore(browser.open);
  forgetOtherTenant('alpha', first);
  for (const [key, value] of Object.entries(choice)) first.write(key, value);
  browser.become('full');
  forgetOtherTenant('beta', guardedStore(browser.open));
  for (const key of Object.keys(choice)) expect(browser.kept.has(key), key).toBe(false);
});
