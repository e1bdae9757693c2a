import { expect, test } from 'vitest';
import { partsOfTotal } from '../../../src/features/loan-details/decide-help.ts';
import { minorFromText } from '../../../src/domain/money.ts';
import { formatFor } from '../../../src/i18n/format.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const tenant = sampleTenant();
const format = formatFor(tenant, 'en');

/** The lines that are shown as the parts of a total. */
const partsOf = (total: string, lines: readonly (readonly [string, string])[]) =>
  partsOfTotal({
    tenant,
    format,
    loan: {
      amountDue: minorFromText(total),
      details: lines.map(([label, value]) => ({ label, value })),
    } as unknown as Parameters<typeof partsOfTotal>[0]['loan'], // nothing else of a loan is read
  }).map(({ label }) => label);

test('the total of a late loan has its parts where lines of the answer stand together and add up to it', () => {
  const lines = [
    ['Loan amount', '₹12,500.00'],
    ['Loan term', '120 days'],
    ['Instalment', '₹12,841.25'],
    ['Late charge', '₹1,000.00'],
    ['Daily charge', '₹642.06'],
    ['Days late', '1'],
    ['Amount due', '₹14,483.31'],
  ] as const;
  expect(partsOf('1448331', lines)).toEqual(['Instalment', 'Late charge', 'Daily charge']);
});

test('what does not add up, what is one line alone, and what is written otherwise, is no part of it', () => {
  expect(partsOf('1448331', [['Instalment', '₹14,483.31']])).toEqual([]);
  expect(
    partsOf('1448331', [
      ['Instalment', '₹12,841.25'],
      ['Late charge', '₹1,000.00'],
    ]),
  ).toEqual([]);
  expect(
    partsOf('300', [
      ['Days', '1'],
      ['More days', '2'],
    ]),
  ).toEqual([]);
});
