import type { SandboxTenant } from '../../src/sandbox/sandbox-tenant.ts';
import type { Scenario } from '../../src/sandbox/scenario-schema.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';

type Query = Readonly<Record<string, string>>;

/** The loan that a screen is opened with when nothing else is said: the first that is to be paid. */
export function usualLoan({ tenant, scenario }: SandboxTenant): Query {
  const loan =
    scenario.orders.find(({ status }) => tenant.loanStatuses[status]?.state === 'unpaid') ??
    scenario.orders.find(({ status }) => ['174', '180'].includes(status)) ??
    scenario.orders[0];
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
    const told = scenario.complaints.find(({ answer }) => answer) ?? scenario.complaints[0];
    return told ? { problemId: told.id } : {};
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
