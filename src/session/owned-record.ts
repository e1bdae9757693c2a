import * as v from 'valibot';
import type { MinorAmount } from '../domain/money.ts';
import { deviceStore, tabStore, type TextStore } from '../platform/browser-storage.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { savedRecord, type SavedRecord, type ReadValue } from '../platform/saved-record.ts';
import { ownedKey, type Owned } from './owner.ts';

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

/** A kind of record that is kept for a borrower. */
export interface RecordKind<Value> {
  /** The first word of its key, behind `loanfront.`. */
  name: string;
  schema: v.GenericSchema<unknown, Value>;
  /** How long it may live: as long as the tab, or on the device. */
  scope: 'tab' | 'device';
  /** Milliseconds after which a record that was not written again counts as none; for ever without it. */
  lifetime?: number;
}

/** The places of a kind; tests replace them. */
export interface RecordPlaces {
  store?: TextStore | undefined;
  clock?: Pick<Clock, 'now'> | undefined;
}

/**
 * The record of a kind that is kept for a borrower about something, such as a loan: under tenant and borrower, so that
 * another person's launch in the same tab never meets it.
 */
export function ownedRecord<Value>(
  { name, schema, scope, lifetime }: RecordKind<Value>,
  session: Owned,
  about: readonly string[],
  { store = scope === 'tab' ? tabStore : deviceStore, clock = systemClock }: RecordPlaces = {},
): SavedRecord<Value> {
  return savedRecord({
    store,
    key: ownedKey(name, session, ...about),
    read: bySchema(schema),
    ...(lifetime !== undefined && { lifetime: { milliseconds: lifetime, clock } }),
  });
}
