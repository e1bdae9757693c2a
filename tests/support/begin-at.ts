import { afterEach, beforeEach, vi } from 'vitest';

function emptyStores(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Each test of a file begins at `now`, in a browser that keeps nothing yet; its clock runs on, and ends with the test. */
export function beginAt(now: number, forget: () => void = emptyStores): void {
  beforeEach(() => {
    forget();
    vi.useFakeTimers({ now, shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
