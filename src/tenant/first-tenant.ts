import type { Tenant } from './tenant-schema.ts';

/** What the first view of a screen reads of a tenant; the whole of it is judged before anything else is used. */
export type FirstTenant = Pick<
  Tenant,
  | 'id'
  | 'brand'
  | 'locale'
  | 'money'
  | 'theme'
  | 'servicePhone'
  | 'support'
  | 'routes'
  | 'features'
  | 'launch'
  | 'api'
  | 'security'
  | 'bridge'
  | 'loanStatuses'
  | 'repayment'
>;
