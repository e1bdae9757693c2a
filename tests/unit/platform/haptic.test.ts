import { afterEach, expect, test, vi } from 'vitest';
import { beatOnce } from '../../../src/platform/haptic.ts';

afterEach(() => vi.unstubAllGlobals());

/** A phone that vibrates, for somebody who wants less motion or not. */
function phone({ wantsLess = false, vibrate = vi.fn() } = {}) {
  vi.stubGlobal('navigator', { vibrate });
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLess }));
  return vibrate;
}

test('the app is asked first, and what it took is not done twice', () => {
  const vibrate = phone();
  beatOnce(() => true);
  expect(vibrate).not.toHaveBeenCalled();
});

test('where no app takes it, the phone vibrates, once and shortly', () => {
  const vibrate = phone();
  beatOnce(() => false);
  expect(vibrate.mock.calls).toEqual([[18]]);
});

test('who wants less motion feels nothing, from the app neither', () => {
  const vibrate = phone({ wantsLess: true });
  const app = vi.fn(() => true);
  beatOnce(app);
  expect([vibrate.mock.calls, app.mock.calls]).toEqual([[], []]);
});

test('a phone that cannot does no harm', () => {
  phone({
    vibrate: vi.fn(() => {
      throw new Error('no such thing');
    }),
  });
  expect(() => beatOnce(() => false)).not.toThrow();
});
