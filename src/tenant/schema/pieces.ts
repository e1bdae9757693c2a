import * as v from 'valibot';
import { isForbiddenScheme } from '../../domain/safe-address.ts';
import { isBrowserMember, isBrowserObject } from '../browser-names.ts';

// No piece says in words what it wants: a borrower would download that. `operators/check/describe-schema.ts` does.

/** A text that says something. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A text per language, `{"en": "…", "hi": "…"}`; whether every language is there is for the operators' checks. */
export const localText = v.record(v.string(), text);

/** `#RRGGBB`. Nothing else, so that contrast can be computed. */
export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/));

/** A path of the app. */
export const path = v.pipe(
  v.string(),
  v.regex(/^\/(?:(?!\.)[\w.~-]+(?:\/(?!\.)[\w.~-]+)*\/?)?$/),
  v.maxLength(80),
);

/** Scheme and host, nothing behind: `https://pay.lender.example`. */
export const origin = v.pipe(
  v.string(),
  v.regex(/^(?:https:\/\/[a-z0-9.-]+|http:\/\/localhost)(?::(?!443$)\d+)?$/),
);

/** The object that a lender's app puts into the window; never one that the browser owns. */
export const appObject = v.pipe(
  text,
  v.check((name) => !isBrowserObject(name)),
);

/** A method or handler of a lender's app. */
export const appMethod = v.pipe(
  text,
  v.check((name) => !isBrowserMember(name)),
);

/** The scheme of an app's links, without its colon: `lenderapp`. None that a browser or a phone reads itself. */
export const appScheme = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9+.-]{1,40}$/),
  v.check((scheme) => !isForbiddenScheme(scheme)),
);

/** An https address, or a path below the tenant's own folder. */
export const asset = v.pipe(v.string(), v.regex(/^(?:https:\/\/\S+|assets\/(?!.*\.\.)[\w./-]+)$/));

/** A picture per language; a reader of another one gets that of the lender's own language. */
export const localAsset = v.record(v.string(), asset);

/** A font file of the tenant's own folder. */
export const fontFile = v.pipe(v.string(), v.regex(/^assets\/[\w-]+\.woff2$/));

/** A path on the site's own origin that is none of the app's own: `/documents/privacy.html`. */
export const sitePath = v.pipe(v.string(), v.regex(/^(?:\/(?!\.)[\w.~-]+)+$/), v.maxLength(200));

/** An address of another server that ends no text of a header: `https://reports.lender.example/csp`. */
export const httpsAddress = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w./~-]*)?$/),
);

/** A decimal number as text, so that no binary float creeps in: `"0.0003"`. */
export const decimal = v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/));

/** A whole number, zero or more. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** `YYYY-MM-DD`. */
export const dayText = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

/** Where a figure of law comes from: such figures change by date, so each carries its source (design §4). */
export const lawSource = { source: text, effectiveFrom: dayText, lastReviewed: dayText };

const isSafePattern = (pattern: string) => {
  // A repeated group behind or around anything that varies can hang a phone on one long input.
  if (/(?:[+*}|]|\?(?!:)).*\)[+*{]/.test(pattern)) return false;
  try {
    return new RegExp(pattern).source !== '';
  } catch {
    return false;
  }
};

/** A regular expression without flags for one field. */
export const fieldPattern = v.pipe(v.string(), v.maxLength(200), v.check(isSafePattern));

const canFormat = (language: string, options?: Intl.DateTimeFormatOptions) => {
  try {
    return Boolean(new Intl.DateTimeFormat(language, options));
  } catch {
    return false;
  }
};

/** A time zone as the IANA database names it: `Asia/Kolkata`. */
export const timeZone = v.pipe(
  text,
  v.check((name) => canFormat('en', { timeZone: name })),
);

/** A language tag by which numbers are written: `en-IN`. */
export const numberLocale = v.pipe(
  text,
  v.check((tag) => canFormat(tag)),
);

/** `INR`. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** The name of a form's field: `accountNo`. */
export const fieldName = v.pipe(v.string(), v.regex(/^[a-zA-Z][\w]{0,40}$/));

/** What stands before every path of the lender's API: `/gateway/my-lender`. */
export const apiPrefix = v.pipe(v.string(), v.regex(/^(?:\/[\w.~-]+)*$/));

/** The name of an HTTP header, not one that the call or the browser sets itself: `Idempotency-Key`. */
export const headerName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/),
  v.check((name) => !/^(?:content-|accept|host$|cookie|origin$|referer$|sec-|proxy-)/i.test(name)),
);

/** The name of a parameter in an address: `code`. */
export const paramName = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,40}$/));

/** Whole minutes, from 1 to a day. */
export const idleMinutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440));
