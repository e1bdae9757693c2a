import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawCounterPicture } from '../../../src/features/number-repayment/counter-picture.ts';
import {
  loanOf,
  loanQuery,
  number,
  rememberShop,
  showNumber,
} from '../../support/number-stage.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A canvas that writes down what is drawn; each character is half as wide as it is high. */
function canvas() {
  const texts: string[] = [];
  const bars: { x: number; width: number }[] = [];
  const brush = {
    font: '',
    measureText(text: string) {
      return { width: (text.length * Number(/(\d+)px/.exec(brush.font)?.[1])) / 2 };
    },
    fillText: (text: string) => void texts.push(text),
    fillRect: (x: number, _y: number, width: number) => void bars.push({ x, width }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    brush as unknown as CanvasRenderingContext2D, // as much of it as is used
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob(['png'], { type: 'image/png' })),
  );
  return { texts, bars };
}

const words = 'Say to the cashier that you want to pay a bill of the lender';

test('screens §4: the picture holds every word, broken between words, and bars of whole pixels', async () => {
  const { texts, bars } = canvas();
  const blob = await drawCounterPicture({
    above: [{ text: words, size: 40 }],
    code: '123456',
    below: [{ text: '我'.repeat(60), size: 36 }],
  });
  expect(blob?.type).toBe('image/png');
  expect(texts.slice(0, 2).join(' ')).toBe(words);
  expect(texts.slice(2).join('')).toBe('我'.repeat(60));
  expect(texts.every((text) => text.length <= 53)).toBe(true);
  const [paper, ...drawn] = bars;
  expect(paper).toEqual({ x: 0, width: 1080 });
  // Start C, three pairs and the check have three bars each, the end has four.
  expect(drawn).toHaveLength(5 * 3 + 4);
  expect(drawn.every(({ x, width }) => Number.isInteger(x) && Number.isInteger(width))).toBe(true);
});

test('a code without bars leaves a picture without them', async () => {
  const { bars } = canvas();
  await drawCounterPicture({ above: [], code: 'ü', below: [] });
  expect(bars).toHaveLength(1);
});

const atCounter = async () => {
  rememberShop();
  const data = { payType: '2', payCode: 'ALPHA', amount: 209, expiredAt: undefined };
  showNumber({
    query: `${loanQuery}&amount=209`,
    answers: { generateVcode: number(data), loanDetails: loanOf() },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show the cashier' }));
};

test('the picture can be handed to another app where the phone can do that', async () => {
  const { texts } = canvas();
  const shared: (File | undefined)[] = [];
  vi.stubGlobal('navigator', {
    canShare: () => true,
    share: async ({ files }: ShareData) => void shared.push(files?.[0]),
  });
  await atCounter();
  await userEvent.click(await screen.findByRole('button', { name: 'Send as a picture' }));
  await waitFor(() => expect(shared.map((file) => file?.name)).toEqual(['9911000045678901.png']));
  expect(texts).toContain('9911 0000 4567 8901');
  expect(texts).toContain('In cash, for your loan: ₹209.00');
});

test('elsewhere it can only be saved, and where none can be drawn there is no button', async () => {
  vi.stubGlobal('navigator', {});
  await atCounter();
  expect(screen.getByRole('dialog').textContent).toContain('take a screenshot');
  expect(screen.queryByRole('button', { name: 'Save the picture' })).toBeNull();
  document.body.replaceChildren();
  canvas();
  await atCounter();
  expect(await screen.findByRole('button', { name: 'Save the picture' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send as a picture' })).toBeNull();
});
