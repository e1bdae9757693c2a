// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { startDemo } from '../../../src/app/demo.ts';

let warn: MockInstance;
const worker = vi.hoisted(() => ({ start: vi.fn<() => Promise<unknown>>() }));
vi.mock('msw/browser', () => ({ setupWorker: () => worker }));

beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
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
  expect(warn).toHaveBeenCalledOnce();
  worker.start.mockResolvedValueOnce(undefined);
  expect(await startDemo()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(warn).toHaveBeenCalledOnce();
});
