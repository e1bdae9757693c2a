import type { Tenant } from '../tenant/tenant-schema.ts';

/** What the sandbox answers to one of its switches; `missing` where no sandbox is. */
export type SandboxAnswer =
  | { kind: 'done'; body: Readonly<Record<string, unknown>> }
  | { kind: 'refused'; why: string }
  | { kind: 'missing' };

/** Whether the lender of a tenant can be a sandbox at all: only one below this path has the switches. */
const switchesOf = ({ baseUrl, prefix }: Tenant['api'], id: string) =>
  `${prefix}/`.startsWith(`/gateway/${id}/`) ? `${baseUrl}/gateway/${id}/_sandbox/` : undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Asks one of the sandbox's own switches (design §6); with a body it is turned. Never rejects. */
export async function askSandbox(
  tenant: Pick<Tenant, 'api' | 'id'>,
  page: string,
  body?: object,
): Promise<SandboxAnswer> {
  const switches = switchesOf(tenant.api, tenant.id);
  if (switches === undefined) return { kind: 'missing' };
  try {
    const answer = await fetch(
      `${switches}${page}`,
      body && { method: 'POST', body: JSON.stringify(body) },
    );
    const read: unknown = JSON.parse(await answer.text());
    if (!isRecord(read)) return { kind: 'missing' };
    if (answer.ok) return { kind: 'done', body: read };
    if (answer.status === 404 && body === undefined) return { kind: 'missing' };
    const { message } = read;
    return { kind: 'refused', why: typeof message === 'string' ? message : String(answer.status) };
  } catch {
    return { kind: 'missing' };
  }
}

/**
 * Sends a call of a framed page from this page: the demo's lender lives in the page that sends, and so outlives the
 * framed one.
 */
export const sendFromHere: Window['fetch'] = (input, init) => fetch(input, init);
