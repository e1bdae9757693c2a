import { expect, test } from 'vitest';
import { hasNoAnswer, isLenderError } from '../../../src/domain/lender-error.ts';
import type { LenderError } from '../../../src/domain/lender-error.ts';

const errors: readonly (readonly [LenderError, boolean])[] = [
  [{ kind: 'rejected', code: '800006', message: '' }, false],
  [{ kind: 'sessionOver' }, false],
  [{ kind: 'unreachable' }, true],
  [{ kind: 'timedOut' }, true],
  [{ kind: 'malformed', where: 'data.amount' }, true],
];

test.each(errors)('screens §8: after %j money may have moved: %s', (error, mayHaveMoved) => {
  expect(hasNoAnswer(error)).toBe(mayHaveMoved);
  expect(isLenderError(error)).toBe(true);
});

test('design §6: whatever else a failed call carries is no lender error', () => {
  const others = [
    undefined,
    null,
    'rejected',
    new Error('x'),
    {},
    { kind: 'toString' },
    { kind: 'rejected' },
    { kind: 'rejected', code: 5, message: 'x' },
    { kind: 'malformed' },
    { name: 'Error', message: 'x' },
  ];
  for (const other of others) expect(isLenderError(other)).toBe(false);
});
