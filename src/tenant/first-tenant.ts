import type { Tenant } from './tenant-schema.ts';

/**
 * What the first view of a screen reads of a tenant. The whole of it is checked by the schema before anything else is
 * used; the schema's library comes with the framework, and would hold the first view up.
 */
export type FirstTenant = Pick<
  Tenant,
  | 'id'
  | 'brand'
  | 'locale'
  | 'money'
  | 'theme'
  | 'servicePhone'
  | 'routes'
  | 'features'
  | 'launch'
  | 'api'
  | 'security'
  | 'bridge'
  | 'loanStatuses'
> & {
  support: Pick<Tenant['support'], 'hours'>;
  repayment: Omit<Tenant['repayment'], 'banks' | 'markets' | 'guide'>;
};

/** Whether a value is what the first view takes it for. */
type Check = (value: unknown) => boolean;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// The schema trims: a text with blanks at its ends is left to it.
const text: Check = (value) => typeof value === 'string' && value !== '' && value.trim() === value;
const flag: Check = (value) => typeof value === 'boolean';
const count: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const like =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const record =
  (check: Check): Check =>
  (value) =>
    isFields(value) && Object.values(value).every(check);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isFields(value) && Object.entries(checks).every(([key, check]) => check(value[key]));

const colour = like(/^#[0-9a-fA-F]{6}$/);
const path = like(/^\/(?:(?!\.)[\w.~-]+(?:\/(?!\.)[\w.~-]+)*\/?)?$/);
const asset = like(/^(?:https:\/\/\S+|assets\/(?!.*\.\.)[\w./-]+)$/);
const origin = like(/^(?:https:\/\/[a-z0-9.-]+|http:\/\/localhost)(?::(?!443$)\d+)?$/);
// Asking the browser whether it knows the zone takes longer than all the rest of this; where it does not, drawing
// throws and React takes over.
const zone = like(/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/);

/** The fields that a first view reads, each checked as strictly as the schema does, or more. */
const isFirstTenant = fields({
  schemaVersion: oneOf(1),
  id: text,
  brand: fields({ name: text, shortName: text, logo: text }),
  locale: fields({
    languages: list(like(/^[a-z]{2,3}$/)),
    defaultLanguage: text,
    ownWording: optional(list(text)),
    timeZone: zone,
    timeZoneName: text,
    numberLocale: like(/^[a-z]{2,3}(?:-[A-Z]{2})$/),
  }),
  money: fields({
    currency: like(/^[A-Z]{3}$/),
    symbol: text,
    symbolPlace: optional(oneOf('before', 'after')),
    symbolGap: oneOf('', '\u00a0', '\u202f'),
    minorDigits: oneOf(0, 1, 2, 3),
    shownDigits: oneOf(0, 1, 2, 3),
    grouping: oneOf(3, '3-2'),
    groupMark: oneOf('.', ',', '\u00a0', '\u202f', "'"),
    decimalMark: oneOf('.', ','),
  }),
  theme: fields({
    brand: colour,
    brand2: optional(colour),
    gradient: optional(list(colour)),
    fontColours: optional(fields({ onBrand: optional(colour), onHero: optional(colour) })),
    radius: optional(count),
    dark: flag,
  }),
  servicePhone: text,
  support: fields({ hours: record(text) }),
  routes: record(path),
  features: record(flag),
  launch: fields({ merchantNumber: text }),
  api: fields({
    baseUrl: (value) => value === '' || origin(value),
    prefix: like(/^(?:\/[\w.~-]+)*$/),
    paths: optional(record(like(/^\//))),
    idempotencyHeader: optional(text),
    sessionIn: optional(oneOf('query', 'headers')),
    sessionHeaders: optional(record(text)),
    // Its exchange comes before anything is drawn.
    launchCode: oneOf(undefined),
  }),
  security: fields({
    trustedOrigins: list(origin),
    frameOrigins: list(origin),
    imageOrigins: list(origin),
    frameAncestors: optional(list(origin)),
    appSchemes: optional(list(like(/^[a-z][a-z0-9+.-]{1,40}$/))),
  }),
  bridge: fields({
    android: optional(fields({ object: text, methods: optional(record(text)) })),
    ios: optional(fields({ handlers: optional(record(text)) })),
  }),
  // Whoever was idle for too long is to see nothing.
  session: optional(fields({ idleMinutes: oneOf(undefined) })),
  loanStatuses: optional(
    record(fields({ picture: text, actions: list(text), recommend: flag, state: text })),
  ),
  repayment: fields({
    route: oneOf('cardRepayment', 'virtualAccount', 'walletRepayment', 'paymentGuide'),
    payeeName: text,
    wallet: optional(
      fields({ name: record(text), explanation: record(text), picture: optional(asset) }),
    ),
    usualTimes: optional(
      fields({
        card: optional(record(text)),
        wallet: optional(record(text)),
        bank: optional(record(text)),
        miniMarket: optional(record(text)),
      }),
    ),
    logos: optional(record(asset)),
    chooseFirst: optional(flag),
  }),
});

/**
 * The part of a tenant's file that a first view may be drawn from, with the schema's defaults; undefined when one of
 * its fields is not what it should be, or not as plainly. Then there is no first view, and the schema says what is
 * wrong.
 */
export function guardFirstTenant(raw: unknown, folder: string): FirstTenant | undefined {
  if (!isFirstTenant(raw)) return undefined;
  const file = raw as FirstTenant; // checked just now, but for the defaults below
  if (file.id !== folder || !file.locale.languages.includes(file.locale.defaultLanguage))
    return undefined;
  if (file.money.groupMark === file.money.decimalMark) return undefined;
  const { android, ios } = file.bridge;
  return {
    ...file,
    locale: { ...file.locale, ownWording: file.locale.ownWording ?? [] },
    api: {
      ...file.api,
      paths: file.api.paths ?? {},
      sessionIn: file.api.sessionIn ?? 'query',
      sessionHeaders: file.api.sessionHeaders ?? {},
    },
    security: {
      ...file.security,
      frameAncestors: file.security.frameAncestors ?? [],
      appSchemes: file.security.appSchemes ?? [],
    },
    bridge: {
      ...(android && { android: { ...android, methods: android.methods ?? {} } }),
      ...(ios && { ios: { ...ios, handlers: ios.handlers ?? {} } }),
    },
    loanStatuses: file.loanStatuses ?? {},
    repayment: {
      ...file.repayment,
      usualTimes: file.repayment.usualTimes ?? {},
      logos: file.repayment.logos ?? {},
      chooseFirst: file.repayment.chooseFirst ?? false,
    },
  };
}
