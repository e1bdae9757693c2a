// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDemo } from '../../../src/app/demo.ts';

const worker = vi.hoisted(() => ({ start: vi.fn<() => Promise<unknown>>() }));
vi.mock('msw/browser', () => ({ setupWorker: () => worker }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const never = () => new Promise<never>(() => undefined);

test('the demo whose worker never settles goes on without it, before the start gives up', async () => {
  worker.start.mockImplementation(never);
  const started = vi.fn<(isPage: boolean) => void>();
  void startDemo().then(started);
  await vi.advanceTimersByTimeAsync(7999);
  expect(started).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toHaveBeenCalledWith(false);
});

test('the demo whose worker is refused goes on at once, and one whose worker comes does so quietly', async () => {
  worker.start.mockRejectedValueOnce(new Error('no service workers here'));
  expect(await startDemo()).toBe(false);
  expect(console.warn).toHaveBeenCalledOnce();
  worker.start.mockResolvedValueOnce(undefined);
  expect(await startDemo()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(console.warn).toHaveBeenCalledOnce();
});
