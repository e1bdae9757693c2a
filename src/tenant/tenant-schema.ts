import * as v from 'valibot';
import { sessionParams } from '../domain/session-params.ts';
import {
  featureKeys,
  screenKeys,
  screenPaths,
  type FeatureKey,
  type ScreenKey,
} from './screen-paths.ts';
import {
  apiPrefix,
  appMethod,
  appObject,
  appScheme,
  asset,
  count,
  dayText,
  headerName,
  httpsAddress,
  idleMinutes,
  origin,
  paramName,
  path,
  sitePath,
  text,
} from './schema/pieces.ts';
import { brand, calendar, lender, locale, money, site, support, theme } from './schema/who.ts';
import * as rules from './schema/money-rules.ts';
import { forms } from './schema/forms.ts';
import { tenantIdPattern } from './tenant-id.ts';

/** Where a link of the site leads: another site, a file of the folder, or a page of the site itself. */
const linked = v.union([asset, sitePath]);

// Entries of v.object by key; the casts only say what Object.fromEntries cannot: the keys are the lists' own.
const routes = v.object(
  Object.fromEntries(
    screenKeys.map((key) => [key, screenPaths[key] === undefined ? path : v.optional(path)]),
  ) as Record<ScreenKey, v.OptionalSchema<typeof path, undefined>>,
);
const features = v.object(
  Object.fromEntries(featureKeys.map((key) => [key, v.boolean()])) as Record<
    FeatureKey,
    v.BooleanSchema<undefined>
  >,
);

const loanStatus = v.object({
  picture: v.picklist([
    'review',
    'approved',
    'disbursing',
    'due',
    'overdue',
    'processing',
    'settled',
    'declined',
    'closed',
  ]),
  actions: v.array(v.picklist(['repay', 'extend', 'borrowMore'])),
  recommend: v.boolean(),
  state: v.picklist(['unpaid', 'settled', 'open']),
});

const actionNames = v.record(v.string(), appMethod);

/** The version of `tenant.json` that this app reads; how it goes on is told in docs/decisions/0016. */
export const schemaVersion = 1;

/** The whole of `tenant.json` (design §4). Types, the check in the browser and the checker's rules all come from here. */
export const tenantSchema = v.object({
  $schema: v.optional(v.string()),
  schemaVersion: v.literal(schemaVersion),
  id: v.pipe(v.string(), v.regex(tenantIdPattern)),
  release: v.optional(count),
  environment: v.optional(text),
  scheduled: v.optional(v.array(dayText)),
  brand,
  site,
  lender,
  support,
  calendar,
  locale,
  money,
  theme,
  servicePhone: text,
  routes,
  features,
  launch: v.object({ merchantNumber: text }),
  api: v.object({
    baseUrl: v.union([v.literal(''), origin]),
    prefix: apiPrefix,
    paths: v.optional(v.record(v.string(), v.pipe(v.string(), v.startsWith('/'))), {}),
    idempotencyHeader: v.optional(headerName),
    sessionIn: v.optional(v.picklist(['query', 'headers']), 'query'),
    sessionHeaders: v.optional(v.record(v.picklist(sessionParams), headerName), {}),
    launchCode: v.optional(v.object({ param: paramName, path })),
  }),
  telemetry: v.optional(v.object({ url: v.union([path, httpsAddress]) })),
  session: v.optional(v.object({ idleMinutes: v.optional(idleMinutes) }), {}),
  security: v.object({
    trustedOrigins: v.array(origin),
    frameOrigins: v.array(origin),
    imageOrigins: v.array(origin),
    frameAncestors: v.optional(v.array(origin), []),
    appSchemes: v.optional(v.array(appScheme), []),
    reportTo: v.optional(httpsAddress),
  }),
  bridge: v.object({
    android: v.optional(v.object({ object: appObject, methods: v.optional(actionNames, {}) })),
    ios: v.optional(v.object({ handlers: v.optional(actionNames, {}) })),
  }),
  calculator: rules.calculator,
  marketing: rules.marketing,
  loanTerms: rules.loanTerms,
  disclosures: rules.disclosures,
  loanStatuses: v.optional(v.record(v.string(), loanStatus), {}),
  loanConfirm: v.object({ consentStartsChecked: v.boolean() }),
  repayment: rules.repayment,
  forms,
  rating: rules.rating,
  links: v.object({
    privacyPage: v.optional(linked),
    downloadApp: v.union([
      asset,
      sitePath,
      v.object({ android: v.optional(linked), ios: v.optional(linked), other: linked }),
    ]),
  }),
});

/** A lender as the app sees it: the checked content of one tenant folder. */
export type Tenant = v.InferOutput<typeof tenantSchema>;

/** One field of a form that the tenant describes. */
export type TenantField = Tenant['forms']['bindCard']['fields'][number];
