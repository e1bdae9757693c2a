import { groupDigits, minorToMajor } from '../src/domain/money.ts';
import { minor } from './loan-terms.ts';
import { allEndpoints } from './received-call.ts';
import type { SandboxCall, WireAnswer } from './sandbox-call.ts';

/** The stand-in for the lender's own rejection codes. */
export const refusedCode = '1001';

const mark = '\u0000';

/** A whole number with all its digits, however many: JavaScript's own numbers end at 2^53. */
export const exactNumber = (digits: string | bigint | number) => `${mark}${digits}`;

/** A number or flag as this lender sends it: as a JSON number, or all of them as texts. */
export const wireNumber = ({ scenario }: SandboxCall, digits: bigint | number) =>
  scenario.numbersAsTexts ? String(digits) : exactNumber(digits);

/** An amount in whole units (lender-api §1): a number, or a text, which may have its digits grouped. */
export function wireMajor(
  { scenario, tenant: { money } }: SandboxCall,
  amount: bigint,
  { isGrouped = false } = {},
): string {
  const major = minorToMajor(minor(amount), money.minorDigits);
  if (!scenario.numbersAsTexts) return exactNumber(major);
  const [whole = '', decimals] = major.split('.');
  const { grouping, groupMark, decimalMark } = money;
  if (!isGrouped || grouping !== 3) return major;
  return groupDigits(whole, grouping, groupMark) + (decimals ? decimalMark + decimals : '');
}

/** A yes/no mark. */
export const wireFlag = (call: SandboxCall, isOn: boolean) => wireNumber(call, isOn ? 1 : 0);

/** An id: digits alone that no machine number could hold go out as a number, to be read losslessly. */
export const wireId = (id: string) => (/^[1-9]\d{16,}$/.test(id) ? exactNumber(id) : id);

/** Writes an answer's JSON, exact numbers included. */
export function wireText(body: unknown): string {
  return JSON.stringify(body).replace(/"\\u0000(\d+(?:\.\d+)?)"/g, '$1');
}

/** Calls that speak the third dialect (lender-api §2, Marketplace). */
const speakStatus: ReadonlySet<SandboxCall['key']> = new Set(['jointFailure', 'jointLink']);

/** The word that tells success in the dialect of a call. */
const dialectOf = ({ key }: SandboxCall) =>
  allEndpoints[key].dialect === 'success' ? 'success' : speakStatus.has(key) ? 'status' : 'code';

/** Success in the dialect of the call, with its data and what stands beside the envelope. */
export function succeeded(
  call: SandboxCall,
  data?: unknown,
  beside: Readonly<Record<string, unknown>> = {},
): WireAnswer {
  const { numbersAsTexts } = call.scenario;
  const envelope = {
    success: { success: numbersAsTexts ? 'true' : true },
    status: { status: numbersAsTexts ? '0' : 0 },
    code: { code: numbersAsTexts ? '00' : 0, message: 'success' },
  }[dialectOf(call)];
  return { status: 200, body: { ...envelope, ...(data !== undefined && { data }), ...beside } };
}

/** A rejection in the dialect of the call; without a message it is silent. */
export function rejected(call: SandboxCall, message: string, code = refusedCode): WireAnswer {
  const verdict = {
    success: { success: false, code },
    status: { status: code },
    code: { code },
  }[dialectOf(call)];
  return { status: 200, body: { ...verdict, ...(message && { message }) } };
}

/** What an answer says in short: `success`, or its code of rejection. */
export function verdictOf({ body }: WireAnswer): string {
  const { success, status, code = status } = Object.fromEntries(Object.entries(body ?? {}));
  const isSuccess = success === undefined ? /^0+$/.test(String(code)) : String(success) === 'true';
  return isSuccess ? 'success' : String(code);
}

/** A JSON response. */
export function jsonResponse({ status, body }: WireAnswer): Response {
  return new Response(wireText(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}
