import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '../../../src/lender-api/endpoint-table.ts';
import { allEndpoints, type CallName } from '../../../sandbox/received-call.ts';
import { createSandboxLender } from '../../../sandbox/sandbox-lender.ts';
import { sandboxTenants } from '../../../sandbox/sandbox-tenant.ts';
import { fileOfText } from '../../support/contract-answers.ts';

/** The morning of 28 November 2026 in both shipped zones. */
export const morning = Date.UTC(2026, 10, 28, 5, 0);

/** What the loan ids of a shipped scenario begin with. */
const loanDigits: Readonly<Record<string, string>> = {
  india: '9',
  indonesia: '8',
  philippines: '7',
};

/** Texts of files that stand in for, or beside, the shipped tenants' ones; `null` takes a file away. */
export type OtherFiles = Readonly<Record<string, string | null>>;

/** Reads a file of the shipped tenants. */
export const tenantText = (file: string) => readFile(path.join('tenants', file), 'utf8');

const readTenants = (other: OtherFiles, now: () => number) =>
  sandboxTenants(async (file) => {
    const text = other[file];
    if (text !== undefined) return text ?? undefined;
    return tenantText(file).catch(() => undefined);
  }, now);

/** What came back of a call: ids longer than a machine number stay texts. */
export interface Heard {
  status: number;
  text: string;
  /** Empty when the answer is no JSON. */
  body: Record<string, unknown> & { code?: unknown; success?: unknown; message?: string };
  /** The `data` of the envelope. */
  data: Record<string, unknown>;
  response: Response;
}

async function heard(response: Response): Promise<Heard> {
  const text = await response.clone().text();
  let body: Heard['body'] = {};
  try {
    body = JSON.parse(text.replace(/([:[])(\d{16,})/g, '$1"$2"'));
  } catch {
    // A page or a broken answer: the test looks at the text.
  }
  return { status: response.status, text, body, data: { ...Object(body['data']) }, response };
}

/** Who calls, and in which language. */
export interface Asking {
  tenant?: string;
  sessionId?: string;
  lang?: string;
}

/** A sandbox with a clock that stands still until it is moved. */
export function openLender(other: OtherFiles = {}) {
  const clock = { now: morning };
  const waited: number[] = [];
  const lender = createSandboxLender({
    tenants: readTenants(other, () => clock.now),
    now: () => clock.now,
    wait: async (milliseconds) => {
      waited.push(milliseconds);
      clock.now += milliseconds;
    },
  });

  const send = (address: string, init: RequestInit = {}) =>
    lender.handle(new Request(`http://localhost${address}`, init));

  /** A call of the lender's API, as the app would send it. */
  async function call(
    key: CallName,
    payload: Readonly<Record<string, string | number>> = {},
    { tenant = 'india', sessionId = 'one', lang = 'en' }: Asking = {},
  ): Promise<Heard> {
    const { method = 'POST', path: where } = allEndpoints[key];
    const inQuery: readonly string[] = key === 'repaymentWay' ? endpoints.repaymentWay.inQuery : [];
    const fields = Object.entries(payload).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const isInQuery = ([name]: [string, string]) => method === 'GET' || inQuery.includes(name);
    const query = new URLSearchParams([
      ['sessionId', sessionId],
      ['lang', lang],
      ...fields.filter(isInQuery),
    ]);
    const body = new URLSearchParams(fields.filter((field) => !isInQuery(field)));
    return heard(
      await send(`/gateway/${tenant}${where}?${query}`, {
        method,
        ...(method === 'POST' && { body }),
      }),
    );
  }

  /** A call with files, each as the text that the contract's requests write for one. */
  async function upload(
    key: CallName,
    files: Readonly<Record<string, string>>,
    { tenant = 'india', sessionId = 'one', lang = 'en' }: Asking = {},
  ): Promise<Heard> {
    const body = new FormData();
    for (const [name, text] of Object.entries(files)) body.append(name, fileOfText(text));
    const query = new URLSearchParams({ sessionId, lang });
    const address = `/gateway/${tenant}${allEndpoints[key].path}?${query}`;
    return heard(await send(address, { method: 'POST', body }));
  }

  /** A request to the sandbox's own switches. */
  async function control(what: string, body?: object, tenant = 'india'): Promise<Heard> {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    return heard(await send(`/gateway/${tenant}/_sandbox/${what}`, init));
  }

  /** All loan ids of a scenario, by the status that they end in. */
  const loan = (status: string, tenant = 'india') =>
    `${loanDigits[tenant]}007199254740993${status.padStart(4, '0')}`;

  return { lender, clock, waited, send, call, upload, control, loan };
}

/** A text or number of an answer as text; '' for anything else. */
export const textAt = (fields: Record<string, unknown>, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A list of an answer, each entry with its texts and numbers. */
export const listAt = (
  fields: Record<string, unknown>,
  name: string,
): Record<string, string | number>[] => {
  const list = fields[name];
  return Array.isArray(list) ? list : [];
};

/** The value of a row of a loan's details. */
export const rowOf = ({ data }: Heard, text: string): unknown => {
  const detail: Record<string, unknown> = { ...Object(data['userOrderDetail']) };
  return listAt(detail, 'detail').find((row) => row['text'] === text)?.['value'];
};
