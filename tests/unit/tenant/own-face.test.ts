import { beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../../src/platform/clock.ts';
import { showOwnFace } from '../../../src/tenant/apply-theme.ts';
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

test('a first visit asks for the face long after the first view, and shows the system’s until it is left', async () => {
  const asked = stubNetwork(() => answerWith('wOF2'));
  showOwnFace('sample', 'assets/own.woff2');
  expect(asked).toEqual([]);
  await letTimePass();
  await vi.waitFor(() => expect(asked.map(({ url }) => url.pathname)).toEqual([address]));
  expect(faces.add).not.toHaveBeenCalled();
});

test('the next visit shows it at once, or not at all: nothing that is being read changes its face', async () => {
  stubNetwork(() => answerWith('wOF2'));
  showOwnFace('sample', 'assets/own.woff2');
  await letTimePass();
  await vi.waitFor(() => {
    showOwnFace('sample', 'assets/own.woff2');
    expect(faces.add).toHaveBeenCalled();
  });
  expect(FontFaceStandIn).toHaveBeenCalledWith(
    'lender',
    `url("${address}")`,
    expect.objectContaining({ display: 'optional' }),
  );
});

test('another face than the one that is kept is fetched first; one that cannot be had stays unknown', async () => {
  window.localStorage.setItem('loanfront.face', '/tenants/other/assets/own.woff2');
  const asked = stubNetwork(() => answerWith('', 404));
  showOwnFace('sample', 'assets/own.woff2');
  await letTimePass();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  showOwnFace('sample', 'assets/own.woff2');
  expect(faces.add).not.toHaveBeenCalled();
});
