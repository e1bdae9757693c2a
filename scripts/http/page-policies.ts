import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkTenant } from '../../src/tenant/check-tenant.ts';
import { plainHost, readTenantIndex, type TenantIndex } from '../../src/tenant/choose-tenant.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { scheduledDays } from '../../src/tenant/merge-patch.ts';
import { plannedTenants } from '../tenant/publishable.ts';
import { tenantIds } from '../tenant/read-folders.ts';
import { headersOf, hostsOf } from '../tenant/tenant-headers.ts';
import type { BuildKind, Headers } from './security-headers.ts';

/** The headers of each page, by the lenders that its host may show, as their folders are now. */
export class PagePolicies {
  readonly #tenants: string;
  readonly #build: BuildKind;
  /** Of each file that was read: nothing when it is refused. */
  readonly #checked = new WeakMap<object, readonly Tenant[]>();
  readonly #read = new Map<string, { changedAt: number; value: unknown }>();

  constructor(tenants: string, build: BuildKind) {
    this.#tenants = tenants;
    this.#build = build;
  }

  /** For a page with this text; a host that is not in the index may show any lender, by the flag. */
  headers(html: string, host: string): Headers {
    const all = this.#sound();
    const asked = plainHost(host);
    const [, owners] = hostsOf(this.#index(), all).find(([name]) => name === asked) ?? [];
    return headersOf(html, owners ?? all, this.#build);
  }

  /** A folder that the app refuses is shown to nobody, so it needs nothing. */
  #sound(): Tenant[] {
    return tenantIds(this.#tenants).flatMap((id) => {
      const config = this.#json(`${id}/tenant.json`);
      if (typeof config !== 'object' || config === null) return [];
      const cached = this.#checked.get(config) ?? soundTenants(config, id);
      this.#checked.set(config, cached);
      return scheduledDays(config).length === 0
        ? cached
        : [...cached, ...plannedTenants(path.join(this.#tenants, id), id)];
    });
  }

  #index(): TenantIndex {
    return readTenantIndex(this.#json('index.json'));
  }

  /** The content of a file, read anew when it has changed; undefined for none, or for no JSON. */
  #json(name: string): unknown {
    const file = path.join(this.#tenants, name);
    try {
      const changedAt = statSync(file).mtimeMs;
      const cached = this.#read.get(file);
      if (cached?.changedAt === changedAt) return cached.value;
      const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
      this.#read.set(file, { changedAt, value });
      return value;
    } catch {
      return undefined;
    }
  }
}

function soundTenants(config: object, id: string): readonly Tenant[] {
  const check = checkTenant(config, id);
  return check.isSound ? [check.tenant] : [];
}
