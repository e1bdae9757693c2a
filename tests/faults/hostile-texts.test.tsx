import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import { closeApp, describePage, openApp, tenantOf, until } from '../support/whole-app.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 5, 0) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  await closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

/** What a lender's server could send in place of every text that it has. */
const texts: Readonly<Record<string, string>> = {
  markup:
    '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">x</a>',
  'an address that runs': 'javascript:alert(document.cookie)//',
  'a page in an address': 'data:text/html,<script>alert(1)</script>',
  'another origin': 'https://evil.example/login?next=%2f%2fevil.example',
  'marks that turn the line round': '\u202e\u2066\u200f\u0000\u001b[31m\ud800',
  'a placeholder of ours': '{{amount}} $t(pay) %s ${x} __proto__ constructor',
  'very long': 'अ'.repeat(20_000),
  nothing: '',
};

const due = '?productId=5005&orderId=90071992547409930174';
const visits: readonly (readonly [ScreenKey, string])[] = [
  ['loanDetails', due],
  ['loanDetails', '?productId=5006&orderId=90071992547409930004'],
  ['loanConfirm', '?productId=5001'],
  ['cardRepayment', due],
  ['instalments', '?productId=5007&orderId=90071992547409930312'],
  ['extension', due],
  ['complaintStart', ''],
  ['complaintList', ''],
  ['complaintDetails', '?problemId=9007199254740950000102'],
  ['chatbot', ''],
  ['customerService', ''],
  ['marketplace', '?scene=banner_jingzhun'],
  ['loginFailure', '?productId=700100200300400501'],
];

/** The answer of a lender with every text of its data replaced; what is told by codes stays. */
function spoil(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((one) => spoil(one, text));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        /^(?:code|status|success|orderNo|id)$/.test(name) ? one : spoil(one, text),
      ]),
    );
  return typeof value === 'string' ? text : value;
}

/** Whatever in the page could run, or lead where nobody allowed it. */
const dangers = () =>
  [...document.querySelectorAll('*')].flatMap((element) => {
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith('on') ||
        name === 'srcdoc' ||
        (/^(?:href|src|action|formaction)$/.test(name) &&
          !/^(?:\/(?!\/)|tel:|mailto:|blob:|data:image\/|https:\/\/(?!evil)|http:\/\/localhost)/.test(
            value,
          )),
    );
    // A link that a person presses may lead out, but never tells where from.
    const isLinkOut = element.matches('a[rel~=noreferrer][href^="https:"]');
    const isScript = ['SCRIPT', 'OBJECT', 'EMBED', 'BASE'].includes(element.tagName);
    return isScript || (attributes.length > 0 && !isLinkOut)
      ? [element.outerHTML.slice(0, 200)]
      : [];
  });

describe.each(visits)('%s %s', (screen, query) => {
  test.each(Object.entries(texts))('%s in every text of the lender', async (_what, text) => {
    const app = openApp({
      tenant: tenantOf('india'),
      screen,
      query,
      onTheWay: async (_call, _request, lender) => {
        const answer = await lender();
        const body: unknown = await answer.clone().json();
        return new Response(JSON.stringify(spoil(body, text)), answer);
      },
    });
    expect(await until(() => app.face() !== 'loading' && app.face()), describePage()).toBeTruthy();
    expect(app.shown(), describePage()).not.toBe('crashed');
    expect(dangers()).toEqual([]);
    expect(app.left).toEqual([]);
  });
});
