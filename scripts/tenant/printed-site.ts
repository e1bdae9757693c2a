import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import type { Headers } from '../http/security-headers.ts';

/** Everything that a server of the app has to be told. */
export interface PrintedSite {
  /** Of pages on a host that is not in the index. */
  page: Headers;
  /** The hosts of the index, each with the lender that it shows without a flag and the headers of its pages. */
  hosts: readonly { host: string; tenant: Tenant; page: Headers }[];
  tenants: readonly Tenant[];
  /** The build's page. */
  html: string;
}

/** Files by their name. */
export type PrintedFiles = Readonly<Record<string, string>>;
