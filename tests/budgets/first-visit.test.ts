import { expect, test } from 'vitest';
import { inlineTexts } from '../../scripts/http/security-headers.ts';
import {
  allChunks,
  chunkWith,
  firstVisit,
  packedFile,
  packedSize,
  page,
  readersVisit,
  sheetBeside,
  withImports,
} from './built-app.ts';

const kB = 1000;
const loanDetails = 'src/features/loan-details/loan-details-screen.tsx';
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const inlineSize = () => sum(inlineTexts(page(), 'script').map(packedSize));

test('a first visit of a loan brings at most 165.7 kB of scripts', () => {
  const sizes = [...firstVisit(loanDetails)].map(({ file }) => packedFile(file));
  expect(sum(sizes) + inlineSize()).toBeLessThanOrEqual(165.7 * kB);
});

test('and at most 8.1 kB of style, in the page itself', () => {
  const inline = [...page().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => css,
  );
  expect(inline.length).toBeGreaterThan(0);
  expect(sum(inline.map(packedSize))).toBeLessThanOrEqual(8.1 * kB);
});

const home = 'src/features/public-site/home-screen.tsx';

test('a first visit of the site brings at most 129.5 kB of scripts', () => {
  const sizes = [...readersVisit(home)].map(({ file }) => packedFile(file));
  expect(sum(sizes) + inlineSize()).toBeLessThanOrEqual(129.5 * kB);
});

test('and nothing of what only borrowers or forms need', () => {
  const names = [...readersVisit(home)].map(({ name }) => name);
  for (const later of ['data', 'formik', 'yup', 'screens']) expect(names).not.toContain(later);
});

/** Packed, without the lender's file, the words and the answer. */
const untilDrawn = (...drawings: readonly string[]) => {
  const first = withImports(
    ...allChunks.filter(({ isEntry }) => isEntry),
    chunkWith('src/first-view/first-view.tsx'),
    ...drawings.map((drawing) => chunkWith(`src/first-view/${drawing}.tsx`)),
  );
  const files = [...[...first].map(({ file }) => file), ...drawings.map(sheetBeside)];
  return { size: sum(files.map(packedFile)) + packedSize(page()), files: files.length + 1 };
};

test('until the loan is drawn, at most 47.2 kB of page and scripts arrive, in six files', () => {
  const { size, files } = untilDrawn();
  expect(size).toBeLessThanOrEqual(47.2 * kB);
  expect(files).toBeLessThanOrEqual(6);
});

test.each(['offer', 'cards', 'number'])('until %s: at most 53.2 kB, in eight', (screen) => {
  const { size, files } = untilDrawn(`first-${screen}`);
  expect(size).toBeLessThanOrEqual(53.2 * kB);
  expect(files).toBeLessThanOrEqual(8);
});
