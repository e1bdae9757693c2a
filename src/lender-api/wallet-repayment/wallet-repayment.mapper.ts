import { textOf } from '../read-fields.ts';
import { wireFields } from '../wire-fields.ts';
import type { RepaymentRedirectWire } from './wallet-repayment.wire.ts';

/** The unjudged address of the wallet's page, from the data or beside the envelope; '' when there is none. */
export function toWalletPage(data: unknown, body: Readonly<Record<string, unknown>>): string {
  const urlOf = (value: unknown) => textOf(wireFields<RepaymentRedirectWire>(value).url);
  return urlOf(data) || urlOf(body);
}
