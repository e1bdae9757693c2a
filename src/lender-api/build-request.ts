import { writeQuery } from '../domain/query.ts';
import { commonParams, type Session } from '../session/session.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import type { Endpoint } from './endpoint.ts';

/** A call and what it carries, in the lender's words. `null` goes as an empty value, absent values not at all. */
export interface LenderCall {
  endpoint: Endpoint;
  payload: Readonly<Record<string, string | number | null | undefined>>;
  /** One press of a button, of a call that must not take effect twice: the tenant's `api.idempotencyHeader` carries it. */
  pressId?: string | undefined;
}

/** What a call is told whose effect must not come twice; see `LenderCall.pressId`. */
export interface Pressed {
  pressId?: string | undefined;
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
  const { baseUrl, prefix, paths, idempotencyHeader } = tenant.api;
  // A call that names its parameters hands them on to a partner: there they stay where they are (lender-api, "Optional").
  const inHeaders = endpoint.common ? undefined : sessionInHeaders(tenant, session);
  const common = inHeaders
    ? []
    : Object.entries(commonParams(session)).filter(
        ([name]) => endpoint.common?.includes(name) ?? true,
      );
  const query = writeQuery({ ...Object.fromEntries(common), lang: language, ...part(true) });
  return {
    url: `${baseUrl}${prefix}${paths[endpoint.key] ?? endpoint.path}?${query}`,
    method: endpoint.method ?? 'POST',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(session.values.sessionId && { 'X-Session-Id': headerText(session.values.sessionId) }),
      ...(session.values.deviceId && { 'X-Device-Id': headerText(session.values.deviceId) }),
      ...inHeaders,
      ...(idempotencyHeader && call.pressId && { [idempotencyHeader]: call.pressId }),
      ...(!endpoint.method && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    },
    body: endpoint.method ? undefined : writeQuery(part(false)),
  };
}

/** The session's values by the tenant's own header names; undefined where they travel in the query. A parameter without a name is not sent. */
function sessionInHeaders(
  { api }: Pick<Tenant, 'api'>,
  session: Session,
): Readonly<Record<string, string>> | undefined {
  if (api.sessionIn === 'query') return undefined;
  const values = commonParams(session);
  return Object.fromEntries(
    Object.entries(api.sessionHeaders).flatMap(([name, header]) => {
      const value = values[name];
      if (header === undefined || value === undefined) return [];
      return [[header, value.includes('%') ? encodeURIComponent(value) : headerText(value)]];
    }),
  );
}

/** A header may hold Latin characters only; others would make `fetch` throw before anything is sent. */
const headerText = (value: string) =>
  /^[\x20-\x7e]*$/.test(value) ? value : encodeURIComponent(value);
