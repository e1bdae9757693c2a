import type * as ReactClient from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeOverFirstView } from '../../../src/app/take-over.tsx';
import { FirstView } from '../../../src/first-view/first-view.tsx';
import { forgetEarlyBut } from '../../../src/lender-api/early-call.ts';
import { endpoints } from '../../../src/lender-api/endpoint-table.ts';
import { screenAddress } from '../../../src/navigation/route-table.ts';
import { guardFirstTenant } from '../../../src/tenant/first-tenant.ts';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import { answersOf, type ContractAnswer } from '../../support/contract-answers.ts';
import { answerWith, siteFile, stubNetwork } from '../../support/network.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { shippedConfig, shippedIds, shippedTenant } from '../tenant/shipped-folder.ts';

const params = { loanId: '9007199254740993001', productId: '700100200300400501' };

/** The screens with a first view, and the calls that each is drawn from: all answers of the first, a good one of the others. */
const screens = {
  loanDetails: ['loanDetails'],
  cardRepayment: ['repaymentWay'],
  loanConfirm: ['loanConfirm', 'contracts'],
  virtualAccount: ['generateVcode', 'loanDetails'],
} as const;
type FirstKey = keyof typeof screens;
type FirstCall = (typeof screens)[FirstKey][number];

/** Answers by their calls. */
type Answers = Partial<Record<FirstCall, ContractAnswer>>;

/** Files from the disk, these answers, and a lender that goes on thinking about any other call. */
function answerOnly(answers: Answers) {
  const byPath = Object.entries(answers).map(
    ([key, answer]) => [endpoints[key as FirstCall].path, answer] as const, // the table's own keys
  );
  return stubNetwork((request) => {
    const { pathname } = request.url;
    if (request.method !== 'POST' && !pathname.includes('/gateway/')) return siteFile(request);
    const [, answer] = byPath.find(([path]) => pathname.endsWith(path)) ?? [];
    return answer
      ? answerWith(answer.bodyText, answer.status)
      : new Promise<Response>(() => undefined);
  });
}

/** The lender's yes to a call. */
function yesTo(key: FirstCall): ContractAnswer {
  const yes = answersOf(key).find(({ kind }) => kind === 'success');
  if (!yes) throw new Error(`the contract has no yes to ${key}`);
  return yes;
}

const roots = vi.hoisted((): ReactClient.Root[] => []);

// The app keeps its root to itself; here each page has to be over before the next one opens.
vi.mock('react-dom/client', async (whole) => {
  const client = await whole<typeof ReactClient>();
  const hydrateRoot: typeof client.hydrateRoot = (...given) => {
    const root = client.hydrateRoot(...given);
    roots.push(root);
    return root;
  };
  return { ...client, hydrateRoot };
});

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  forgetEarlyBut([], { tenant: sampleTenant(), session: sampleSession(), language: 'en' });
});

let complaints: unknown[][];

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  // Whoever opens a number holds other tabs off; here there is only one.
  const locks = { request: (_name: string, act: () => unknown) => Promise.resolve(act()) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  complaints = [];
  document.documentElement.style.removeProperty('--keyboard');
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...said) => void complaints.push(said));
});

/** A first view of a screen, in a fresh page. */
function open(id: string, screen: ScreenKey, language: string) {
  const tenant = guardFirstTenant(shippedConfig(id), id);
  if (!tenant) throw new Error(`the guard refuses ${id}`);
  window.history.replaceState(null, '', screenAddress(tenant, undefined, screen, params));
  document.body.innerHTML = '<div id="root"><div class="shell"></div></div>';
  const place = document.getElementById('root');
  if (!place) throw new Error('no place');
  const session = sampleSession({ sessionId: 's-1', userId: 'u-1' });
  const raw = shippedConfig(id);
  const visit = { place, tenant, raw, session, language, flag: undefined, screen, params };
  const firstView = FirstView.open({ ...visit, reload: () => undefined });
  if (!firstView) throw new Error('there is no first view');
  const ready = { tenant: shippedTenant(id), session, language, flag: undefined };
  return { place, firstView, ready: { ...ready, words: Promise.resolve({}) } };
}

/** React wants the blanks of a style as a server would write them; a style that was set by its properties has others. */
function spellStyles(place: Element) {
  for (const element of place.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    element.setAttribute('style', style.replace(/([:;]) /g, '$1').replace(/;$/, ''));
  }
}

const lenders = shippedIds.flatMap((id) => {
  const { locale, features } = shippedTenant(id);
  return locale.languages.map((language) => ({
    id,
    language,
    hasCards: features.cards,
    hasNumbers: features.virtualAccount,
  }));
});

describe.each(lenders)(
  'what $id shows in $language before React',
  ({ id, language, hasCards, hasNumbers }) => {
    const isThere: Partial<Record<FirstKey, boolean>> = {
      cardRepayment: hasCards,
      virtualAccount: hasNumbers,
    };
    const cases = (Object.keys(screens) as FirstKey[]) // the table's own keys
      .filter((screen) => isThere[screen] ?? true)
      .flatMap((screen) => {
        const [first, ...others] = screens[screen];
        const rest = Object.fromEntries(others.map((key) => [key, yesTo(key)]));
        return answersOf(first).map((answer) => {
          const answers: Answers = { ...rest, [first]: answer };
          return { screen, first, answers, name: `${screen}: ${answer.name}` };
        });
      });

    test.each(cases)(
      'is just what React draws, which takes the very elements: $name',
      async ({ screen, first, answers }) => {
        const asked = answerOnly(answers);
        const { place, firstView, ready } = open(id, screen, language);
        await firstView.settled;
        const main = place.querySelector('main');
        const isShown = main?.dataset.face === 'ready' || main?.dataset.face === 'empty';
        spellStyles(place);
        const isTaken = await takeOverFirstView(place, firstView, ready);
        // Only an answer that says yes is drawn; for any other one the first view has stepped back.
        expect(isTaken).toBe(isShown);
        if (!isTaken) return;
        await vi.waitFor(() =>
          expect(document.documentElement.style.getPropertyValue('--keyboard')).not.toBe(''),
        );
        expect(complaints).toEqual([]);
        expect(main?.isConnected).toBe(true);
        expect(
          asked.filter(({ url }) => url.pathname.endsWith(endpoints[first].path)),
        ).toHaveLength(1);
      },
    );
  },
);
