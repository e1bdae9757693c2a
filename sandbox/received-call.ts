import { secretParams, sessionParams } from '../src/domain/session-params.ts';
import { type EndpointKey, endpoints } from '../src/lender-api/endpoint-table.ts';
import type { Endpoint } from '../src/lender-api/endpoint.ts';
import { captchaPicture } from '../src/lender-api/registration/registration.calls.ts';
import type { Tenant } from '../src/tenant/tenant-schema.ts';

/** What the lender answers besides the calls of the app's own table. */
const further = {
  captchaImage: captchaPicture,
  /** Answered at the path of the tenant's `api.launchCode`, and nowhere without one. */
  launchCode: { key: 'launchCode', path: '/session/launch-code' },
} as const satisfies Record<string, Endpoint>;

/** The name of a call that the sandbox knows. */
export type CallName = EndpointKey | keyof typeof further;

/** Every call that the sandbox knows; what the app's table says of one is what holds. */
export const allEndpoints: Readonly<Record<CallName, Endpoint>> = {
  ...further,
  ...endpoints,
};

/** The calls' names. */
export const callNames = Object.keys(allEndpoints) as CallName[]; // the table's own keys

/** The call that a path behind the prefix means; a path that the tenant replaced is no longer answered. */
export function callAt(path: string, { api }: Tenant): CallName | undefined {
  if (path === api.launchCode?.path) return 'launchCode';
  const isCall = (key: CallName) =>
    key !== 'launchCode' && (api.paths[key] ?? allEndpoints[key].path) === path;
  return callNames.find(isCall);
}

/** What a request carries. */
export interface ReceivedCall {
  query: ReadonlyMap<string, string>;
  payload: ReadonlyMap<string, string>;
  files: ReadonlyMap<string, File>;
  sessionId: string;
}

const firstOfEach = (pairs: Iterable<[string, string]>) => {
  const values = new Map<string, string>();
  for (const [name, value] of pairs) if (!values.has(name)) values.set(name, value);
  return values;
};

/** The common parameters that stand in the query of every call (lender-api §1); the rest is payload. */
const common: ReadonlySet<string> = new Set([...sessionParams, 'lang']);

/** A header holds Latin characters only: others travel encoded. */
function plainHeader(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Reads query, form or multipart body. The session is the query's, else the header's, else nobody's; where the
 * tenant's session travels in headers, its other values are read from there as well. */
export async function readCall(
  request: Request,
  url: URL,
  { api }: Pick<Tenant, 'api'>,
): Promise<ReceivedCall> {
  const inQuery = firstOfEach(url.searchParams);
  const inHeaders = Object.entries(api.sessionHeaders).flatMap(([name, header]) => {
    const value = api.sessionIn === 'headers' && header ? request.headers.get(header) : null;
    return value === null ? [] : [[name, plainHeader(value)] as [string, string]];
  });
  const query = firstOfEach([...[...inQuery].filter(([name]) => common.has(name)), ...inHeaders]);
  const fromQuery = [...inQuery].filter(([name]) => !common.has(name));
  const files = new Map<string, File>();
  let sent: [string, string][] = [];
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    if (request.headers.get('content-type')?.startsWith('multipart/')) {
      for (const [name, value] of await request.formData()) {
        if (typeof value === 'string') sent.push([name, value]);
        else files.set(name, value);
      }
    } else {
      sent = [...new URLSearchParams(await request.text())];
    }
  }
  const header = request.headers.get('x-session-id') ?? '';
  return {
    query,
    payload: firstOfEach([...sent, ...fromQuery]),
    files,
    sessionId: query.get('sessionId') ?? header,
  };
}

/** A call that was received, with its secrets masked. */
export interface LoggedCall {
  sessionId: string;
  call: CallName;
  /** ISO time in UTC. */
  at: string;
  query: Readonly<Record<string, string>>;
  payload: Readonly<Record<string, string>>;
  /** What the lender made of it: `success`, its code of rejection, or nothing when a fault came before. */
  verdict?: string;
  /** The fault that came instead of an answer, or before it. */
  fault?: string;
}

/** Calls kept at a time, for a sandbox may run for weeks. */
const mostCalls = 2000;

const shortened: ReadonlySet<string> = new Set([
  'mobilePhone',
  'mobile',
  'phone',
  'accountNo',
  'cardNo',
  'holder',
  'userName',
]);
const hidden: ReadonlySet<string> = new Set([
  ...secretParams,
  'repayToken',
  'verifyCode',
  'smsCode',
]);

function masked(name: string, value: string): string {
  if (value === '') return value;
  if (shortened.has(name)) return `***${value.length > 6 ? value.slice(-4) : ''}`;
  return hidden.has(name) ? '***' : value;
}

/** Values without what says who someone is, or could pay in their name. */
export function maskedValues(values: Iterable<[string, string]>): Record<string, string> {
  return Object.fromEntries([...values].map(([name, value]) => [name, masked(name, value)]));
}

/** Adds a call; the oldest one goes when there are too many. */
export function logCall(log: LoggedCall[], entry: LoggedCall): void {
  log.push(entry);
  if (log.length > mostCalls) log.shift();
}

/** The calls of one session, or of all; whose they are is told to nobody. */
export function readLog(log: readonly LoggedCall[], sessionId: string | null): object[] {
  return log
    .filter((entry) => sessionId === null || entry.sessionId === sessionId)
    .map((entry) => ({ ...entry, sessionId: entry.sessionId && '***' }));
}
