import { expect, test } from 'vitest';
import { loanActions, loanStatusRule } from '../../../src/domain/loan-status.ts';
import type { LoanStatusRule } from '../../../src/domain/loan-status.ts';

const rule = (status: string) => loanStatusRule(status, {});

test.each([
  ['174', ['repay', 'extend'], false, 'unpaid'],
  ['180', ['repay', 'extend'], false, 'unpaid'],
  ['3', ['repay', 'extend'], true, 'unpaid'],
  ['5', ['repay', 'extend'], true, 'unpaid'],
  ['170', ['repay'], false, 'unpaid'],
  ['200', ['borrowMore'], false, 'settled'],
  ['4', ['borrowMore'], true, 'settled'],
  ['21', [], true, 'open'],
  ['151', [], true, 'open'],
  ['110', [], true, 'open'],
  ['999', [], true, 'open'],
])(
  'screens §3, §8: status %s offers %j, recommends %s and is %s',
  (status, actions, recommend, state) => {
    expect(rule(status)).toMatchObject({ actions, recommend, state });
  },
);

test('screens §3: a status that nobody knows has the picture of a review', () => {
  for (const status of ['21', '', '-1', 'default', 'constructor', '__proto__']) {
    expect(rule(status).picture).toBe('review');
  }
});

test('screens §8: extending shows only while the lender offers it', () => {
  expect(loanActions(rule('174'), true)).toEqual(['repay', 'extend']);
  expect(loanActions(rule('174'), false)).toEqual(['repay']);
  expect(loanActions(rule('170'), true)).toEqual(['repay']);
  expect(loanActions(rule('200'), false)).toEqual(['borrowMore']);
});

test('screens §8: a tenant’s own rows and default come first', () => {
  const own: LoanStatusRule = {
    picture: 'closed',
    actions: [],
    recommend: false,
    state: 'settled',
  };
  expect(loanStatusRule('77', { 77: own })).toBe(own);
  expect(loanStatusRule('78', { default: own })).toBe(own);
  expect(loanStatusRule('174', { default: own }).state).toBe('unpaid');
  expect(loanStatusRule('174', { 174: own })).toBe(own);
  expect(loanStatusRule('78', {}).state).toBe('open');
});
