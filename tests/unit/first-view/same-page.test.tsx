import { beforeEach, describe, expect, test, vi } from 'vitest';
import { takeOverFirstView } from '../../../src/app/take-over.tsx';
import { FirstView } from '../../../src/first-view/first-view.tsx';
import { endpoints } from '../../../src/lender-api/endpoint-table.ts';
import { screenAddress } from '../../../src/navigation/route-table.ts';
import { guardFirstTenant } from '../../../src/tenant/first-tenant.ts';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import { answersOf, type ContractAnswer } from '../../support/contract-answers.ts';
import { answerWith, siteFile, stubNetwork } from '../../support/network.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { shippedConfig, shippedIds, shippedTenant } from '../tenant/shipped-folder.ts';

const params = { loanId: '9007199254740993001', productId: '700100200300400501' };

/** The screens with a first view, and the call that each begins with. */
const screens = { loanDetails: 'loanDetails', cardRepayment: 'repaymentWay' } as const;
type FirstKey = keyof typeof screens;

/** Files from the disk, one answer for the screen's call, and a lender that goes on thinking about any other. */
function answerOnly(key: (typeof screens)[FirstKey], { status, bodyText }: ContractAnswer) {
  return stubNetwork((request) => {
    const { pathname } = request.url;
    if (request.method !== 'POST' && !pathname.includes('/gateway/')) return siteFile(request);
    return pathname.endsWith(endpoints[key].path)
      ? answerWith(bodyText, status)
      : new Promise<Response>(() => undefined);
  });
}

let complaints: unknown[][];

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  complaints = [];
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
  const visit = { place, tenant, session, language, flag: undefined, screen, params };
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
  return locale.languages.map((language) => ({ id, language, hasCards: features.cards }));
});

describe.each(lenders)('what $id shows in $language before React', ({ id, language, hasCards }) => {
  const cases = (Object.keys(screens) as FirstKey[]) // the table's own keys
    .filter((screen) => screen !== 'cardRepayment' || hasCards)
    .flatMap((screen) =>
      answersOf(screens[screen]).map((answer) => ({ screen, answer, name: answer.name })),
    );

  test.each(cases)(
    'is just what React draws, which takes the very elements: $name',
    async ({ screen, answer }) => {
      const asked = answerOnly(screens[screen], answer);
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
      document.documentElement.style.removeProperty('--keyboard');
      expect(
        asked.filter(({ url }) => url.pathname.endsWith(endpoints[screens[screen]].path)),
      ).toHaveLength(1);
    },
  );
});
