import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from '../../../src/lending-ui/use-countdown.ts';
import { hidePage, showPage } from '../../support/visible-page.ts';

let start = 1_798_655_400_000;

beforeEach(() => {
  start += 86_400_000;
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Draws the countdown and keeps everything that was ever shown. */
function countdown(startedAt: number | undefined) {
  const shown: (number | undefined)[] = [];
  const view = renderHook(
    ({ from }: { from: number | undefined }) => {
      const left = useCountdown(from);
      shown.push(left);
      return left;
    },
    { initialProps: { from: startedAt } },
  );
  return {
    shown,
    left: () => view.result.current,
    startAt: (from: number | undefined) => view.rerender({ from }),
    leave: view.unmount,
  };
}

const seconds = (count: number) =>
  act(() => {
    vi.advanceTimersByTime(count * 1000);
  });

/** Time passes while the page's timers stand still, as in a hidden page. */
const sleep = (count: number) => vi.setSystemTime(Date.now() + count * 1000);

test('HD-45: it shows 60 down to 1 and then ends, never 0, below, or no number', () => {
  const { shown, left } = countdown(start);
  expect(left()).toBe(60);
  for (let second = 1; second <= 65; second += 1) seconds(1);
  expect(left()).toBeUndefined();
  const told = shown.filter((value, at) => at === 0 || value !== shown[at - 1]);
  expect(told).toEqual([...Array.from({ length: 60 }, (_, at) => 60 - at), undefined]);
});

test('HD-43: after 40 s in a hidden page it shows 20 at once, before any tick', () => {
  const { left } = countdown(start);
  hidePage();
  sleep(40);
  showPage();
  expect(left()).toBe(20);
  seconds(1);
  expect(left()).toBe(19);
});

test('HD-43: after 70 s in a hidden page it is over at once', () => {
  const { left } = countdown(start);
  hidePage();
  sleep(70);
  showPage();
  expect(left()).toBeUndefined();
});

test('HD-43: coming back out of the back/forward cache counts as being shown', () => {
  const { left } = countdown(start);
  hidePage();
  sleep(40);
  showPage('pageshow');
  expect(left()).toBe(20);
});

test('HD-43: hiding the page changes nothing by itself', () => {
  const { left } = countdown(start);
  hidePage();
  expect(left()).toBe(60);
  seconds(5);
  expect(left()).toBe(55);
});

test.each([3600, -3600])(
  'a clock that is set by %i s while the page is looked at neither opens the wait nor lengthens it',
  (by) => {
    const { left } = countdown(start);
    seconds(10);
    sleep(by);
    seconds(1);
    expect(left()).toBe(49);
    seconds(49);
    expect(left()).toBeUndefined();
  },
);

test('screens §4: a reload in the middle goes on from the true second', () => {
  sleep(25);
  expect(countdown(start).left()).toBe(35);
});

test('HD-44: a second start counts 60, 59, once a second, whatever ran before', () => {
  const { left, startAt } = countdown(start);
  seconds(10);
  startAt(undefined);
  expect(left()).toBeUndefined();
  seconds(3);
  startAt(Date.now());
  expect(left()).toBe(60);
  expect(vi.getTimerCount()).toBe(1);
  seconds(1);
  expect(left()).toBe(59);
});

test('HD-44: starting again while it still runs starts from 60 with one timer', () => {
  const { left, startAt } = countdown(start);
  seconds(50);
  startAt(Date.now());
  expect(left()).toBe(60);
  expect(vi.getTimerCount()).toBe(1);
  seconds(1);
  expect(left()).toBe(59);
});

test('HD-44: leaving the page leaves no timer and no ear', () => {
  const { shown, leave } = countdown(start);
  seconds(3);
  leave();
  expect(vi.getTimerCount()).toBe(0);
  const before = shown.length;
  showPage();
  seconds(10);
  expect(shown).toHaveLength(before);
});

test('HD-44: when it is over, or none runs, there is no timer', () => {
  const { startAt } = countdown(start);
  seconds(61);
  expect(vi.getTimerCount()).toBe(0);
  startAt(undefined);
  expect(vi.getTimerCount()).toBe(0);
});

test('screens §4: a further code does not free the button for a moment before its own countdown', () => {
  const { shown, startAt } = countdown(start);
  for (let second = 1; second <= 90; second += 1) seconds(1);
  const before = shown.length;
  startAt(Date.now());
  expect(shown.slice(before)).not.toContain(undefined);
});
