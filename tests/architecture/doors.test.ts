import { expect, test } from 'vitest';
import { forbiddenTouches } from './doors.ts';
import { sourceModules } from './project-files.ts';

test('design §2: calls, storage, address, clock and windows are touched only behind their doors', () => {
  const modules = sourceModules();
  expect(modules.length).toBeGreaterThan(0);
  expect(modules.flatMap(forbiddenTouches)).toEqual([]);
});

const touching: Record<string, string> = {
  'a bare call': `void fetch('/x');`,
  'a call through window': `void window.fetch('/x');`,
  'a call through globalThis in brackets': `void globalThis['fetch']('/x');`,
  'a call taken out of window': `const { fetch: call } = window; void call('/x');`,
  'a store': `window.localStorage.clear();`,
  'a cookie': `document.cookie = 'a=b';`,
  'the address': `location.href = '/x';`,
  'the address of the document': `console.log(document.location.href);`,
  'the history': `history.back();`,
  'the time': `console.log(Date.now());`,
  'the time as a date': `console.log(new Date());`,
  'the time by a function handed on': `later(Date.now);`,
  'a timer': `setTimeout(act, 1);`,
  'a new window': `window.open('/x');`,
  'the device': `void navigator.clipboard.writeText('x');`,
};

test.each(Object.entries(touching))('the doors notice %s', (_what, text) => {
  expect(forbiddenTouches({ path: 'src/features/x/x.ts', text })).toHaveLength(1);
});

const harmless: Record<string, string> = {
  'a name of the app': `import { open } from './dialog.ts'; open();`,
  'a parameter': `export const path = (location: URL) => location.pathname;`,
  'a field': `export const place = { history: 1 }; console.log(place.history);`,
  'a type': `export interface Host { fetch: typeof fetch; location: string }`,
  'a date of its own': `export const day = new Date(0);`,
  'a comment': `// never fetch( here, nor window.open\nexport const x = 'localStorage';`,
};

test.each(Object.entries(harmless))('the doors let pass %s', (_what, text) => {
  expect(forbiddenTouches({ path: 'src/features/x/x.ts', text })).toEqual([]);
});

test('a door is open for its own folder only', () => {
  const text = `void fetch('/x'); setTimeout(act, 1);`;
  const inside = forbiddenTouches({ path: 'src/tenant/x.ts', text });
  expect(inside).toEqual(['src/tenant/x.ts:1 setTimeout']);
});

test.each(['sandbox/x.ts', 'operators/preview/x.ts'])('no door is open beside src/: %s', (path) => {
  expect(forbiddenTouches({ path, text: `void fetch('/x');` })).toEqual([`${path}:1 fetch`]);
});
