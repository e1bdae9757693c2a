import { createStore } from '../../src/app/create-store.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { assistantEndpoints } from '../../src/lender-api/assistant/assistant.api.ts';
import type { Caller } from '../../src/lender-api/build-request.ts';
import { cardRepaymentEndpoints } from '../../src/lender-api/card-repayment/card-repayment.api.ts';
import { complaintEndpoints } from '../../src/lender-api/complaints/complaints.api.ts';
import type { EndpointKey } from '../../src/lender-api/endpoint-table.ts';
import { extensionEndpoints } from '../../src/lender-api/extension/extension.api.ts';
import { instalmentEndpoints } from '../../src/lender-api/instalments/instalments.api.ts';
import { loanConfirmEndpoints } from '../../src/lender-api/loan-confirm/loan-confirm.api.ts';
import { loanEndpoints } from '../../src/lender-api/loan/loan.api.ts';
import { marketplaceEndpoints } from '../../src/lender-api/marketplace/marketplace.api.ts';
import { partnerLoginFailureEndpoints } from '../../src/lender-api/login-failure/login-failure.api.ts';
import { registrationEndpoints } from '../../src/lender-api/registration/registration.api.ts';
import { supportEndpoints } from '../../src/lender-api/support/support.api.ts';
import { numberRepaymentEndpoints } from '../../src/lender-api/number-repayment/number-repayment.api.ts';
import type { FeatureKey } from '../../src/tenant/screen-paths.ts';

/** Which loan and offer of the test system are asked for. */
export interface AskedLoan {
  productId: string;
  /** A product with an offer that nobody has accepted yet. */
  offerId: string;
  loanId: string;
}

/** What a call came to: our own words, or the error that a screen would meet. */
export interface MappedAnswer {
  data?: unknown;
  error?: unknown;
}

/** The app's own store, by which every call is sent and mapped as a screen would. */
export const openStoreFor = (caller: Caller) =>
  createStore({
    caller: () => caller,
    clock: systemClock,
    sessionOver: () => undefined,
    report: () => undefined,
  });

type Store = ReturnType<typeof openStoreFor>;

/** A call that can be asked of a test system. */
export interface AskableCall {
  key: EndpointKey;
  /** The feature whose screens need it; without one every lender does. */
  feature?: FeatureKey;
  /** Makes a token or a number at the lender, though no money moves: asked only when it is named. */
  makesSomething?: boolean;
  /** The unit of the amounts in its answer. */
  unit?: 'minor' | 'major';
  ask(store: Store, loan: AskedLoan): PromiseLike<MappedAnswer>;
}

const complaints = complaintEndpoints.endpoints;
const offer = loanConfirmEndpoints.endpoints;

/** The first complaint of the borrower; the call is left out where there is none. */
async function firstComplaint(store: Store): Promise<MappedAnswer> {
  const { data } = await store.dispatch(complaints.getComplaints.initiate());
  const [first] = (data ?? []).flatMap(({ complaints: listed }) => listed);
  if (!first) return { error: { kind: 'skipped', where: 'the borrower has no complaint' } };
  return store.dispatch(complaints.getComplaint.initiate({ complaintId: first.id }));
}

/**
 * The calls that make nothing, and on request those that make no more than a token, in the order in which borrowers
 * meet them. What moves money is never among them.
 */
export const askableCalls: readonly AskableCall[] = [
  {
    key: 'loanConfirm',
    unit: 'minor',
    ask: (store, { offerId }) =>
      store.dispatch(offer.getLoanOffer.initiate({ productId: offerId })),
  },
  {
    key: 'contracts',
    ask: (store, { offerId }) =>
      store.dispatch(offer.getAgreements.initiate({ productId: offerId })),
  },
  {
    key: 'contractUrl',
    ask: (store, { offerId, loanId }) =>
      store.dispatch(
        offer.getAgreementAddress.initiate({ productId: offerId, position: 0, loanId }),
      ),
  },
  {
    key: 'loanDetails',
    unit: 'minor',
    ask: (store, loan) => store.dispatch(loanEndpoints.endpoints.getLoan.initiate(loan)),
  },
  {
    key: 'repaymentWay',
    feature: 'cards',
    makesSomething: true,
    unit: 'minor',
    ask: (store, { loanId }) =>
      store.dispatch(cardRepaymentEndpoints.endpoints.getRepaymentOptions.initiate({ loanId })),
  },
  {
    key: 'payTypes',
    feature: 'virtualAccount',
    unit: 'major',
    ask: (store, loan) =>
      store.dispatch(
        numberRepaymentEndpoints.endpoints.getPaymentChannels.initiate({ ...loan, kind: 'bank' }),
      ),
  },
  {
    key: 'extension',
    feature: 'extension',
    unit: 'major',
    ask: (store, loan) =>
      store.dispatch(extensionEndpoints.endpoints.getExtensionOffer.initiate(loan)),
  },
  {
    key: 'instalments',
    feature: 'instalments',
    unit: 'major',
    ask: (store, loan) =>
      store.dispatch(instalmentEndpoints.endpoints.getInstalmentPlan.initiate(loan)),
  },
  {
    key: 'problemInit',
    feature: 'complaints',
    ask: (store, { loanId }) => store.dispatch(complaints.getComplaintStart.initiate({ loanId })),
  },
  {
    key: 'problemList',
    feature: 'complaints',
    ask: (store) => store.dispatch(complaints.getComplaints.initiate()),
  },
  { key: 'problemDetail', feature: 'complaints', ask: firstComplaint },
  {
    key: 'qaList',
    feature: 'assistant',
    ask: (store, { loanId }) =>
      store.dispatch(
        assistantEndpoints.endpoints.getAssistantAnswers.initiate({ loanId, parentId: '0' }),
      ),
  },
  {
    key: 'contactInfo',
    ask: (store) => store.dispatch(supportEndpoints.endpoints.getContactInfo.initiate()),
  },
  {
    key: 'landing',
    feature: 'registration',
    ask: (store) =>
      store.dispatch(
        registrationEndpoints.endpoints.getLandingTemplate.initiate({ templateId: '1' }),
      ),
  },
  {
    key: 'captchaSid',
    feature: 'registration',
    makesSomething: true,
    ask: (store) => store.dispatch(registrationEndpoints.endpoints.getCaptcha.initiate()),
  },
  {
    key: 'marketplace',
    feature: 'marketplace',
    ask: (store) =>
      store.dispatch(marketplaceEndpoints.endpoints.getMarketplace.initiate({ scene: undefined })),
  },
  {
    key: 'jointFailure',
    feature: 'loginFailure',
    ask: (store, { productId }) =>
      store.dispatch(
        partnerLoginFailureEndpoints.endpoints.getPartnerLoginFailure.initiate({ productId }),
      ),
  },
  {
    key: 'jointLink',
    feature: 'loginFailure',
    ask: (store, { productId }) =>
      store.dispatch(
        partnerLoginFailureEndpoints.endpoints.requestPartnerHandoff.initiate({ productId }),
      ),
  },
];
