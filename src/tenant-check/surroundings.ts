import { idsInIndex, readTenantIndex } from '../tenant/choose-tenant.ts';
import { readMarkets } from './market-table.ts';
import { indexTenants } from './other-tenants.ts';
import type { Surroundings } from './rule-input.ts';
import type { SharedWording, TenantFolder } from './tenant-folder.ts';

/** What has to be known to check folders; whatever is left out is not looked at. */
export interface KnownAround {
  /** `YYYY-MM-DD`. */
  today: string;
  /** All folders there are, the checked ones among them. */
  folders: Iterable<TenantFolder>;
  wording?: SharedWording;
  /** The text of `tenants/markets.json`. */
  markets?: string | undefined;
  /** The text of `tenants/index.json`. */
  index?: string | undefined;
  calls?: readonly string[];
  actions?: readonly string[];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // its own check says so
  }
}

/** The surroundings of all folders, made once for any number of them. */
export function surroundingsOf(known: KnownAround): Surroundings {
  const index = known.index === undefined ? undefined : readTenantIndex(parsed(known.index));
  return {
    today: known.today,
    others: indexTenants(known.folders),
    wording: known.wording ?? new Map(),
    markets: readMarkets(known.markets ?? '{}').markets,
    index,
    named: index ? idsInIndex(index) : new Set(),
    calls: known.calls ?? [],
    actions: known.actions ?? [],
  };
}
