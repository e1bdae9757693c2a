import { expect, test } from 'vitest';
import { guardedStore } from '../../../src/platform/browser-storage.ts';
import {
  clearChannelChoice,
  keepChannelChoice,
  readChannelChoice,
} from '../../../src/payments/channel-choice.ts';
import { channelKeys, forgetOtherTenant } from '../../../src/session/tenant-change.ts';
import { troubledStorage } from '../../support/browser-stores.ts';
import { memoryStore } from '../../support/memory-store.ts';

const shop = { kind: 'miniMarket', code: 'ALFAMART', specificNumber: 'ALF01' } as const;
const nothingChosen = { kind: 'bank', code: '', specificNumber: '', isDefault: true };

test('screens §4: before anybody chose, the type is a bank and the choice the default one', () => {
  expect(readChannelChoice(memoryStore())).toEqual(nothingChosen);
});

test('screens §4: a choice is kept under the keys of the specification', () => {
  const store = memoryStore();
  keepChannelChoice(store, shop);
  expect(Object.fromEntries(store.content)).toEqual({
    payType: '2',
    payCode: 'ALFAMART',
    specificNum: 'ALF01',
    isDefault: '0',
  });
  expect(readChannelChoice(store)).toEqual({ ...shop, isDefault: false });
});

test('screens §4: what another version of the page has kept is understood', () => {
  const store = memoryStore({ payType: '1', payCode: 'BRI', specificNum: '', isDefault: '0' });
  expect(readChannelChoice(store)).toEqual({
    kind: 'bank',
    code: 'BRI',
    specificNumber: '',
    isDefault: false,
  });
});

test.each([
  ['payCode', '{"a":1}'],
  ['payCode', 'BCA<script>'],
  ['payType', '3'],
  ['payType', 'true'],
  ['specificNum', '[object Object]'],
  ['specificNum', '1'.repeat(65)],
  ['isDefault', 'no'],
])('a stored %s of another form, %s, makes the whole choice none', (key, value) => {
  const store = memoryStore();
  keepChannelChoice(store, shop);
  store.write(key, value);
  expect(readChannelChoice(store)).toEqual(nothingChosen);
});

test('screens §8: changing the type clears the three keys, and until the next Save nothing is chosen', () => {
  const store = memoryStore();
  keepChannelChoice(store, shop);
  clearChannelChoice(store);
  for (const key of ['payType', 'payCode', 'specificNum']) expect(store.read(key)).toBeUndefined();
  expect(readChannelChoice(store)).toEqual(nothingChosen);
});

test('HD-30: everything that a choice writes is forgotten for another lender', () => {
  const store = memoryStore();
  forgetOtherTenant('alpha', store);
  const before = new Set(store.content.keys());
  keepChannelChoice(store, shop);
  const written = [...store.content.keys()].filter((key) => !before.has(key));
  expect(written.sort()).toEqual([...channelKeys].sort());
  forgetOtherTenant('beta', store);
  expect(readChannelChoice(store)).toEqual(nothingChosen);
});

test('HD-29: with a blocked store a choice works for the visit', () => {
  const browser = troubledStorage();
  browser.become('blocked');
  const store = guardedStore(browser.open);
  expect(readChannelChoice(store)).toEqual(nothingChosen);
  keepChannelChoice(store, shop);
  expect(readChannelChoice(store)).toEqual({ ...shop, isDefault: false });
  clearChannelChoice(store);
  expect(readChannelChoice(store)).toEqual(nothingChosen);
});
