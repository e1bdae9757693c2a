import { FirstView } from '../../src/first-view/first-view.tsx';
import { forgetEarlyBut } from '../../src/lender-api/early-call.ts';
import { endpoints } from '../../src/lender-api/endpoint-table.ts';
import { screenAddress } from '../../src/navigation/route-table.ts';
import { guardFirstTenant } from '../../src/tenant/first-tenant.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import { shippedConfig, shippedTenant } from '../unit/tenant/shipped-folder.ts';
import { answersOf, type ContractAnswer } from './contract-answers.ts';
import { answerWith, siteFile, stubNetwork } from './network.ts';
import { sampleSession } from './sample-session.ts';
import { sampleTenant } from './sample-tenant.ts';

const params = { loanId: '9007199254740993001', productId: '700100200300400501' };

/** The screens with a first view, and the calls that each is drawn from: all answers of the first, a good one of the others. */
export const firstCallsOf = {
  loanDetails: ['loanDetails'],
  cardRepayment: ['repaymentWay', 'loanDetails'],
  loanConfirm: ['loanConfirm', 'contracts'],
  virtualAccount: ['generateVcode', 'loanDetails'],
} as const;
export type FirstKey = keyof typeof firstCallsOf;
type FirstCall = (typeof firstCallsOf)[FirstKey][number];

/** Answers by their calls. */
export type Answers = Partial<Record<FirstCall, ContractAnswer>>;

/** Files from the disk, these answers, and a lender that goes on thinking about any other call. */
export function answerOnly(answers: Answers) {
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
export function yesTo(key: FirstCall): ContractAnswer {
  const yes = answersOf(key).find(({ kind }) => kind === 'success');
  if (!yes) throw new Error(`the contract has no yes to ${key}`);
  return yes;
}

/** A first view of a screen, in a fresh page. */
export function openFirstView(id: string, screen: ScreenKey, language: string) {
  const tenant = guardFirstTenant(shippedConfig(id), id);
  if (!tenant) throw new Error(`the guard refuses ${id}`);
  window.history.replaceState(null, '', screenAddress(tenant, undefined, screen, params));
  document.body.innerHTML = '<div id="root"><div class="shell"></div></div>';
  const place = document.getElementById('root');
  if (!place) throw new Error('no place');
  const session = sampleSession({ sessionId: 's-1', userId: 'u-1' });
  const raw = shippedConfig(id);
  const visit = { place, tenant, raw, session, language, flag: undefined, screen, params };
  const firstView = FirstView.open({
    ...visit,
    reload: () => undefined,
    styleOf: () => Promise.resolve(),
    fetchScreen: () => undefined,
  });
  if (!firstView) throw new Error('there is no first view');
  const ready = { tenant: shippedTenant(id), session, language, flag: undefined };
  return { place, firstView, ready: { ...ready, words: Promise.resolve({}) } };
}

/** The screens with a first view that a shipped lender has. */
export function firstScreensOf(id: string): readonly FirstKey[] {
  const { features } = shippedTenant(id);
  const isThere: Partial<Record<FirstKey, boolean>> = {
    cardRepayment: features.cards,
    virtualAccount: features.virtualAccount,
  };
  const keys = Object.keys(firstCallsOf) as FirstKey[]; // the table's own keys
  return keys.filter((screen) => isThere[screen] ?? true);
}

/** A browser that has seen nothing yet, with locks, which whoever opens a number needs; here there is only one tab. */
export function freshBrowser(): void {
  window.sessionStorage.clear();
  window.localStorage.clear();
  const locks = { request: (_name: string, act: () => unknown) => Promise.resolve(act()) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  forgetEarlyBut([], { tenant: sampleTenant(), session: sampleSession(), language: 'en' });
}
