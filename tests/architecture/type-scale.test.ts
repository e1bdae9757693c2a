import { expect, test } from 'vitest';
import { projectFiles, type ProjectFile } from './project-files.ts';

// docs/design.md, "Type": five sizes and that of the moments, two weights.
const token = String.raw`var\(--text-(?:xs|m|l|xl|hero|moment)\)`;
const sizes = [
  token,
  // One of two, by the room that there is: a step, and nothing between.
  String.raw`clamp\(${token}, var\(--(?:some-|much-)?room\), ${token}\)`,
  'inherit',
  // A picture's alternative text while there is no picture.
  '0',
  // What is typed or chosen: under 16 px a phone zooms in.
  String.raw`max\(1rem, 16px\)`,
  '16px',
  // On paper.
  String.raw`\d+(?:\.\d)?pt`,
];
const allowed = new RegExp(`^(?:${sizes.join('|')})$`);

const sheets = projectFiles('src', 'operators').filter(
  // A drawing's words are measured in the drawing.
  ({ path }) => path.endsWith('.css') && !path.includes('/drawings/'),
);

const valuesOf = ({ text }: ProjectFile, property: string) =>
  [...text.matchAll(new RegExp(`[{;\\s]${property}:\\s*([^;}]+)`, 'g'))].map(([, value = '']) =>
    value.trim().replace(/\s+/g, ' '),
  );

test('type has five sizes and that of the moments', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const others = sheets.flatMap((file) =>
    valuesOf(file, 'font-size')
      .filter((value) => !allowed.test(value))
      .map((value) => `${file.path}: ${value}`),
  );
  expect(others).toEqual([]);
});

test('no size follows the window: each is a step, whatever stands between', () => {
  const sizesOf = sheets.flatMap((file) =>
    [...file.text.matchAll(/(?:--text-[a-z]+|font-size|font):([^;}]+)/g)].map(([all]) => [
      file.path,
      all,
    ]),
  );
  expect(sizesOf.length).toBeGreaterThan(100);
  expect(sizesOf.filter(([, all]) => /\dv[wh]|vmin|vmax|cq/.test(all ?? ''))).toEqual([]);
});

test('and two weights', () => {
  const others = sheets.flatMap((file) =>
    valuesOf(file, 'font-weight')
      .filter((value) => !/^(?:400|700|inherit)$/.test(value))
      .map((value) => `${file.path}: ${value}`),
  );
  expect(others).toEqual([]);
});
