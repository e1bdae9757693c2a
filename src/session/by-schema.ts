import * as v from 'valibot';
import type { MinorAmount } from '../domain/money.ts';
import type { ReadValue } from '../platform/saved-record.ts';

/** Reads what storage holds by a schema: see `readSaved`. */
export const bySchema =
  <Value>(schema: v.GenericSchema<unknown, Value>): ReadValue<Value> =>
  (raw) => {
    const { success, output } = v.safeParse(schema, raw);
    return success ? output : undefined;
  };

/** An amount as it was written down: digits, in minor units. */
export const minorDigits = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform((digits) => digits as MinorAmount), // digits only, by the rule before
);
