import type { Page } from 'playwright-core';
import type { Scenario } from '../../sandbox/scenario-schema.ts';
import type { SandboxTenant } from '../../sandbox/sandbox-tenant.ts';
import { loanStatusRule } from '../../src/domain/loan-status.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';

/** Something that goes wrong on purpose. */
export type FaceFault =
  /** A call of this visit's session, as the sandbox lender is told; see `sandbox/faults.ts`. */
  | { at: 'lender'; call: string; kind: string; times: number }
  /** A file of the tenant's folder; only a browser that is held by these tools can bring it about. */
  | { at: 'files'; pattern: string; kind: 'hang' | '500' | '404' };

/** More calls than any screen sends. */
export const everyTime = 1000;

/** No call of the visit is ever answered. */
export const silence: FaceFault = { at: 'lender', call: '*', kind: 'hang', times: everyTime };

/** A call fails once; every call does when it is not known which comes first. */
export const failure = (call: string | undefined): FaceFault => ({
  at: 'lender',
  call: call ?? '*',
  kind: '500',
  times: call === undefined ? everyTime : 1,
});

/** Who opens the screen: a borrower, one for whom the lender has little, or somebody who is not signed in. */
export type FaceVisitor = 'borrower' | 'emptyHanded' | 'loanless' | 'nobody';

/** One face of one screen, and how to get it. */
export interface ScreenFace {
  /** The screen's key, or that of a whole-page face like `notFound`. */
  screen: string;
  /** Its name among the faces of its screen: `ready`, `loading`, `a-loan-that-is-due`. */
  face: string;
  /** For people. */
  title: string;
  /** What the page says of itself then: `<main data-screen data-face>` (screens §8). */
  marks: { screen: string; face: 'loading' | 'empty' | 'error' | 'ready' };
  /** Path and query of the address, without the tenant, the language and the session. */
  path: string;
  query: Readonly<Record<string, string>>;
  visitor: FaceVisitor;
  faults: readonly FaceFault[];
  /** What is pressed and typed until it stands there; only a browser that is held by these tools can do it. */
  act?: ((page: Page) => Promise<void>) | undefined;
  /** Not every screen has it: then it is left out. */
  isOptional: boolean;
}

type Query = Readonly<Record<string, string>>;

/** The loan that a screen is opened with when nothing else is said: the first that is to be paid. */
export function usualLoan({ tenant, scenario }: SandboxTenant): Query {
  const loan =
    scenario.orders.find(
      ({ status }) => loanStatusRule(status, tenant.loanStatuses).state === 'unpaid',
    ) ?? scenario.orders[0];
  return loan ? { orderId: loan.id, productId: loan.productId } : {};
}

/** A loan with a status; the usual one when the scenario has none. */
export function loanOf(lender: SandboxTenant, status: string): Query {
  const loan = lender.scenario.orders.find((one) => one.status === status);
  return loan ? { orderId: loan.id, productId: loan.productId } : usualLoan(lender);
}

const complained = (lender: SandboxTenant): Query => {
  const { orderId } = usualLoan(lender);
  return orderId ? { orderNo: orderId } : {};
};

const campaign = ({ templates: [first] }: Scenario): Query =>
  first ? { templateId: first.id, app_from: 'web', user_from: 'social' } : {};

/** What screens want to be told that no link of the scenario tells them; the others get the usual loan. */
const queries: Partial<Record<ScreenKey, (lender: SandboxTenant) => Query>> = {
  complaintStart: complained,
  complaintStartNew: complained,
  complaintForm: (lender) => ({ ...complained(lender), problemType: '2' }),
  complaintList: () => ({}),
  complaintDetails: ({ scenario }) => {
    const complaint = scenario.complaints.find(({ answer }) => answer) ?? scenario.complaints[0];
    return complaint ? { problemId: complaint.id } : {};
  },
  chatbot: complained,
  promotion: ({ scenario }) => campaign(scenario),
  download: ({ scenario }) => campaign(scenario),
  landingAgreement: ({ scenario }) => campaign(scenario),
  marketplace: () => ({ scene: 'banner' }),
  loginFailure: ({ scenario }) => ({ productId: scenario.offers[0]?.id ?? '1' }),
};

/** What a screen's address says, by the first link of the scenario, else by the table, else the usual loan. */
export function queryOf(screen: ScreenKey, lender: SandboxTenant, isAsking: boolean): Query {
  const link = lender.scenario.links.find((one) => one.screen === screen);
  if (link) return link.query;
  return queries[screen]?.(lender) ?? (isAsking ? usualLoan(lender) : {});
}
