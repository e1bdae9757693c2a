import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onDeviceClock, onSteadyClock, steadyNow } from '../../../src/platform/steady-time.ts';
import { hidePage, showPage } from '../../support/visible-page.ts';

let noon = Date.UTC(2026, 10, 28, 6, 30);
const hour = 3_600_000;

beforeEach(() => {
  noon += 24 * hour;
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

test('it goes with time', () => {
  expect(steadyNow()).toBe(noon);
  vi.advanceTimersByTime(40_000);
  expect(steadyNow()).toBe(noon + 40_000);
});

test.each([-hour, hour])(
  'a clock that is set by %i ms while the page is looked at moves nothing',
  (by) => {
    expect(steadyNow()).toBe(noon);
    vi.setSystemTime(noon + by);
    vi.advanceTimersByTime(1000);
    expect(steadyNow()).toBe(noon + 1000);
  },
);

test('HD-43: a device that slept behind a hidden page has lost no time', () => {
  steadyNow();
  hidePage();
  vi.setSystemTime(noon + 70_000);
  showPage();
  expect(steadyNow()).toBe(noon + 70_000);
});

test('a hidden page whose clock went on counts nothing twice, and a clock set back behind it takes nothing away', () => {
  steadyNow();
  hidePage();
  vi.advanceTimersByTime(40_000);
  showPage();
  expect(steadyNow()).toBe(noon + 40_000);
  hidePage();
  vi.setSystemTime(noon - hour);
  showPage('pageshow');
  expect(steadyNow()).toBe(noon + 40_000);
});

test('what is written down is written by the device’s clock, and read back by it', () => {
  const start = steadyNow();
  vi.setSystemTime(noon + hour);
  vi.advanceTimersByTime(5000);
  expect(onDeviceClock(start)).toBe(noon + hour);
  expect(onSteadyClock(onDeviceClock(start))).toBe(start);
});
