import { idsOfHost, plainHost, type TenantIndex } from '../../src/tenant/choose-tenant.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import {
  pageHeaders,
  type BuildKind,
  type Headers,
  type PageNeeds,
} from '../http/security-headers.ts';

const unique = (texts: readonly (string | undefined)[]): string[] =>
  [...new Set(texts.flatMap((text) => (text ? [text] : [])))].sort();

/** Where a tenant's pages tell how they fare, when that is another origin. */
const telemetryOrigin = ({ telemetry }: Tenant): string | undefined =>
  telemetry && URL.canParse(telemetry.url) ? new URL(telemetry.url).origin : undefined;

/** What a page that may show any of these tenants has to do with, each origin only where it is needed. */
export function needsOf(tenants: readonly Tenant[], build: BuildKind): PageNeeds {
  const servers = tenants.map(({ api }) => api.baseUrl);
  const listeners = unique(tenants.map(({ security }) => security.reportTo));
  return {
    // The captcha is a picture that the lender's server sends.
    images: unique([...servers, ...tenants.flatMap(({ security }) => security.imageOrigins)]),
    calls: unique([...servers, ...tenants.map(telemetryOrigin)]),
    frames: unique(
      tenants.flatMap(({ security, links }) => [
        ...security.frameOrigins,
        ...(links.privacyPage?.startsWith('/') ? ["'self'"] : []),
      ]),
    ),
    ancestors: unique(tenants.flatMap(({ security }) => security.frameAncestors ?? [])),
    // On a host of several lenders none of them is told of the others' borrowers.
    reportTo: tenants.every(({ security }) => security.reportTo === listeners[0])
      ? listeners[0]
      : undefined,
    ...build,
  };
}

/** The headers of a page that may show any of these tenants. */
export const headersOf = (
  html: string,
  tenants: readonly Tenant[],
  build: BuildKind = {},
): Headers => pageHeaders(html, needsOf(tenants, build));

/** The lenders that one host shows, first the one that it shows without a flag. */
export type Owners = readonly [first: Tenant, ...others: Tenant[]];

/**
 * The hosts of the index that belong to some of the tenants, as hosts are compared; each once. A tenant with planned
 * changes is several of one id, the one of today first.
 */
export function hostsOf(
  { hosts }: Pick<TenantIndex, 'hosts'>,
  tenants: readonly Tenant[],
): [host: string, owners: Owners][] {
  return [...new Set(Object.keys(hosts).map(plainHost))].flatMap((host): [string, Owners][] => {
    const [first, ...others] = (idsOfHost(hosts, host) ?? []).flatMap((id) =>
      tenants.filter((one) => one.id === id),
    );
    return first ? [[host, [first, ...others]]] : [];
  });
}

/** The default lender, and those that are reached by the flag alone: who needs a host that is not in the index. */
export const withoutHost = (
  hosts: readonly [host: string, owners: Owners][],
  tenants: readonly Tenant[],
  defaultId: string,
): Tenant[] =>
  tenants.filter(
    (one) => one.id === defaultId || !hosts.some(([, owners]) => owners.includes(one)),
  );

/** Policies above this many characters do not fit into what servers send by default. */
export const longestPolicy = 3500;
