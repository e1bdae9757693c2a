import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LoanRating } from '../../../src/features/loan-details/loan-rating.tsx';
import { sampleSession, sampleValues } from '../../support/sample-session.ts';
import { showScreen } from '../../support/screen-stage.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens the loan's screen and says whether the stars are asked for by themselves. */
function asksFor(loanId: string, sessionId: string): boolean {
  const { unmount } = showScreen({
    Screen: LoanRating,
    screen: 'loanDetails',
    answers: {},
    query: `?orderId=${loanId}&productId=1`,
    session: { ...sampleSession(), values: { ...sampleValues, sessionId } },
  });
  const isAsked = screen.queryByRole('dialog') !== null;
  unmount();
  return isAsked;
}

test('screens §9: the rating opens by itself once for each session and loan', () => {
  expect(asksFor('loan-1', 'session-1')).toBe(true);
  expect(asksFor('loan-1', 'session-1')).toBe(false);
  expect(asksFor('loan-2', 'session-1')).toBe(true);
  expect(asksFor('loan-1', 'session-2')).toBe(true);
  expect(asksFor('loan-2', 'session-1')).toBe(false);
});
