import type { Headers } from '../http/security-headers.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { nginxFiles } from './nginx-files.ts';
import { cloudflareFiles, netlifyFiles } from './static-host-files.ts';

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

/** Each way of printing, by the name that is asked for. */
export const headerFormats = {
  nginx: nginxFiles,
  netlify: netlifyFiles,
  cloudflare: cloudflareFiles,
  json: ({ page, hosts }: PrintedSite): PrintedFiles => ({
    'headers.json': `${JSON.stringify(
      { page, byHost: Object.fromEntries(hosts.map(({ host, page: own }) => [host, own])) },
      null,
      2,
    )}\n`,
  }),
} as const satisfies Record<string, (site: PrintedSite) => PrintedFiles>;

/** The name of a format. */
export type HeaderFormat = keyof typeof headerFormats;

/** Whether a format is known by this name. */
export const isHeaderFormat = (name: string): name is HeaderFormat =>
  Object.hasOwn(headerFormats, name);
