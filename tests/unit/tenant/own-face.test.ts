import { beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../../src/platform/clock.ts';
import { faceKey, showKeptFace } from '../../../src/tenant/kept-face.ts';
import { keepOwnFace, showHeldFace } from '../../../src/tenant/own-face.ts';
import { answerWith, stubNetwork } from '../../support/network.ts';

const address = '/tenants/sample/assets/own.woff2';
const faces = { add: vi.fn(), delete: vi.fn() };
const FontFaceStandIn = vi.fn();
let later: (() => void)[];
/** Where the only text starts, with the system's face and with the lender's. */
let starts: number[];

beforeEach(() => {
  window.localStorage.clear();
  later = [];
  starts = [];
  document.body.innerHTML = '<main data-face="ready"><h1>Words</h1></main>';
  // jsdom lays nothing out.
  Range.prototype.getBoundingClientRect = () => new DOMRect(starts.shift() ?? 0, 10, 100, 20);
  faces.add.mockClear();
  faces.delete.mockClear();
  FontFaceStandIn.mockClear();
  vi.stubGlobal('FontFace', FontFaceStandIn);
  Object.defineProperty(document, 'fonts', { value: faces, configurable: true });
  vi.spyOn(systemClock, 'after').mockImplementation((_, act) => {
    later.push(act);
    return () => undefined;
  });
});

/** Everything that was put off, and what it waits for. */
async function letTimePass() {
  for (const act of later.splice(0)) act();
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

/** What was shown: the bytes of each face. */
const shown = () =>
  FontFaceStandIn.mock.calls.map(([, bytes]) => new TextDecoder().decode(bytes as ArrayBuffer));

const isKept = () => vi.waitFor(() => expect(window.localStorage.getItem(faceKey)).not.toBeNull());

test('a first visit asks for the face when its screen is ready and has been left alone, and shows it at once where nothing moves', async () => {
  const asked = stubNetwork(() => answerWith('wOF2'));
  showKeptFace('sample');
  document.querySelector('main')?.setAttribute('data-face', 'loading');
  keepOwnFace('sample', 'assets/own.woff2');
  await letTimePass();
  expect(asked).toEqual([]);
  document.querySelector('main')?.setAttribute('data-face', 'ready');
  starts = [16, 18];
  await letTimePass();
  await isKept();
  expect(asked.map(({ url }) => url.pathname)).toEqual([address]);
  expect(shown()).toEqual(['wOF2']);
  expect(faces.delete).not.toHaveBeenCalled();
  showHeldFace();
  expect(faces.add).toHaveBeenCalledTimes(1);
});

test('where a text would move, the face is taken off before anything is painted, and the next screen has it', async () => {
  stubNetwork(() => answerWith('wOF2'));
  keepOwnFace('sample', 'assets/own.woff2');
  starts = [16, 20];
  await letTimePass();
  await isKept();
  expect(faces.add).toHaveBeenCalledTimes(1);
  expect(faces.delete).toHaveBeenCalledTimes(1);
  showHeldFace();
  showHeldFace();
  expect(shown()).toEqual(['wOF2', 'wOF2']);
  expect(faces.add).toHaveBeenCalledTimes(2);
});

test('the next visit has it before anything is drawn, without asking for it', () => {
  window.localStorage.setItem(faceKey, `sample assets/own.woff2 ${btoa('wOF2')}`);
  const asked = stubNetwork(() => answerWith('wOF2'));
  showKeptFace('sample');
  expect(shown()).toEqual(['wOF2']);
  expect(asked).toEqual([]);
});

test('another lender’s face is never shown; a file that has changed is kept for the next screen, one that cannot be had changes nothing', async () => {
  const kept = `sample assets/own.woff2 ${btoa('wOF2')}`;
  window.localStorage.setItem(faceKey, kept);
  showKeptFace('other');
  expect(shown()).toEqual([]);
  stubNetwork(() => answerWith('', 404));
  keepOwnFace('sample', 'assets/own.woff2');
  await letTimePass();
  expect(window.localStorage.getItem(faceKey)).toBe(kept);
  stubNetwork(() => answerWith('wOF2 too'));
  keepOwnFace('sample', 'assets/own.woff2');
  starts = [0, 9];
  await letTimePass();
  await vi.waitFor(() => expect(window.localStorage.getItem(faceKey)).not.toBe(kept));
  expect(faces.delete).toHaveBeenCalledTimes(1);
  showHeldFace();
  expect(shown().at(-1)).toBe('wOF2 too');
});
