import * as v from 'valibot';
import { longestValue, readQuery } from '../domain/query.ts';
import { tabStore, type TextStore } from '../platform/browser-storage.ts';
import { savedRecord } from '../platform/saved-record.ts';
import { bySchema } from './owned-record.ts';
import type { Session } from './session.ts';

/** What a campaign's link says about where a visitor comes from (spec §3), by the names of the address. */
export const trackingParams = [
  'app_from',
  'user_from',
  'utm_tag',
  'id',
  'links_id',
  'down_id',
  'invite_code',
  'templateId',
] as const;

/** Those that every link of the flow carries on (spec §2). */
export const carriedParams = [
  'app_from',
  'user_from',
  'utm_tag',
  'id',
  'links_id',
  'down_id',
] as const satisfies readonly (typeof trackingParams)[number][];

/** The parameters of one visit, each as it came; an absent one was not in the link. */
export type Tracking = Readonly<Partial<Record<(typeof trackingParams)[number], string>>>;

/** One visit to the registration pages; it lasts as long as the tab, or until another campaign's link is opened. */
export interface RegistrationVisit {
  readonly tracking: Tracking;
  /** What the address of the next page of the flow holds, unchanged. */
  readonly carried: Readonly<Record<string, string>>;
  /** True just once in a visit: then it is to be reported (screens §6). */
  countOnce(): boolean;
  /** Where the template says that the app is downloaded; '' takes nothing back. */
  rememberDownload(url: string): void;
  /** The unjudged address of `rememberDownload`, also after a reload. */
  downloadUrl(): string | undefined;
}

/** The tracking values among some parameters; an over-long one counts as absent, like any launch value. */
function trackingIn(value: (name: string) => unknown): Tracking {
  return Object.fromEntries(
    trackingParams.flatMap((name) => {
      const text = value(name);
      return typeof text === 'string' && text !== '' && text.length <= longestValue
        ? [[name, text]]
        : [];
    }),
  );
}

const keptVisit = v.object({
  tenantId: v.string(),
  tracking: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((kept) => trackingIn((name) => kept[name])),
  ),
  isCounted: v.fallback(v.boolean(), false),
  downloadUrl: v.fallback(v.optional(v.string()), undefined),
});

type KeptVisit = v.InferOutput<typeof keptVisit>;

/**
 * The visit that a page of the flow belongs to; `query` is that of its own address. A page whose address says nothing
 * else than the kept visit goes on with it; one that says something else begins a new visit. What the address leaves
 * out may stand in the launch.
 */
export function registrationVisit(
  session: Session,
  query: string,
  store: TextStore = tabStore,
): RegistrationVisit {
  const { tenantId, business } = session;
  const inAddress = readQuery(query);
  const said = trackingIn((name) => inAddress.get(name));
  const names = trackingParams.filter((name) => said[name] !== undefined);
  const key = 'loanfront.visit';
  const record = savedRecord<KeptVisit>({ store, key, read: bySchema(keptVisit) });
  const find = () => {
    const found = record.find();
    return found?.tenantId === tenantId ? found : undefined;
  };
  const kept = find();
  const goesOn = kept && names.every((name) => kept.tracking[name] === said[name]);
  const launched = trackingIn((name) => business[name]);
  const invited = launched.invite_code !== undefined && { invite_code: launched.invite_code };
  const visit: KeptVisit = goesOn
    ? kept
    : { tenantId, tracking: names.length ? { ...invited, ...said } : launched, isCounted: false };
  // Read anew each time, for two pages of the flow may be open beside one another.
  const latest = () => find() ?? visit;
  if (!goesOn) record.keep(visit);
  return {
    tracking: visit.tracking,
    carried: Object.fromEntries(
      carriedParams.flatMap((name) => {
        const value = visit.tracking[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    countOnce() {
      if (latest().isCounted) return false;
      record.keep({ ...latest(), isCounted: true });
      return true;
    },
    rememberDownload(url) {
      if (url !== '') record.keep({ ...latest(), downloadUrl: url });
    },
    downloadUrl: () => latest().downloadUrl,
  };
}
