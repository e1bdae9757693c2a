import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textAt } from '../../operators/check/config-values.ts';
import { checkTenant } from '../../src/tenant/check-tenant.ts';
import { readTenantIndex } from '../../src/tenant/choose-tenant.ts';
import { pagesFolder } from '../http/published-page.ts';
import type { CheckOrder, CheckReport } from './check-tenants.ts';
import { type LiveItem, liveList } from './live-list.ts';
import { readTenantFolder, tenantIds, textOf } from './read-folders.ts';
import { headersOf } from './tenant-headers.ts';

const patience = 10_000;

/** What a server says to one address; a reason when it says nothing. */
type Answer = { response: Response } | { why: string };

/** Asks an address; tests bring their own. */
export type Ask = (url: string) => Promise<Response>;

const overTheNetwork: Ask = (url) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience) });

const tryAsking = async (ask: Ask, url: string): Promise<Answer> => {
  try {
    return { response: await ask(url) };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
};

/** The servers' part of the list, without having asked them. */
export const unaskedItems: readonly LiveItem[] = [
  'the site answers with the headers of tenant:headers',
  'the lender’s server answers below the prefix',
].map((what) => ({ what, state: 'unasked', detail: ['add --ask'] }));

/** Sources of a policy's rule that another policy has not. */
function sourcesOnlyIn(policy: string, other: string): string[] {
  const rules = (text: string) =>
    text.split(';').flatMap((rule) => {
      const [name, ...sources] = rule.trim().split(/\s+/);
      return sources.map((source) => `${name} ${source}`);
    });
  const others = new Set(rules(other));
  return rules(policy).filter((rule) => !others.has(rule));
}

/**
 * Asks the lender's site and server. `wanted` are the headers that `tenant:headers` prints for this lender. A server
 * that answers anything but "not found" or a fault of its own below the prefix counts as there.
 */
export async function askLive(
  config: unknown,
  wanted: Readonly<Record<string, string>>,
  ask: Ask = overTheNetwork,
): Promise<LiveItem[]> {
  const site = textAt(config, 'site.baseUrl') ?? '';
  const server = textAt(config, 'api.baseUrl') || site;
  const prefix = textAt(config, 'api.prefix') ?? '';
  const [page, gateway] = await Promise.all([
    tryAsking(ask, `${site}/`),
    tryAsking(ask, `${server}${prefix}/`),
  ]);
  const policyName = 'Content-Security-Policy';
  const headerFaults =
    'why' in page
      ? [`${site}/: ${page.why}`]
      : [
          ...(page.response.ok ? [] : [`${site}/ answers ${page.response.status}`]),
          ...sourcesOnlyIn(
            wanted[policyName] ?? '',
            page.response.headers.get(policyName) ?? '',
          ).map((rule) => `${policyName} lacks ${rule}`),
          ...Object.entries(wanted)
            .filter(([name]) => name !== policyName)
            .filter(([name]) => page.response.headers.get(name) === null)
            .map(([name]) => `${name} is not sent`),
        ];
  const isHtml =
    'response' in gateway && /text\/html/.test(gateway.response.headers.get('content-type') ?? '');
  const serverFaults =
    'why' in gateway
      ? [`${server}${prefix}/: ${gateway.why}`]
      : gateway.response.status >= 500 || (gateway.response.ok && isHtml)
        ? [`${server}${prefix}/ answers ${gateway.response.status}${isHtml ? ' with a page' : ''}`]
        : [];
  const [headersItem, serverItem] = unaskedItems;
  return [
    {
      what: headersItem?.what ?? '',
      state: headerFaults.length ? 'missing' : 'done',
      detail: headerFaults,
    },
    {
      what: serverItem?.what ?? '',
      state: serverFaults.length ? 'missing' : 'done',
      detail: serverFaults,
    },
  ];
}

/** How a list is asked for. */
export interface LiveOrder extends CheckOrder {
  /** The build that goes live. */
  dist: string;
  /** Whether the lender's servers are asked. */
  asks: boolean;
}

/** The list of one lender. */
export interface LiveReport {
  id: string;
  items: readonly LiveItem[];
}

/** Which folders hold a drawing, by its text. */
function drawingsOf(root: string): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const id of tenantIds(root)) {
    for (const [file, text] of readTenantFolder(root, id).files)
      if (file.startsWith('assets/')) owners.set(text, [...(owners.get(text) ?? []), id]);
  }
  return owners;
}

async function servers(
  raw: unknown,
  id: string,
  { dist, asks }: LiveOrder,
): Promise<readonly LiveItem[]> {
  const page = path.join(dist, 'index.html');
  const check = checkTenant(raw, id);
  if (!asks) return unaskedItems;
  if (!existsSync(page) || !check.isSound)
    return unaskedItems.map((one) => ({
      ...one,
      detail: ['needs a build and a sound tenant.json'],
    }));
  return askLive(raw, headersOf(readFileSync(page, 'utf8'), [check.tenant]));
}

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {}; // the list says so
  }
};

/** The go-live lists of the folders that a check has looked at. */
export async function runLive(order: LiveOrder, report: CheckReport): Promise<LiveReport[]> {
  const { root, today, dist } = order;
  const owners = drawingsOf(root);
  const index = readTenantIndex(parsed(textOf(path.join(root, 'index.json'))));
  const lists: LiveReport[] = [];
  for (const id of report.tenants) {
    const folder = readTenantFolder(root, id);
    const found = report.findings.filter((one) => one.folder === id);
    const count = (severity: string) => found.filter((one) => one.severity === severity).length;
    const items = liveList({
      folder,
      report: { errors: count('error'), warnings: count('warning') },
      remains: found
        .filter(({ code }) => code === 'foreign-remains')
        .map(({ file, line, message }) => `${file}:${line} ${message}`),
      ownersOf: (content) => owners.get(content) ?? [],
      index,
      today,
      isPublished: existsSync(path.join(dist, pagesFolder, id)),
    });
    const raw = parsed(folder.files.get('tenant.json'));
    lists.push({ id, items: [...items, ...(await servers(raw, id, order))] });
  }
  return lists;
}

const signs: Readonly<Record<LiveItem['state'], string>> = {
  done: '✓',
  missing: '✗',
  advised: '!',
  unasked: '–',
};
const mostDetails = 8;

/** The list of one lender for people; `!` is advice that keeps nobody from going live. */
export function liveText(id: string, items: readonly LiveItem[]): string {
  const lines = items.flatMap(({ what, state, detail }) => [
    `  ${signs[state]} ${what}`,
    ...detail.slice(0, mostDetails).map((one) => `      ${one}`),
    ...(detail.length > mostDetails ? [`      and ${detail.length - mostDetails} more`] : []),
  ]);
  const missing = items.filter(({ state }) => state === 'missing').length;
  const sum =
    missing === 0
      ? 'nothing keeps it from going live'
      : `${missing} of ${items.length} are missing`;
  return [`${id}: ${sum}`, ...lines].join('\n');
}
