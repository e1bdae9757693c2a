import { beforeEach, expect, test } from 'vitest';
import { lenderClock, lenderNow, noteLenderDate } from '../../../src/platform/lender-clock.ts';

const device = (now: number) => ({ now: () => now });
const noon = Date.UTC(2026, 10, 28, 12);
const said = new Date(noon).toUTCString();
const day = 86_400_000;

beforeEach(() => noteLenderDate(new Date(noon).toUTCString(), device(noon)));

test.each([2 * day, -2 * day, 5000])(
  'HD-80: a device that goes %i ms wrong knows the lender’s time from an answer on',
  (wrong) => {
    const clock = device(noon + wrong);
    noteLenderDate(said, clock);
    expect(lenderNow(clock)).toBe(noon);
    expect(lenderNow(device(noon + wrong + 60_000))).toBe(noon + 60_000);
  },
);

test('an answer’s way is no difference between clocks', () => {
  const clock = device(noon + 1999);
  noteLenderDate(said, clock);
  expect(lenderNow(clock)).toBe(noon + 1999);
});

test('an answer without a date, or with an odd one, changes nothing', () => {
  const clock = device(noon + day);
  noteLenderDate(said, clock);
  for (const odd of [null, '', 'yesterday']) noteLenderDate(odd, clock);
  expect(lenderNow(clock)).toBe(noon);
});

test('a device that was set right is believed again', () => {
  noteLenderDate(said, device(noon + day));
  noteLenderDate(said, device(noon));
  expect(lenderNow(device(noon))).toBe(noon);
  expect(Math.abs(lenderClock.now() - Date.now())).toBeLessThan(1000);
});
