import { readDay } from './day.ts';
import { deadlineOf } from './deadline.ts';
import type { LoanClaim } from './loan-claim.ts';
import type { VirtualAccount } from './virtual-account.ts';

/** A number as this tab keeps it, so that a reload does not ask for another one (screens §8). */
export interface KeptVirtualAccount {
  account: VirtualAccount;
  /** Milliseconds since 1970, by the lender's clock: when it was asked for. */
  askedAt: number;
  /** The press that asked for it; the lender may know it too. */
  pressId?: string;
  /** How the borrower saw the channel named when choosing it; the answer holds its code only. */
  channelName?: string;
  /** What the loan asked for while the number was new, to see later whether a payment has arrived. */
  before?: LoanClaim;
}

const oneDay = 86_400_000;

/**
 * When a number is no longer good, in milliseconds since 1970: the lender's own end, in the tenant's zone; 24 h
 * after it was asked for when the lender named none, or none that can be read (screens §8).
 */
export function endOfNumber(
  { account, askedAt }: Pick<KeptVirtualAccount, 'account' | 'askedAt'>,
  timeZone: string,
): number {
  const day = readDay(account.expiresAt, timeZone);
  return day ? deadlineOf(day, timeZone) : askedAt + oneDay;
}

const fieldsOf = (value: unknown) =>
  new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );

const isText = (value: unknown) => typeof value === 'string';
const isMaybeText = (value: unknown) => value === undefined || isText(value);
const isMaybe = (value: unknown, pattern: RegExp) =>
  value === undefined || (typeof value === 'string' && pattern.test(value));
const isListOf = (value: unknown, check: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(check);

function isGuide(value: unknown): boolean {
  const guide = fieldsOf(value);
  return isText(guide.get('name')) && isListOf(guide.get('steps'), isText);
}

const texts: readonly (keyof VirtualAccount)[] = [
  'virtualAccountNumber',
  'billNumber',
  'billerCode',
  'channelCode',
  'specificNumber',
  'telephone',
  'expiresAt',
  'payeeName',
];

function isAccount(value: unknown): boolean {
  const account = fieldsOf(value);
  return (
    texts.every((name) => isText(account.get(name))) &&
    isMaybe(account.get('amount'), /^\d+(\.\d\d?)?$/) &&
    ['bank', 'miniMarket'].some((kind) => kind === account.get('kind')) &&
    isListOf(account.get('guides'), isGuide)
  );
}

function isClaim(value: unknown): boolean {
  const claim = fieldsOf(value);
  return isMaybe(claim.get('amountDue'), /^\d+$/) && isMaybeText(claim.get('dueDate'));
}

function isKept(value: unknown): value is KeptVirtualAccount {
  const kept = fieldsOf(value);
  return (
    isAccount(kept.get('account')) &&
    Number.isFinite(kept.get('askedAt')) &&
    isMaybeText(kept.get('channelName')) &&
    isMaybeText(kept.get('pressId')) &&
    (kept.get('before') === undefined || isClaim(kept.get('before')))
  );
}

/** Reads a number out of storage; undefined when it is no JSON or any of its fields is not what it should be. */
export function readKeptVirtualAccount(text: string): KeptVirtualAccount | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
