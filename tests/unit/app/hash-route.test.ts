import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, openApp, tenantOf, until } from '../../support/whole-app.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await closeApp();
  vi.useRealTimers();
});

const loan = 'productId=5005&orderId=90071992547409930174';

test('screens §1: an address that an app set behind the # while React took the page over is followed', async () => {
  // The event itself came before anything listened.
  window.addEventListener('hashchange', (event) => event.stopImmediatePropagation(), true);
  const query = `?${loan}#/repay/card?${loan}`;
  const app = openApp({ tenant: tenantOf('india'), screen: 'loanDetails', query });
  expect(await until(() => app.shown() === 'cardRepayment')).toBe(true);
  expect(window.location.hash).toBe('');
});
