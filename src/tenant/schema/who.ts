import * as v from 'valibot';
import { tempers } from '../temper.ts';
import {
  asset,
  colour,
  count,
  currency,
  dayText,
  fontFile,
  localText,
  numberLocale,
  origin,
  text,
  timeZone,
} from './pieces.ts';

/** The name and mark that borrowers know. */
export const brand = v.object({
  name: text,
  shortName: text,
  logo: asset,
  appNames: v.array(text),
});

/** Where the public pages live, for canonical addresses. */
export const site = v.object({ baseUrl: origin });

const person = v.object({ name: text, phone: text, email: text, hours: v.optional(localText) });

/** The company that lends: printed on legal pages, named as the one who is paid. */
export const lender = v.object({
  name: text,
  address: text,
  registrations: v.array(
    v.object({ label: localText, value: text, validUntil: v.optional(dayText) }),
  ),
  phone: text,
  email: text,
  grievanceOfficer: v.optional(person),
  regulatorStatement: v.optional(localText),
  /** The folder of another brand of this company, whose facts may then be the same. */
  sameCompanyAs: v.optional(text),
});

/** Whom a borrower reaches, and where to go when that does not help. */
export const support = v.object({
  phone: text,
  email: text,
  hours: localText,
  escalation: v.array(
    v.object({
      name: localText,
      phone: v.optional(text),
      address: v.optional(text),
      afterDays: v.optional(count),
    }),
  ),
});

/** Days without work: 0 is Sunday. */
export const calendar = v.object({
  weekend: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  holidays: v.array(dayText),
});

/** Languages as the wording folders are named, zone as the IANA database names it. */
export const locale = v.object({
  languages: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))), v.minLength(1)),
  defaultLanguage: text,
  /** Languages for which the folder brings `wording/<language>.json`. */
  ownWording: v.optional(v.array(text), []),
  timeZone,
  /** How the zone is called where people see an hour: `IST`, `WIB`. */
  timeZoneName: text,
  numberLocale,
});

/** How amounts travel and look. `minorDigits` is what the lender's cents are, `shownDigits` what is printed. */
export const money = v.object({
  currency,
  symbol: text,
  symbolPlace: v.optional(v.picklist(['before', 'after'])),
  symbolGap: v.picklist(['', '\u00a0', '\u202f']),
  minorDigits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  /** Why `minorDigits` is not what ISO 4217 says. */
  minorDigitsReason: v.optional(text),
  shownDigits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  grouping: v.union([v.literal(3), v.literal('3-2')]),
  groupMark: v.picklist(['.', ',', '\u00a0', '\u202f', "'"]),
  decimalMark: v.picklist(['.', ',']),
});

/** The tenant's colours; all others are derived from these and checked for contrast. */
export const theme = v.object({
  brand: colour,
  brand2: v.optional(colour),
  gradient: v.optional(v.pipe(v.array(colour), v.minLength(2), v.maxLength(3))),
  fontColours: v.optional(v.object({ onBrand: v.optional(colour), onHero: v.optional(colour) })),
  radius: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(28))),
  dark: v.boolean(),
  /** The character of the house: shapes, scale, hero, progress. */
  temper: v.optional(v.picklist(tempers), 'calm'),
  /** A face of the lender's own for headlines and figures; never in the way of a first view. */
  font: v.optional(fontFile),
  /** Pictures of the lender's own in the place of the house drawings. */
  pictures: v.optional(
    v.object({
      hero: v.optional(asset),
      success: v.optional(asset),
      empty: v.optional(asset),
    }),
    {},
  ),
});
