import type * as v from 'valibot';
import { idsInIndex, readTenantIndex, type TenantIndex } from '../../src/tenant/choose-tenant.ts';
import type { tenantSchema } from '../../src/tenant/tenant-schema.ts';
import type { JsonTree } from './json-tree.ts';
import { indexTenants, type OtherTenants } from './other-tenants.ts';
import type { Seen } from './schema-node.ts';
import { type MarketTable, readMarkets } from './shared-files.ts';
import type { SharedWording, TenantFolder } from './tenant-folder.ts';

/** Everything around one folder that its rules look at. */
export interface Surroundings {
  /** The shared wording of `locales/`; of a language that is missing here, all words are missing. */
  wording: SharedWording;
  markets: MarketTable;
  others: OtherTenants;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Calls of the lender and actions of its app by the names of ours; empty when they are not known here. */
  calls: readonly string[];
  actions: readonly string[];
  /** `tenants/index.json`, where there is one. */
  index?: TenantIndex | undefined;
  /** The folders that it names. */
  named: ReadonlySet<string>;
}

/** What the schema says to a config: the tenant, or what it refuses. */
export type ParsedTenant = v.SafeParseResult<typeof tenantSchema>;

/** What a rule gets to see. */
export interface RuleInput {
  folder: TenantFolder;
  around: Surroundings;
  /** `tenant.json`. */
  tree: JsonTree;
  /** Its value; an empty object when it is none. */
  config: object;
  /** What the schema says to it. */
  parsed: ParsedTenant;
  /** Every value of it with its schema. */
  seen: readonly Seen[];
  /** Every JSON file of the folder that can be read, by its path. */
  trees: ReadonlyMap<string, JsonTree>;
}

/** What has to be known to check folders; whatever is left out is not looked at. */
export interface SurroundingParts {
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
export function surroundingsOf(parts: SurroundingParts): Surroundings {
  const index = parts.index === undefined ? undefined : readTenantIndex(parsed(parts.index));
  return {
    today: parts.today,
    others: indexTenants(parts.folders),
    wording: parts.wording ?? new Map(),
    markets: readMarkets(parts.markets ?? '{}').markets,
    index,
    named: index ? idsInIndex(index) : new Set(),
    calls: parts.calls ?? [],
    actions: parts.actions ?? [],
  };
}
