import bcd, {
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { inlineTexts } from '../../scripts/http/security-headers.ts';
import { allChunks, dist, page } from './built-app.ts';

/** The oldest browsers that the app promises to run in. */
const floor = { chrome: 100, webview_android: 100, safari_ios: 15.4 } as const;

/** Whether the data say that each browser of the floor has a feature, without a prefix and without a flag. */
function isInFloor(compat: CompatStatement | undefined): boolean {
  return Object.entries(floor).every(([browser, version]) => {
    const support = compat?.support[browser as keyof typeof floor]; // the table's own keys
    const [first] = Array.isArray(support) ? support : [support];
    const added = first?.version_added;
    if (typeof added !== 'string' || first?.flags || first?.prefix) return false;
    return Number.parseFloat(added.replace('≤', '')) <= version;
  });
}

const scripts = allChunks.map(({ file, modules }) => ({
  file,
  // Whoever sets lenders up opens the preview in a current browser.
  isForOperators: modules.some((module) => module.startsWith('operators/')),
  text: readFileSync(path.join(dist, file), 'utf8'),
}));

/** What a page's script meets of the browser. A name that any of them has long had is not looked at: it cannot be told apart. */
const interfaces =
  'AbortController AbortSignal Blob CanvasRenderingContext2D Clipboard Crypto Document DOMRect Element Event EventTarget File FormData Headers History HTMLCanvasElement HTMLDialogElement HTMLElement HTMLFormElement HTMLIFrameElement HTMLImageElement HTMLInputElement HTMLLinkElement HTMLScriptElement HTMLTextAreaElement IntersectionObserver KeyboardEvent Location LockManager MediaQueryList MouseEvent MutationObserver Navigator Node OffscreenCanvas Performance PerformanceObserver PointerEvent Range ReadableStream Request ResizeObserver Response Selection Storage SubtleCrypto TextDecoder TextEncoder Touch URL URLSearchParams VisualViewport Window XMLHttpRequest';

/** Members of the language's and the browser's objects that came after the floor, by their bare name. */
function lateMembers(): Map<string, string> {
  const late = new Map<string, string>();
  const early = new Set<string>();
  const look = (owner: string, members: Identifier = {}) => {
    for (const [name, member] of Object.entries<Partial<Identifier>>(members)) {
      if (name === '__compat' || !member.__compat) continue;
      const bare = name.replace(/_(?:static|event)$/, '');
      if (isInFloor(member.__compat)) early.add(bare);
      else late.set(bare, `${owner}.${bare}`);
    }
  };
  for (const [owner, members] of Object.entries<Identifier>(bcd.javascript.builtins ?? {}))
    look(owner, members);
  for (const name of interfaces.split(' ')) {
    const members = bcd.api[name];
    if (!members) throw new Error(`the data know no ${name}`);
    look(name, members);
  }
  for (const name of early) late.delete(name);
  return late;
}

/** Late members that are asked for before they are used, or are names of our own; each with the reason. */
const asked: Readonly<Record<string, string>> = {
  bytes: 'a field of ours',
  isError: 'a field of a query of ours',
  error: 'a field of results',
  Iterator: 'a field of the form library',
  use: 'a method of i18next',
  displayName: 'a field of components',
  move: 'a field of ours',
  escape: 'a field of i18next',
  drop: 'a method of ours',
  fileName: 'a field of ours',
  captureStackTrace: 'schema libraries ask for it first',
  prerendering: 'undefined where it is not there, which is what web-vitals expects',
  wasDiscarded: 'as prerendering',
  interactionCount: 'web-vitals asks for it first',
  requestIdleCallback: 'web-vitals has a timer in its place',
  cancelIdleCallback: 'as requestIdleCallback',
  font: 'a field of ours',
  content: 'a field of ours',
  inert: 'what lies under it is hidden as well',
  supports: 'a field of ours',
  vibrate: 'within a try: iPhones have none',
  when: 'a field of ours',
  wakeLock: 'within a try: the screen goes dark as it always did',
  fetchPriority: 'a hint, and a property like any other where it means nothing',
  imageSizes: 'React knows the attribute',
  delay: 'a field of ours',
  movementX: 'React copies it, undefined or not',
  movementY: 'as movementX',
  popover: 'React knows the attribute',
  share: 'canShare is asked first',
  canShare: 'within a try',
  connection: 'React’s scheduler asks for it first',
  startViewTransition: 'React asks for it first',
  capture: 'a field of listeners',
  interest: 'a field of ours',
  external: 'a field of ours',
  adoptedStyleSheets:
    'only in the preview, which whoever sets lenders up opens in a current browser',
};

/** What older browsers pass by, and what is lost there. */
const passedBy: Readonly<Record<string, string>> = {
  'text-size-adjust': 'prefixed forms stand beside it',
  'text-wrap': 'lines break less evenly',
  'print-color-adjust': 'the prefixed form stands beside it',
  outline: 'its corners are square on iOS before 16.4',
  'user-select': 'prefixed forms stand beside it',
  resize: 'a field keeps its size',
  'accent-color': 'a native mark has the browser’s colour',
  'forced-color-adjust': 'only for high contrast',
  'overscroll-behavior': 'a page may bounce',
  'content-visibility': 'more is drawn than is seen',
  'contain-intrinsic-size': 'as content-visibility',
  'container-type':
    'a title too large for its row breaks within a word; the studio’s board keeps one size',
  '@container': 'as container-type',
  'mask-composite': 'the prefixed form stands beside it',
  'mask-mode': 'part of the short form, which is prefixed beside it',
  ':has':
    'each alone in its block: a background is printed, and the page behind a dialog; a wide card keeps one column',
  ':selection': 'a double colon in the data',
};

describe('scripts', () => {
  const used = new Map<string, string>();
  const patterns: string[] = [];
  for (const { file, isForOperators, text } of scripts) {
    full(parse(text, { ecmaVersion: 2022, sourceType: 'module' }), (node) => {
      // A function of the window, called by its bare name.
      if ((node.type === 'CallExpression' || node.type === 'NewExpression') && 'callee' in node) {
        const callee: unknown = node.callee;
        if (typeof callee === 'object' && callee !== null && 'name' in callee)
          used.set(String(callee.name), file);
      }
      if (node.type === 'MemberExpression' && 'property' in node) {
        const property: unknown = node.property;
        const computed = 'computed' in node && node.computed === true;
        if (!computed && typeof property === 'object' && property !== null && 'name' in property)
          used.set(String(property.name), file);
      }
      if (isForOperators) return;
      if (node.type === 'Literal' && 'regex' in node) patterns.push(JSON.stringify(node.regex));
      // The build writes a pattern that the floor cannot read as a text.
      const written = 'value' in node ? String(Object(node.value).raw ?? node.value) : '';
      if (/\(\?<[=!]/.test(written)) patterns.push(written);
    });
  }

  test('every file is syntax of ECMAScript 2022, which the floor reads', () => {
    expect(scripts.length).toBeGreaterThan(20);
    expect(used.size).toBeGreaterThan(500);
  });

  test('no pattern looks behind, which iOS reads from 16.4 on, or has sets', () => {
    expect(patterns.filter((pattern) => /\(\?<[=!]|"flags":"[a-z]*v/.test(pattern))).toEqual([]);
  });

  test('nothing is called that came after the floor', () => {
    const late = lateMembers();
    expect([late.get('toSorted'), late.get('startViewTransition')]).not.toContain(undefined);
    const found = [...used].flatMap(([name, file]) => {
      const what = late.get(name);
      return what && !(name in asked) ? [`${what} in ${file}`] : [];
    });
    expect(found).toEqual([]);
    expect(Object.keys(asked).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('styles', () => {
  const files = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.css'));
  const sheets = [
    ...inlineTexts(page(), 'style'),
    ...files.map((file) => readFileSync(path.join(dist, 'assets', file), 'utf8')),
  ].map((text) => postcss.parse(text));

  test('every property, at-rule and selector is in the floor, or stands where others pass it by', () => {
    const late = new Set<string>();
    let count = 0;
    for (const sheet of sheets) {
      sheet.walkDecls(({ prop }) => {
        if (prop.startsWith('--') || prop.startsWith('-')) return;
        count += 1;
        if (!isInFloor(bcd.css.properties?.[prop]?.__compat)) late.add(prop);
      });
      sheet.walkAtRules(({ name }) => {
        if (!isInFloor(bcd.css['at-rules']?.[name]?.__compat)) late.add(`@${name}`);
      });
      sheet.walkRules(({ selector }) => {
        for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g))
          if (!name.startsWith('-') && !isInFloor(bcd.css.selectors?.[name]?.__compat))
            late.add(`:${name}`);
      });
    }
    expect(count).toBeGreaterThan(300);
    expect([...late].filter((name) => !(name in passedBy))).toEqual([]);
    expect(Object.keys(passedBy).filter((name) => !late.has(name))).toEqual([]);
  });
});
