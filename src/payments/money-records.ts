import {
  appliesTo,
  mayStart,
  type MoneyRecord,
  standingOf,
  withinPast,
} from '../domain/money-call.ts';
import { onDeviceChange, type TextStore } from '../platform/browser-storage.ts';
import type { Clock, Stop } from '../platform/clock.ts';
import type { PageAddress } from '../platform/page-address.ts';
import { keepsRecords, moneyLockName, moneyRecordKey, type MoneySubject } from './money-trace.ts';
import { readMoneyRecords } from './read-money-records.ts';

/** A record that the lender's word has ended. */
export interface EndedRecord {
  is: 'arrived' | 'stillUnpaid';
  record: MoneyRecord;
  /** Milliseconds since 1970. */
  at: number;
  /** The moment that says so is not shown again. */
  isSeen?: boolean;
  /** It was looked at, so nothing else says it once more. */
  isSaid?: boolean;
}

/**
 * The record of one subject that bears on whoever asks, shared by all tabs of the browser profile. A loan has one; of
 * an offer everyone who is known has their own.
 */
export interface MoneyRecords {
  /** Under which name its calls take turns. */
  readonly lockName: string;
  find(): MoneyRecord | undefined;
  keep(record: MoneyRecord): void;
  /** Changes the record of this attempt; does nothing when that one has ended or given way to another. */
  change(attempt: string, change: Partial<MoneyRecord>): boolean;
  /** Ends the record of this attempt, and of no other; `how` where the lender's word ended it. */
  end(attempt: string, how?: EndedRecord['is']): void;
  /** How the record ended that this page saw end last, so that its screens can say so. */
  lastEnd(): EndedRecord | undefined;
  /** A payment has arrived of which nothing was written down: somebody paid a number at a counter. */
  noteArrival(record: MoneyRecord): void;
  /** The moment that told of that end was looked at. */
  seeEnd(isSaid: boolean): void;
  /** False when the browser keeps nothing: then only this page and its entry of the history know of a payment. */
  survivesClosing(): boolean;
  /** Calls `act` when this tab or another one wrote. */
  onChange(act: () => void): Stop;
}

/** What the records need of the browser. */
interface RecordPlaces {
  device: TextStore;
  address: Pick<PageAddress, 'keepInEntry' | 'readEntry'>;
  clock: Clock;
  /** Who asks: see `ownerOf`. */
  owner: string;
}

const ends = new Map<string, EndedRecord>();
/** Attempts that ended while this page was there: an older entry of the history may still hold them. */
const endedAttempts = new Set<string>();
/** The keys that the device refused to keep, so that only this page and its entries know them. */
const unkept = new Set<string>();
const listeners = new Map<string, Set<() => void>>();

/**
 * The record of a subject. It lies on the device; where the browser refuses that, in this page's memory and with its
 * entry of the history, which a reload keeps (screens §9). A hash of tenant and loan finds it, whoever asks: whoever
 * may not see what it says still must not pay the same loan at the same time.
 */
export function moneyRecords(subject: MoneySubject, places: RecordPlaces): MoneyRecords {
  const { device, address, clock, owner } = places;
  const key = moneyRecordKey(subject);
  const tell = () => listeners.get(key)?.forEach((act) => act());
  const leaveInEntry = (written: string | undefined) => {
    if (address.readEntry(key) !== written) address.keepInEntry(key, written);
  };
  const write = (records: readonly MoneyRecord[]) => {
    const written = JSON.stringify(records);
    if (records.length === 0) device.remove(key);
    if (records.length === 0 || device.write(key, written)) unkept.delete(key);
    else unkept.add(key);
    leaveInEntry(unkept.has(key) ? written : undefined);
  };
  const all = () => {
    const written = device.read(key);
    const inEntry = written === undefined ? address.readEntry(key) : undefined;
    const found = readMoneyRecords(written ?? inEntry);
    const records = found
      .filter(({ attempt }) => inEntry === undefined || !endedAttempts.has(attempt))
      .map((record) => withinPast(record, clock.now()));
    // Back in memory after a reload without storage, without what has ended, or with its times set right.
    if (inEntry !== undefined || records.some((record, at) => record !== found[at])) write(records);
    // Without storage the entry that is shown now is the one that a reload would find.
    else if (unkept.has(key)) leaveInEntry(written);
    return records;
  };
  const standing = (record: MoneyRecord) => standingOf(record, clock.now()).is;
  return {
    lockName: moneyLockName(subject, owner),
    find() {
      const bearing = all().filter((record) => appliesTo(record, owner));
      return (
        bearing.find((record) => mayStart[standing(record)] === 'no') ??
        bearing.find((record) => record.owner === owner) ??
        bearing[0]
      );
    },
    keep(record) {
      const others = all().filter(
        (other) => !appliesTo(other, record.owner) && standing(other) !== 'none',
      );
      ends.delete(key);
      endedAttempts.delete(record.attempt);
      write([...others, record]);
      tell();
    },
    change(attempt, change) {
      const records = all();
      if (!records.some((record) => record.attempt === attempt)) return false;
      write(
        records.map((record) => (record.attempt === attempt ? { ...record, ...change } : record)),
      );
      tell();
      return true;
    },
    lastEnd: () => ends.get(key),
    noteArrival(record) {
      ends.set(key, { is: 'arrived', record, at: clock.now() });
      tell();
    },
    seeEnd(isSaid) {
      const end = ends.get(key);
      if (!end || end.isSeen) return;
      ends.set(key, { ...end, isSeen: true, isSaid });
      tell();
    },
    end(attempt, how) {
      const records = all();
      const record = records.find((one) => one.attempt === attempt);
      if (!record) return;
      if (how) ends.set(key, { is: how, record, at: clock.now() });
      endedAttempts.add(attempt);
      write(records.filter((one) => one !== record));
      tell();
    },
    survivesClosing: () => keepsRecords(subject, device),
    onChange(act) {
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own);
      own.add(act);
      const stop = onDeviceChange((changed) => {
        if (changed === undefined || changed === key) act();
      });
      return () => {
        stop();
        own.delete(act);
        if (own.size === 0) listeners.delete(key);
      };
    },
  };
}
