import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isLenderError } from '../../src/domain/lender-error.ts';
import { moneyText, majorFromText, majorToMinor, minorFromText } from '../../src/domain/money.ts';
import { commonParams } from '../../src/session/session.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { type AskableCall, askableCalls, type AskedLoan, openStoreFor } from './lender-calls.ts';

/** What became of one call. */
export interface CheckedCall {
  key: string;
  /** `passed`: as the contract says, and mapped. `skipped`: nothing could be asked. */
  state: 'passed' | 'failed' | 'skipped';
  /** What differs from the contract, or kept our own mapper from reading it. */
  faults: readonly string[];
  /** What a borrower would see, a line for each field. */
  seen: readonly string[];
}

/** What is asked, and of whom. */
export interface LenderOrder {
  tenant: Tenant;
  /** Scheme and host of the test system. */
  base: string;
  session: Readonly<Record<string, string>>;
  loan: AskedLoan;
  language: string;
  /** Calls that make a token or a number and are asked besides. */
  also: readonly string[];
}

/** An answer as it came over the wire. */
interface Recorded {
  request: Readonly<Record<string, string>>;
  status: number;
  contentType: string;
  text: string;
}

const isJson = (text: string) => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

/** What was sent beside the common query. */
function payloadOf(url: URL, body: unknown, common: ReadonlySet<string>): Record<string, string> {
  const sent = [...url.searchParams, ...new URLSearchParams(typeof body === 'string' ? body : '')];
  return Object.fromEntries(sent.filter(([name]) => !common.has(name)));
}

/** Judges answers by the contract's own check (`contract/check.mjs`), by call. */
function contractFaults(answers: ReadonlyMap<string, Recorded>): Map<string, string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'loanfront-lender-'));
  try {
    for (const [key, { request, status, contentType, text }] of answers) {
      const kind = isJson(text)
        ? ''
        : `"contentType":${JSON.stringify(contentType || 'text/plain')},`;
      const body = isJson(text) ? text : JSON.stringify(text);
      mkdirSync(path.join(folder, key));
      // The answer's own characters: a long number would not survive being parsed.
      const whole = `{"request":${JSON.stringify(request)},"status":${status},${kind}"body":${body}}`;
      writeFileSync(path.join(folder, key, 'answer.json'), whole);
    }
    const { stdout } = spawnSync(
      process.execPath,
      ['contract/check.mjs', '--dir', folder, '--allow-extra'],
      { encoding: 'utf8' },
    );
    const faults = new Map<string, string[]>();
    for (const [, key = '', what = ''] of stdout.matchAll(/^(\w+)\/answer\.json: (.*)$/gm))
      faults.set(key, [...(faults.get(key) ?? []), what]);
    return faults;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isMoneyField = (field: string) => /(?:amount|due|paid|fee|total|received)$/i.test(field);

/** A mapped value field by field; amounts as this lender's borrowers read them. */
function linesOf(
  value: unknown,
  { money }: Tenant,
  unit: AskableCall['unit'],
  field = '',
): string[] {
  if (value === undefined || value === '') return [];
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 0) return field ? [`${field}: none`] : [];
    return entries.flatMap(([key, inner]) =>
      linesOf(inner, { money } as Tenant, unit, field ? `${field}.${key}` : key),
    ); // only money is read
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const major = unit === 'major' ? majorFromText(text) : undefined;
  const amount =
    unit === 'minor' ? minorFromText(text) : major && majorToMinor(major, money.minorDigits);
  const isSecret = /(?:^|\.)token$/.test(field);
  const shown = isSecret
    ? '(kept from this list)'
    : amount && isMoneyField(field)
      ? moneyText(amount, money)
      : text;
  return [`${field || 'answer'}: ${shown}`];
}

function errorText(error: unknown): string {
  if (!isLenderError(error)) return 'the answer could not be mapped';
  if (error.kind === 'malformed') return `could not be read: ${error.where}`;
  if (error.kind === 'rejected')
    return `refused (code ${error.code || 'none'}): ${error.message || 'without words, so the borrower reads the default text'}`;
  return {
    sessionOver: 'the session is over (401)',
    timedOut: 'no answer within 60 seconds',
    unreachable: 'cannot be reached',
  }[error.kind];
}

/**
 * Asks a test system every call that makes nothing and that this lender's features need, as the app would, and judges
 * each answer by the contract and by the app's own mappers. Replaces `fetch` while it runs.
 */
export async function checkLender(order: LenderOrder): Promise<CheckedCall[]> {
  const { tenant, base, loan, language, also } = order;
  const session = {
    tenantId: tenant.id,
    values: { merchantNumber: tenant.launch.merchantNumber, ...order.session },
    isBorrower: true,
    business: {},
  };
  const api = { ...tenant.api, baseUrl: base };
  const store = openStoreFor({ tenant: { api }, session, language });
  const common = new Set(['lang', ...Object.keys(commonParams(session))]);
  const wanted = askableCalls.filter(
    ({ key, feature, makesSomething }) =>
      (feature === undefined || tenant.features[feature]) &&
      (!makesSomething || also.includes(key)),
  );
  const answers = new Map<string, Recorded>();
  const outcomes: { call: AskableCall; data: unknown; error: unknown }[] = [];
  const network = globalThis.fetch;
  for (const call of wanted) {
    globalThis.fetch = async (input, init) => {
      const answer = await network(input, init);
      const text = await answer.clone().text();
      const url = new URL(input instanceof Request ? input.url : input);
      const contentType = answer.headers.get('content-type') ?? '';
      answers.set(call.key, {
        request: payloadOf(url, init?.body, common),
        status: answer.status,
        contentType,
        text,
      });
      return answer;
    };
    try {
      const { data, error } = await call.ask(store, loan);
      outcomes.push({ call, data, error });
    } finally {
      globalThis.fetch = network;
    }
  }
  const faults = contractFaults(answers);
  return outcomes.map(({ call: { key, unit }, data, error }): CheckedCall => {
    const kind: unknown = Object(error).kind;
    if (kind === 'skipped')
      return { key, state: 'skipped', faults: [], seen: [String(Object(error).where)] };
    const own = error === undefined ? [] : [errorText(error)];
    const all = [...(faults.get(key) ?? []), ...own];
    return {
      key,
      state: all.length > 0 ? 'failed' : 'passed',
      faults: all,
      seen: linesOf(data, tenant, unit),
    };
  });
}

const signs = { passed: '✓', failed: '✗', skipped: '–' } as const;

/** The whole report for people. */
export function lenderText(calls: readonly CheckedCall[]): string {
  const lines = calls.flatMap(({ key, state, faults, seen }) => [
    `${signs[state]} ${key}`,
    ...faults.map((fault) => `    ! ${fault}`),
    ...seen.map((line) => `    ${line}`),
  ]);
  const failed = calls.filter(({ state }) => state === 'failed').length;
  return [...lines, `${calls.length} calls asked, ${failed} failed.`].join('\n');
}
