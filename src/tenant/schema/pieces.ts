import * as v from 'valibot';

/** A text that says something. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

/** A text per language, `{"en": "…", "hi": "…"}`; whether every language is there is for the operators' checks. */
export const localText = v.record(v.string(), text);

/** `#RRGGBB`. Nothing else, so that contrast can be computed. */
export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, 'must be like #0B5FFF'));

/** A path of the app. */
export const path = v.pipe(
  v.string(),
  v.regex(/^\/(?:(?!\.)[\w.~-]+(?:\/(?!\.)[\w.~-]+)*\/?)?$/, 'must be like /loan-details'),
  v.maxLength(80),
);

/** Scheme and host, nothing behind: `https://pay.lender.example`. */
export const origin = v.pipe(
  v.string(),
  v.regex(
    /^(?:https:\/\/[a-z0-9.-]+|http:\/\/localhost)(?::(?!443$)\d+)?$/,
    'must be like https://pay.lender.example',
  ),
);

/** An https address, or a path below the tenant's own folder. */
export const asset = v.pipe(
  v.string(),
  v.regex(
    /^(?:https:\/\/\S+|assets\/(?!.*\.\.)[\w./-]+)$/,
    'must be an https address or like assets/logo.svg',
  ),
);

/** A decimal number as text, so that no binary float creeps in: `"0.0003"`. */
export const decimal = v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/, 'must be like "0.0003"'));

/** A whole number, zero or more. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** `YYYY-MM-DD`. */
export const dayText = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'must be like 2026-12-31'));

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
export const fieldPattern = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check(isSafePattern, 'must be a regular expression without nested repeats'),
);
