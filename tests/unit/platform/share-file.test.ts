import { afterEach, expect, test, vi } from 'vitest';
import { canShare, shareFile } from '../../../src/platform/share-file.ts';

afterEach(() => vi.unstubAllGlobals());

const file = new File(['x'], '8808.png', { type: 'image/png' });

test('a browser without sharing, or without sharing of files, is not offered it', () => {
  vi.stubGlobal('navigator', {});
  expect(canShare(file)).toBe(false);
  vi.stubGlobal('navigator', { canShare: ({ files }: ShareData) => files === undefined });
  expect(canShare(file)).toBe(false);
  vi.stubGlobal('navigator', { canShare: ({ files }: ShareData) => files?.[0] === file });
  expect(canShare(file)).toBe(true);
});

test('closing the sheet is no failure; a sheet that cannot be opened is', async () => {
  const failing = (name: string) =>
    vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('no', name)) });
  failing('AbortError');
  expect(await shareFile(file)).toBe(true);
  failing('NotAllowedError');
  expect(await shareFile(file)).toBe(false);
  vi.stubGlobal('navigator', { share: () => Promise.resolve() });
  expect(await shareFile(file)).toBe(true);
});
