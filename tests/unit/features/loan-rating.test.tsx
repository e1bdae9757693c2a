import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LoanRating } from '../../../src/features/loan-details/loan-rating.tsx';
import { sampleSession, sampleValues } from '../../support/sample-session.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { showScreen } from '../../support/screen-stage.tsx';

let waiting: Map<number, () => void>;

beforeEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  waiting = new Map();
  vi.spyOn(systemClock, 'after').mockImplementation((milliseconds, act) => {
    waiting.set(milliseconds, act);
    return () => waiting.delete(milliseconds);
  });
});

const isAsking = () => screen.queryAllByRole('radio').length > 0;
const seconds = (count: number) => act(() => waiting.get(count * 1000)?.());

const openLoan = (loanId: string, sessionId: string) =>
  showScreen({
    Screen: LoanRating,
    screen: 'loanDetails',
    answers: {},
    query: `?orderId=${loanId}&productId=1`,
    session: { ...sampleSession(), values: { ...sampleValues, sessionId } },
  });

/** Opens the loan's screen and says whether the stars are asked for by themselves. */
function asksFor(loanId: string, sessionId: string): boolean {
  const { unmount } = openLoan(loanId, sessionId);
  expect(isAsking(), 'the loan comes first').toBe(false);
  seconds(3);
  const isAsked = isAsking();
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

test('it never opens over another dialog, and who leaves before it opened is asked at another visit', () => {
  const { unmount } = openLoan('loan-3', 'session-1');
  const other = document.createElement('dialog');
  other.setAttribute('open', '');
  document.body.append(other);
  seconds(3);
  expect(isAsking()).toBe(false);
  other.remove();
  unmount();
  expect(asksFor('loan-3', 'session-1')).toBe(true);
});
