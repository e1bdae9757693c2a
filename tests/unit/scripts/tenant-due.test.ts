import { expect, test } from 'vitest';
import {
  daysAfter,
  dueBefore,
  dueInMarkets,
  dueInTenant,
} from '../../../scripts/tenant/due-list.ts';

const config = {
  lender: { registrations: [{ value: 'N-1', validUntil: '2027-03-31' }, { value: 'N-2' }] },
  loanTerms: { lastReviewed: '2026-01-10' },
  disclosures: { lastReviewed: '2026-11-01' },
  calendar: { holidays: ['2027-01-26', '2026-12-25'] },
};
const markets = {
  INR: {
    caps: [
      { lastReviewed: '2026-11-28', effectiveTo: '2026-12-31' },
      { lastReviewed: '2026-12-01' },
    ],
  },
};

test('a licence holds until its day, a review for a year, holidays until the last one, a cap until its end', () => {
  expect(dueInTenant('a', config).map(({ field, until }) => [field, until])).toEqual([
    ['lender.registrations.0.validUntil', '2027-03-31'],
    ['loanTerms.lastReviewed', '2027-01-10'],
    ['disclosures.lastReviewed', '2027-11-01'],
    ['calendar.holidays', '2027-01-26'],
  ]);
  expect(dueInMarkets(markets).map(({ field, until }) => [field, until])).toEqual([
    ['INR.caps.0.lastReviewed', '2027-11-28'],
    ['INR.caps.0.effectiveTo', '2026-12-31'],
    ['INR.caps.1.lastReviewed', '2027-12-01'],
  ]);
});

test('what runs out within the days is listed, the soonest first', () => {
  const all = [...dueInTenant('a', config), ...dueInMarkets(markets)];
  expect(dueBefore(all, daysAfter('2026-11-28', 90)).map(({ field }) => field)).toEqual([
    'INR.caps.0.effectiveTo',
    'loanTerms.lastReviewed',
    'calendar.holidays',
  ]);
  expect(dueBefore(all, daysAfter('2026-11-28', 1))).toEqual([]);
});

test('a file that holds something odd has nothing that is due', () => {
  expect(dueInTenant('a', { loanTerms: 1, calendar: { holidays: 'x' } })).toEqual([]);
  expect(dueInMarkets([])).toEqual([]);
});
