import { fields, flag, like, list, oneOf, optional, record, text } from '../domain/shape-check.ts';
import { featureKeys, screenKeys, screenPaths } from './screen-paths.ts';
import { tempers } from './temper.ts';
import type { Tenant } from './tenant-schema.ts';

/**
 * What the first view of a screen reads of a tenant. The whole of it is checked by the schema before anything else is
 * used; the schema's library comes with the framework, and would hold the first view up.
 */
export type FirstTenant = Pick<
  Tenant,
  | 'id'
  | 'locale'
  | 'money'
  | 'theme'
  | 'servicePhone'
  | 'routes'
  | 'features'
  | 'launch'
  | 'api'
  | 'bridge'
  | 'loanStatuses'
> & {
  brand: Pick<Tenant['brand'], 'name' | 'shortName' | 'logo'>;
  support: Pick<Tenant['support'], 'hours'>;
  security: Pick<
    Tenant['security'],
    'imageOrigins' | 'frameAncestors' | 'appSchemes' | 'trustedOrigins'
  >;
  repayment: Pick<
    Tenant['repayment'],
    'route' | 'payeeName' | 'wallet' | 'usualTimes' | 'logos' | 'chooseFirst'
  >;
};

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
  brand: fields({ name: text, shortName: text, logo: asset }),
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
    gradient: optional((value) => list(colour)(value) && [2, 3].includes(Object(value).length)),
    fontColours: optional(fields({ onBrand: optional(colour), onHero: optional(colour) })),
    radius: optional((value) => typeof value === 'number' && value >= 0 && value <= 28),
    dark: flag,
    temper: optional(oneOf(...tempers)),
    font: optional(like(/^assets\/[\w-]+\.woff2$/)),
    pictures: optional(
      fields({ hero: optional(asset), success: optional(asset), empty: optional(asset) }),
    ),
  }),
  servicePhone: text,
  support: fields({ hours: record(text) }),
  routes: fields(
    Object.fromEntries(
      screenKeys.map((key) => [key, screenPaths[key] === undefined ? path : optional(path)]),
    ),
  ),
  features: fields(Object.fromEntries(featureKeys.map((key) => [key, flag]))),
  launch: fields({ merchantNumber: text }),
  api: fields({
    baseUrl: (value) => value === '' || origin(value),
    prefix: like(/^(?:\/[\w.~-]+)*$/),
    // Two slashes would name another host.
    paths: optional(record(like(/^\/(?![/\\])/))),
    idempotencyHeader: optional(text),
    sessionIn: optional(oneOf('query', 'headers')),
    sessionHeaders: optional(record(text)),
    // Its exchange comes before anything is drawn.
    launchCode: oneOf(undefined),
  }),
  security: fields({
    trustedOrigins: list(origin),
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
  const { locale, api, security, repayment, support, brand } = file;
  const { android, ios } = file.bridge;
  // Only what was checked: nothing else of the file may be read before the schema has.
  return {
    id: file.id,
    brand: { name: brand.name, shortName: brand.shortName, logo: brand.logo },
    locale: { ...locale, ownWording: locale.ownWording ?? [] },
    money: file.money,
    theme: {
      ...file.theme,
      temper: file.theme.temper ?? 'calm',
      pictures: file.theme.pictures ?? {},
    },
    servicePhone: file.servicePhone,
    support: { hours: support.hours },
    routes: file.routes,
    features: file.features,
    launch: file.launch,
    api: {
      ...api,
      paths: api.paths ?? {},
      sessionIn: api.sessionIn ?? 'query',
      sessionHeaders: api.sessionHeaders ?? {},
    },
    security: {
      trustedOrigins: security.trustedOrigins,
      imageOrigins: security.imageOrigins,
      frameAncestors: security.frameAncestors ?? [],
      appSchemes: security.appSchemes ?? [],
    },
    bridge: {
      ...(android && { android: { ...android, methods: android.methods ?? {} } }),
      ...(ios && { ios: { ...ios, handlers: ios.handlers ?? {} } }),
    },
    loanStatuses: file.loanStatuses ?? {},
    repayment: {
      route: repayment.route,
      payeeName: repayment.payeeName,
      ...(repayment.wallet && { wallet: repayment.wallet }),
      usualTimes: repayment.usualTimes ?? {},
      logos: repayment.logos ?? {},
      chooseFirst: repayment.chooseFirst ?? false,
    },
  };
}
