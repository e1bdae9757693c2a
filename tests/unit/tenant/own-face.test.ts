import { beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../../src/platform/clock.ts';
import { faceKey, showKeptFace } from '../../../src/tenant/kept-face.ts';
import { keepOwnFace, showHeldFace } from '../../../src/tenant/own-face.ts';
import { answerWith, stubNetwork } from '../../support/network.ts';

const address = '/tenants/sample/assets/own.woff2';
const faces = { add: vi.fn() };
const FontFaceStandIn = vi.fn();
let later: (() => void)[];

beforeEach(() => {
  window.localStorage.clear();
  later = [];
  faces.add.mockClear();
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

test('a first visit asks for the face long after the first view, and shows the system’s until the screen is left', async () => {
  const asked = stubNetwork(() => answerWith('wOF2'));
  showKeptFace('sample');
  keepOwnFace('sample', 'assets/own.woff2');
  expect(asked).toEqual([]);
  await letTimePass();
  await vi.waitFor(() => expect(window.localStorage.getItem(faceKey)).not.toBeNull());
  expect(asked.map(({ url }) => url.pathname)).toEqual([address]);
  expect(shown()).toEqual([]);
  showHeldFace();
  showHeldFace();
  expect(shown()).toEqual(['wOF2']);
  expect(faces.add).toHaveBeenCalledTimes(1);
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
  await letTimePass();
  await vi.waitFor(() => expect(window.localStorage.getItem(faceKey)).not.toBe(kept));
  expect(shown()).toEqual([]);
  showHeldFace();
  expect(shown()).toEqual(['wOF2 too']);
});
