import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, openApp, tenantOf, until } from '../../support/whole-app.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await closeApp();
  vi.useRealTimers();
});

const query = '?productId=5005&orderId=90071992547409930174';

test.each([
  ['a screen about a loan leads to the assistant', 'instalments', 1],
  ['a card that is added belongs to no loan', 'bindCard', 0],
  ['a complaint has its own way to be heard', 'complaintForm', 0],
] as const)('the "?" of the bar: %s', async (_why, key, count) => {
  const app = openApp({ tenant: tenantOf('india'), screen: key, query });
  const banner = await until(() => app.shown() === key && screen.queryByRole('banner'));
  expect(banner).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Help' })).toHaveLength(count);
});
