import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

// docs/design.md, "Motion": nothing longer than 200 ms, but for the three moments, once each; what loops says that
// something is truly being asked.
const longest = 200;
const longestMoment = 700;
const moments = [
  'src/ui/drawings/sent-off.module.css',
  'src/lending-ui/house-scene.module.css',
  'src/payments/paid-figure.module.css',
  'src/payments/paid-moment.module.css',
];

const sheets = projectFiles('src', 'operators').filter(({ path }) => path.endsWith('.css'));
const base = sheets.find(({ path }) => path === 'src/ui/base.css')?.text ?? '';
const tokens = sheets.find(({ path }) => path === 'src/ui/tokens.css')?.text ?? '';

/** The value with every token that names a time or a curve written out. */
const written = (value: string) =>
  value.replace(/var\((--(?:motion|ease|rise))\)/g, (_, name: string) => {
    const found = new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1];
    if (found === undefined) throw new Error(`${name} is no token`);
    return found;
  });

/** How long one movement takes with its delay, in milliseconds. */
const lasts = (movement: string) =>
  [...movement.matchAll(/(?<![\w.-])([\d.]+)(m?s)\b/g)].reduce(
    (sum, [, time, unit]) => sum + Number(time) * (unit === 's' ? 1000 : 1),
    0,
  );

const movements = sheets.flatMap(({ path, text }) =>
  [...text.matchAll(/[{;\s](?:transition|animation)(?:-duration|-delay)?:\s*([^;}]+)/g)].flatMap(
    ([, value = '']) =>
      written(value)
        // Commas inside a curve part nothing.
        .split(/,(?![^(]*\))/)
        .map((movement) => ({ path, movement: movement.trim().replace(/\s+/g, ' ') })),
  ),
);
const isLoop = (movement: string) => movement.includes(' infinite');
/** Keeps a colour of the browser's own from ever coming, and overrules every length: see below. */
const isNever = (movement: string) => /\b99999s$|!important$/.test(movement);

test('nothing takes longer than 200 ms, and a moment 700 ms at most', () => {
  expect(movements.length).toBeGreaterThan(25);
  const tooLong = movements.filter(
    ({ path, movement }) =>
      !isLoop(movement) &&
      !isNever(movement) &&
      lasts(movement) > (moments.includes(path) ? longestMoment : longest),
  );
  expect(tooLong).toEqual([]);
});

test('each moment moves once', () => {
  for (const moment of moments) {
    const own = movements.filter(({ path }) => path === moment);
    expect(
      own.some(({ movement }) => lasts(movement) > longest),
      moment,
    ).toBe(true);
    expect(own.filter(({ movement }) => isLoop(movement))).toEqual([]);
  }
});

test('whoever asks for less motion sees none, of everything', () => {
  const rule =
    /@media \(prefers-reduced-motion: reduce\) \{\s*\*,\s*\*::before,\s*\*::after,\s*\*?::backdrop \{([^}]+)\}/;
  const said = rule.exec(base)?.[1] ?? '';
  for (const [name, value] of [
    ['animation-duration', '0.01ms'],
    ['animation-delay', '0s'],
    ['animation-iteration-count', '1'],
    ['transition-duration', '0.01ms'],
  ])
    expect(said).toContain(`${name}: ${value} !important;`);
});

test('a movement is only written where this can see it', () => {
  const scripts = projectFiles('src').filter(({ path }) => /\.tsx?$/.test(path));
  const others = scripts.filter(({ text }) => /\.animate\(|\b(?:animation|transition):/.test(text));
  expect(others.map(({ path }) => path)).toEqual([]);
});
