import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useAskAgain } from '../../../src/payments/use-ask-again.ts';
import { hidePage, showPage } from '../../support/visible-page.ts';

const start = 1_798_655_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks with an answer that takes `takes` milliseconds; keeps when each asking began. */
function asking({ takes = 0, fails = false, isAsking = true } = {}) {
  const at: number[] = [];
  let open = 0;
  let mostAtOnce = 0;
  const ask = async () => {
    at.push(Date.now() - start);
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    if (takes) {
      await new Promise((resolve) => {
        setTimeout(resolve, takes);
      });
    }
    open -= 1;
    if (fails) throw new Error('no answer');
  };
  const view = renderHook(
    ({ on, by }: { on: boolean; by: () => Promise<unknown> }) => useAskAgain(on, by),
    {
      initialProps: { on: isAsking, by: ask },
    },
  );
  return {
    at,
    mostAtOnce: () => mostAtOnce,
    isOver: () => view.result.current.isOver,
    restart: () => act(() => view.result.current.restart()),
    turn: (on: boolean, by = ask) => view.rerender({ on, by }),
    leave: view.unmount,
  };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const schedule = [
  3000, 7500, 14_250, 24_375, 39_375, 54_375, 69_375, 84_375, 99_375, 114_375, 120_000,
];

describe('screens §8, "Asking the loan"', () => {
  test('it is asked after 3 s, then each wait is 1.5 times the one before, up to 15 s, for 2 minutes', async () => {
    const { at, isOver } = asking();
    await pass(119_999);
    expect(at).toEqual(schedule.slice(0, -1));
    expect(isOver()).toBe(false);
    await pass(1);
    expect(at).toEqual(schedule);
    expect(isOver()).toBe(true);
    await pass(600_000);
    expect(at).toEqual(schedule);
  });

  test('a failed asking is no answer: it goes on by the same schedule', async () => {
    const { at } = asking({ fails: true });
    await pass(200_000);
    expect(at).toEqual(schedule);
  });

  test('the next wait begins when an answer is there: never two askings at once', async () => {
    const { at, mostAtOnce } = asking({ takes: 20_000 });
    await pass(60_000);
    expect(at.slice(0, 2)).toEqual([3000, 27_500]);
    expect(mostAtOnce()).toBe(1);
  });

  test('an answer that takes until the two minutes are over ends it', async () => {
    const { at, isOver } = asking({ takes: 130_000 });
    await pass(200_000);
    expect(at).toEqual([3000]);
    expect(isOver()).toBe(true);
  });

  test('once it is over, restarting asks by the whole schedule again', async () => {
    const { at, isOver, restart } = asking();
    await pass(130_000);
    restart();
    expect(isOver()).toBe(false);
    await pass(3000);
    expect(at.at(-1)).toBe(133_000);
    await pass(117_000);
    expect(isOver()).toBe(true);
  });

  test('when the state has changed it stops at once, and leaves no timer', async () => {
    const { at, turn } = asking();
    await pass(3000);
    turn(false);
    expect(vi.getTimerCount()).toBe(0);
    await pass(200_000);
    showPage();
    expect(at).toEqual([3000]);
  });

  test('a payment that begins later is asked about from the start, and is not over before it began', async () => {
    const { at, turn, isOver } = asking();
    await pass(130_000);
    turn(false);
    await pass(1000);
    turn(true);
    expect(isOver()).toBe(false);
    await pass(3000);
    expect(at.at(-1)).toBe(134_000);
  });

  test('leaving the page ends it, even while an answer is on its way', async () => {
    const { at, leave } = asking({ takes: 5000 });
    await pass(4000);
    leave();
    await pass(200_000);
    expect(at).toEqual([3000]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('nothing is asked while there is nothing to ask', async () => {
    const { at } = asking({ isAsking: false });
    await pass(200_000);
    showPage();
    expect(at).toEqual([]);
  });

  test('the latest way of asking is used, without starting anew', async () => {
    const { at, turn } = asking();
    await pass(2000);
    const later = vi.fn(async () => undefined);
    turn(true, later);
    await pass(1000);
    expect(later).toHaveBeenCalledTimes(1);
    expect(at).toEqual([]);
  });
});

describe('a page that was hidden', () => {
  test('HD-43: asks at once when it is shown again', async () => {
    const { at } = asking();
    await pass(1000);
    hidePage();
    expect(at).toEqual([]);
    showPage();
    expect(at).toEqual([1000]);
  });

  test('screens §8: does not ask a second time while an answer is on its way', async () => {
    const { mostAtOnce } = asking({ takes: 5000 });
    await pass(4000);
    hidePage();
    showPage();
    await pass(10_000);
    expect(mostAtOnce()).toBe(1);
  });

  test('a failed asking on return is silent', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    asking({ fails: true });
    showPage();
    await pass(10);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
