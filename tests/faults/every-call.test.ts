import { expect, test } from 'vitest';
import { endpoints } from '../../src/lender-api/endpoint-table.ts';
import { callsFrom, screenModules } from '../support/screen-calls.ts';
import { helpRows } from './help-rows.ts';
import { loanRows } from './loan-rows.ts';
import { moneyRows } from './money-rows.ts';

/** What a screen's modules could call, but its faults are met elsewhere; each with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'loanDetailsAfterPayment instalments': 'the same screen as loanDetails',
  'loanDetailsAfterPayment rateApp': 'the same screen as loanDetails',
  'loanDetailsAfterPayment event': 'the same screen as loanDetails',
  'loanDetailsAfterPayment productTap': 'the same screen as loanDetails',
  'loanDetailsAfterPayment loanDetails': 'the same screen as loanDetails',
};

const possible = [...screenModules()].flatMap(([screen, modules]) =>
  [...new Set(modules.flatMap((module) => [...callsFrom(module)]))].map(
    (call) => `${screen} ${call}`,
  ),
);
const covered = new Set(
  [...loanRows, ...helpRows, ...moneyRows].map(({ screen, call }) => `${screen} ${call}`),
);

test('every call that a screen can make meets every fault', () => {
  expect(possible.filter((pair) => !covered.has(pair) && !(pair in elsewhere))).toEqual([]);
});

test('every call of the table is made by some screen', () => {
  const made = new Set(possible.map((pair) => pair.split(' ')[1]));
  expect(Object.keys(endpoints).filter((key) => !made.has(key))).toEqual([]);
});

test('no row is left over: what it meets is a call that its screen can make', () => {
  expect([...covered].filter((pair) => !possible.includes(pair))).toEqual([]);
  expect(Object.keys(elsewhere).filter((pair) => !possible.includes(pair))).toEqual([]);
});
