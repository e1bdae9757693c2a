import { writeQuery } from '../domain/query.ts';
import { commonParams, type Session } from '../session/session.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import type { Endpoint } from './endpoint.ts';

/** A call and what it carries, in the lender's words. `null` goes as an empty value, absent values not at all. */
export interface LenderCall {
  endpoint: Endpoint;
  payload: Readonly<Record<string, string | number | null | undefined>>;
}

/** What every call needs to know besides its payload. */
export interface Caller {
  tenant: Pick<Tenant, 'api'>;
  session: Session;
  /** The language shown. */
  language: string;
}

/** A request ready to be sent. */
export interface LenderRequest {
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
}

const texts = (payload: LenderCall['payload']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === null ? '' : String(value)]],
    ),
  );

/** Builds the request of a call by the rules of lender-api §1: address, common query, form body, headers. */
export function buildRequest(
  call: LenderCall,
  { tenant, session, language }: Caller,
): LenderRequest {
  const { endpoint } = call;
  const payload = texts(call.payload);
  const isInQuery = (name: string) =>
    endpoint.method !== undefined || (endpoint.inQuery ?? []).includes(name);
  const part = (inQuery: boolean) =>
    Object.fromEntries(Object.entries(payload).filter(([name]) => isInQuery(name) === inQuery));
  const common = Object.entries(commonParams(session)).filter(
    ([name]) => endpoint.common?.includes(name) ?? true,
  );
  const query = writeQuery({ ...Object.fromEntries(common), lang: language, ...part(true) });
  const { baseUrl, prefix, paths } = tenant.api;
  return {
    url: `${baseUrl}${prefix}${paths[endpoint.key] ?? endpoint.path}?${query}`,
    method: endpoint.method ?? 'POST',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(session.values.sessionId && { 'X-Session-Id': headerText(session.values.sessionId) }),
      ...(session.values.deviceId && { 'X-Device-Id': headerText(session.values.deviceId) }),
      ...(!endpoint.method && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    },
    body: endpoint.method ? undefined : writeQuery(part(false)),
  };
}

/** A header may hold Latin characters only; others would make `fetch` throw before anything is sent. */
const headerText = (value: string) =>
  /^[\x20-\x7e]*$/.test(value) ? value : encodeURIComponent(value);
