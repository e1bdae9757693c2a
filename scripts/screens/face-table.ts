import type { ScreenEntry } from '../../src/app/screen-entry.ts';
import { earlyCalls } from '../../src/first-view/early-calls.ts';
import { isScreenOn, pathOf } from '../../src/navigation/route-table.ts';
import { neededParams, spelledParam } from '../../src/navigation/screen-params.ts';
import type { SandboxTenant } from '../../sandbox/sandbox-tenant.ts';
import { legalPageOfScreen } from '../../src/tenant/legal-pages.ts';
import { type ScreenKey, screenKeys } from '../../src/tenant/screen-paths.ts';
import { momentFaces } from './moment-faces.ts';
import { moreFaces, wholePageFaces } from './more-faces.ts';
import {
  type FaceFault,
  failure,
  queryOf,
  type ScreenFace,
  silence,
  usualLoan,
} from './screen-face.ts';
import './without-style.ts';

const { screens } = await import('../../src/app/screens.ts');

/** Screens that say of themselves that they are another one (screens §8, "Marks in the page"). */
const shownAs: Partial<Record<ScreenKey, ScreenKey>> = {
  loanTermsPublic: 'loanAgreement',
  loanDetailsAfterPayment: 'loanDetails',
};

/** A title as a name: `a-loan-that-is-due`. */
const nameOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The call that a screen sends first, where its row says so. */
function firstCall(screen: ScreenKey, lender: SandboxTenant): string | undefined {
  const { orderId = '', productId = '' } = usualLoan(lender);
  return earlyCalls[screen]?.[0]?.({ loanId: orderId, productId }).endpoint.key;
}

const legalFiles = (kind: 'hang' | '404'): FaceFault => ({
  at: 'files',
  pattern: '**/tenants/*/legal/**',
  kind,
});

/**
 * The faces that every screen may have, out of its row in `src/app/screens.ts`: ready by the scenario's first link, the
 * scenario's other links, loading while nothing answers, error when the first call fails, empty when the lender has
 * nothing, and what an address without its loan shows.
 */
function usualFaces(screen: ScreenKey, entry: ScreenEntry, lender: SandboxTenant): ScreenFace[] {
  const isReader = entry.audience === 'reader';
  const isLegal = screen in legalPageOfScreen;
  const query = queryOf(screen, lender, !isReader);
  const ready: ScreenFace = {
    screen,
    face: 'ready',
    title: lender.scenario.links.find((link) => link.screen === screen)?.title ?? 'Ready',
    marks: { screen: shownAs[screen] ?? screen, face: 'ready' },
    path: pathOf(lender.tenant, screen),
    query,
    visitor: isReader ? 'nobody' : 'borrower',
    faults: [],
    isOptional: false,
  };
  const others = lender.scenario.links
    .filter((link) => link.screen === screen)
    .slice(1)
    .map((link) => ({ ...ready, face: nameOf(link.title), title: link.title, query: link.query }));
  const face = (name: ScreenFace['marks']['face'], title: string, change: Partial<ScreenFace>) => ({
    ...ready,
    face: name,
    title,
    marks: { ...ready.marks, face: name },
    isOptional: true,
    ...change,
  });
  if (isReader && !isLegal) return [ready, ...others];
  const [needed] = neededParams(screen);
  return [
    ready,
    ...others,
    face('loading', 'Nothing has answered yet', {
      faults: [isLegal ? legalFiles('hang') : silence],
    }),
    face('error', 'The first call fails', {
      faults: [isLegal ? legalFiles('404') : failure(firstCall(screen, lender))],
    }),
    ...(isLegal ? [] : [face('empty', 'The lender has nothing', { visitor: 'emptyHanded' })]),
    ...(needed
      ? [
          face('error', `The address lacks ${spelledParam(needed, screen)}`, {
            face: 'incomplete-link',
            query: {},
          }),
        ]
      : []),
  ];
}

/**
 * Every face of every screen that a lender has, in the order of the screens. A new screen is in it by its row in
 * `src/app/screens.ts` alone; what is special about one stands in `more-faces.ts`.
 */
export function screenFaces(lender: SandboxTenant): ScreenFace[] {
  const own = screenKeys.flatMap((screen) => {
    const entry = screens[screen];
    if (!entry || !isScreenOn(lender.tenant, screen)) return [];
    const usual = usualFaces(screen, entry, lender);
    const [ready] = usual;
    const special = [moreFaces, momentFaces].flatMap((table) =>
      ready ? (table[screen]?.(lender, ready) ?? []) : [],
    );
    const names = new Set(special.map(({ face }) => face));
    return [...usual.filter(({ face }) => !names.has(face)), ...special];
  });
  return [...own, ...wholePageFaces(lender)];
}
