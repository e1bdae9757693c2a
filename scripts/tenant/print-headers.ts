import { nginxFiles } from './nginx-files.ts';
import type { PrintedFiles, PrintedSite } from './printed-site.ts';
import { cloudflareFiles, netlifyFiles } from './static-host-files.ts';

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
