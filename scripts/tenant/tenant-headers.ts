import type { TenantIndex } from '../../src/tenant/choose-tenant.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import {
  commonHeaders,
  contentSecurityPolicy,
  permissionsPolicy,
  type PolicyOrigins,
} from '../http/security-headers.ts';

const unique = (origins: readonly string[]): string[] =>
  [...new Set(origins.filter((origin) => origin !== ''))].sort();

/** The origins that a page of these tenants has to do with, each only where it is needed. */
export function tenantOrigins(tenants: readonly Tenant[]): PolicyOrigins {
  const servers = tenants.map(({ api }) => api.baseUrl);
  return {
    // The captcha is a picture that the lender's server sends.
    images: unique([...servers, ...tenants.flatMap(({ security }) => security.imageOrigins)]),
    calls: unique(servers),
    frames: unique(tenants.flatMap(({ security }) => security.frameOrigins)),
    forms: [],
    framesItself: tenants.some(({ features }) => features.preview),
  };
}

/** Every header that a page of these tenants needs, by its usual spelling. */
export function headersOf(html: string, tenants: readonly Tenant[]): Record<string, string> {
  const hasPreview = tenants.some(({ features }) => features.preview);
  return {
    'Content-Security-Policy': contentSecurityPolicy(html, tenantOrigins(tenants)),
    'Permissions-Policy': permissionsPolicy({ hasPreview }),
    'Referrer-Policy': commonHeaders['referrer-policy'] ?? '',
    'X-Content-Type-Options': commonHeaders['x-content-type-options'] ?? '',
    'Strict-Transport-Security': 'max-age=31536000',
  };
}

/** The hosts of the index that belong to one of the tenants, each with its tenant. */
export function hostsOf(
  { hosts }: Pick<TenantIndex, 'hosts'>,
  tenants: readonly Tenant[],
): [host: string, tenant: Tenant][] {
  return Object.entries(hosts).flatMap(([host, ids]) =>
    tenants
      .filter(({ id }) => [ids].flat().includes(id))
      .map((tenant): [string, Tenant] => [host, tenant]),
  );
}

/** Who is shown on any other host: the default lender, and those that are reached by the flag alone. */
export const withoutHost = (
  hosts: readonly [host: string, tenant: Tenant][],
  tenants: readonly Tenant[],
  defaultId: string,
): Tenant[] =>
  tenants.filter((one) => one.id === defaultId || !hosts.some(([, owner]) => owner === one));

/** Policies above this many characters do not fit into what servers send by default. */
export const longestPolicy = 3500;
