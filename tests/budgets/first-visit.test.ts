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
  withImports,
} from './built-app.ts';

const kB = 1000;
const loanDetails = 'src/features/loan-details/loan-details-screen.tsx';
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const inlineSize = () => sum(inlineTexts(page(), 'script').map(packedSize));

test('a first visit of a loan brings at most 163 kB of scripts', () => {
  const sizes = [...firstVisit(loanDetails)].map(({ file }) => packedFile(file));
  expect(sum(sizes) + inlineSize()).toBeLessThanOrEqual(163 * kB);
});

test('and at most 15 kB of style, in the page itself', () => {
  const inline = [...page().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => css,
  );
  expect(inline.length).toBeGreaterThan(0);
  expect(sum(inline.map(packedSize))).toBeLessThanOrEqual(15 * kB);
});

const home = 'src/features/public-site/home-screen.tsx';

test('a first visit of the site brings at most 129 kB of scripts', () => {
  const sizes = [...readersVisit(home)].map(({ file }) => packedFile(file));
  expect(sum(sizes) + inlineSize()).toBeLessThanOrEqual(129 * kB);
});

test('and nothing of what only borrowers or forms need', () => {
  const names = [...readersVisit(home)].map(({ name }) => name);
  for (const later of ['data', 'formik', 'yup', 'screens']) expect(names).not.toContain(later);
});

test('until the loan is drawn, at most 45.5 kB of page and scripts arrive', () => {
  const first = withImports(
    ...allChunks.filter(({ isEntry }) => isEntry),
    chunkWith('src/first-view/first-view.tsx'),
  );
  expect(
    sum([...first].map(({ file }) => packedFile(file))) + packedSize(page()),
  ).toBeLessThanOrEqual(45.5 * kB);
});

test('and in seven files: the page, its entry, the first file, and what draws the view', () => {
  const first = withImports(
    ...allChunks.filter(({ isEntry }) => isEntry),
    chunkWith('src/first-view/first-view.tsx'),
  );
  expect(first.size + 1).toBeLessThanOrEqual(7);
});
