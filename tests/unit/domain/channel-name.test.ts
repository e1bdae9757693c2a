import { expect, test } from 'vitest';
import { channelName } from '../../../src/domain/payment-channel.ts';

test("screens §4: a bank's way is named with its bank, once", () => {
  expect(channelName('Bank Two', 'Bill')).toBe('Bank Two · Bill');
  expect(channelName('BCA', 'bca virtual account')).toBe('bca virtual account');
  expect(channelName('BCA', 'BCA')).toBe('BCA');
  expect(channelName('', 'Virtual account')).toBe('Virtual account');
});
