/** How one call of the lender's API goes out, and which of the lender's success rules it speaks (lender-api §1, §2). */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** Default path behind the tenant's prefix; the tenant's `api.paths` may replace it. */
  path: string;
  /** `success`: the flag must be there and true. `any`: whichever of success, code, status is there. */
  dialect: 'success' | 'any';
  /** Nobody reads the answer, so nobody is told when it cannot be read. */
  isReport?: boolean;
  /** Payload fields that travel in the query although the call is a POST. */
  inQuery?: readonly string[];
}

const service = '/api/v1/youmi/youmi-api/service/loan';

/** Every call in use. The lender's historical path names have their only home here. */
export const endpoints = {
  loanConfirm: { method: 'POST', path: '/v3/loan-confirm/loan-detail-confirm', dialect: 'any' },
  loanConfirmPush: { method: 'POST', path: '/v3/loan-confirm/loan-detail-push', dialect: 'any' },
  contracts: { method: 'GET', path: '/v3/contract/contract', dialect: 'any' },
  contractUrl: { method: 'POST', path: '/v3/contract/contract-jump', dialect: 'any' },
  loanDetails: { method: 'POST', path: '/v3/loan-details/loan-details', dialect: 'success' },
  rateApp: { method: 'POST', path: '/v3/loan-details/google-score', dialect: 'success' },
  event: { method: 'POST', path: '/service/event/save', dialect: 'any', isReport: true },
  productTap: { method: 'POST', path: '/gopia/goya/define', dialect: 'any', isReport: true },
  repaymentWay: {
    method: 'POST',
    path: `${service}/repayment-way`,
    dialect: 'any',
    inQuery: ['orderId'],
  },
  repaymentCommit: { method: 'POST', path: `${service}/repayment-commit`, dialect: 'any' },
  repaymentConfirm: { method: 'POST', path: `${service}/repayment-confirm`, dialect: 'any' },
  repaymentRedirect: { method: 'POST', path: `${service}/repayment-huichao`, dialect: 'any' },
  bindCard: { method: 'POST', path: `${service}/bind-card`, dialect: 'any' },
  generateVcode: { method: 'POST', path: '/v3/loan-details/generate-vcode', dialect: 'success' },
  payTypes: { method: 'POST', path: '/v3/loan-details/init-pay-type', dialect: 'any' },
  extension: { method: 'POST', path: '/v3/loan-details/delay-detail', dialect: 'any' },
  instalments: { method: 'POST', path: '/v3/installment/loan-play-detail', dialect: 'any' },
} as const satisfies Record<string, Endpoint>;

/** The key of a call, as `lender-api.md` and the tenant's `api.paths` name it. */
export type EndpointKey = keyof typeof endpoints;
