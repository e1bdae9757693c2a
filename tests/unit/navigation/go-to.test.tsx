import { act } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useGoTo, useNeededParams, useScreenParams } from '../../../src/navigation/use-go-to.ts';
import { onStage } from '../../support/navigation-stage.tsx';
import { sampleTenant } from '../../support/sample-tenant.ts';

const tenant = sampleTenant({ 'routes.loanDetails': '/my-loan', 'features.cards': false });

describe('screens §1: links', () => {
  test('use the path of the tenant, the words of the specification and the flag of the launch', () => {
    const { hook } = onStage(useGoTo, { tenant, flag: 'IN' });
    expect(hook().href('loanDetails', { loanId: 'a/b&c', productId: '7' })).toBe(
      '/my-loan?tenant=IN&orderId=a%2Fb%26c&productId=7',
    );
    expect(hook().href('loanDetailsAfterPayment')).toBe('/borrowDetail?tenant=IN');
  });

  test('without a flag and parameters they are the bare path', () => {
    expect(onStage(useGoTo, { tenant }).hook().href('home')).toBe('/');
  });
});

test('design §2: going adds an entry to the history, or replaces this one, and keeps its state', () => {
  const scene = onStage(useGoTo, { tenant });
  act(() => scene.hook().go('loanDetails', { loanId: '1' }, { state: { chosen: '5502' } }));
  expect([scene.place(), scene.way(), scene.state()]).toEqual([
    '/my-loan?orderId=1',
    'PUSH',
    { chosen: '5502' },
  ]);
  act(() => scene.hook().go('privacy', {}, { replace: true }));
  expect(scene.way()).toBe('REPLACE');
  act(() => scene.hook().back());
  expect(scene.place()).toBe('/start?x=1');
});

test('screens §8: a link to a feature that is off, or not built, is not shown', () => {
  const { hook } = onStage(useGoTo, { tenant, builtScreens: ['cardRepayment', 'loanDetails'] });
  expect(hook().isOpen('loanDetails')).toBe(true);
  expect(hook().isOpen('cardRepayment')).toBe(false);
  expect(hook().isOpen('instalments')).toBe(false);
});

test('screens §0: a screen reads what its own address says', () => {
  const { hook } = onStage(useScreenParams, {
    at: '/borrowDetail?orderId=1&productId=&status=success',
  });
  expect(hook()).toEqual({ loanId: '1' });
});

test('screens §0: a needed parameter that is missing here is a mistake in the table, and says so', () => {
  expect(onStage(() => useNeededParams('loanId'), { at: '/x?orderId=5' }).hook()).toEqual({
    loanId: '5',
  });
  expect(() => onStage(() => useNeededParams('productId'), { at: '/x?orderId=5' })).toThrow(
    /productId/,
  );
});
