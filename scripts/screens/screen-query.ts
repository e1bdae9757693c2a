import type { SandboxPlay } from '../../src/sandbox/play-schema.ts';
import type { SandboxTenant } from '../../src/sandbox/sandbox-tenant.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';

type Query = Readonly<Record<string, string>>;

/** The loan that a screen is opened with when nothing else is said: the first that is to be paid. */
export function usualLoan({ tenant, play }: SandboxTenant): Query {
  const loan =
    play.orders.find(({ status }) => tenant.loanStatuses[status]?.state === 'unpaid') ??
    play.orders.find(({ status }) => ['174', '180'].includes(status)) ??
    play.orders[0];
  return loan ? { orderId: loan.id, productId: loan.productId } : {};
}

/** A loan with a status; the usual one when the play has none. */
export function loanOf(lender: SandboxTenant, status: string): Query {
  const loan = lender.play.orders.find((one) => one.status === status);
  return loan ? { orderId: loan.id, productId: loan.productId } : usualLoan(lender);
}

const complained = (lender: SandboxTenant): Query => {
  const { orderId } = usualLoan(lender);
  return orderId ? { orderNo: orderId } : {};
};

const campaign = ({ templates: [first] }: SandboxPlay): Query =>
  first ? { templateId: first.id, app_from: 'web', user_from: 'social' } : {};

/** What screens want to be told that no link of the play tells them; the others get the usual loan. */
const queries: Partial<Record<ScreenKey, (lender: SandboxTenant) => Query>> = {
  complaintStart: complained,
  complaintStartNew: complained,
  complaintForm: (lender) => ({ ...complained(lender), problemType: '2' }),
  complaintList: () => ({}),
  complaintDetails: ({ play }) => {
    const told = play.complaints.find(({ answer }) => answer) ?? play.complaints[0];
    return told ? { problemId: told.id } : {};
  },
  chatbot: complained,
  promotion: ({ play }) => campaign(play),
  download: ({ play }) => campaign(play),
  landingAgreement: ({ play }) => campaign(play),
  marketplace: () => ({ scene: 'banner' }),
  loginFailure: ({ play }) => ({ productId: play.offers[0]?.id ?? '1' }),
};

/** What a screen's address says, by the first link of the play, else by the table, else the usual loan. */
export function queryOf(screen: ScreenKey, lender: SandboxTenant, isAsking: boolean): Query {
  const link = lender.play.links.find((one) => one.screen === screen);
  if (link) return link.query;
  return queries[screen]?.(lender) ?? (isAsking ? usualLoan(lender) : {});
}
