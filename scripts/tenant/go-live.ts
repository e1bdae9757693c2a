import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkTenant } from '../../src/tenant/check-tenant.ts';
import { readTenantIndex } from '../../src/tenant/choose-tenant.ts';
import { pagesFolder } from '../http/published-page.ts';
import { releaseFaults } from '../release/release-record.ts';
import { printsNow, readReleases } from '../release/release-store.ts';
import type { CheckOrder, CheckReport } from './check-tenants.ts';
import { askLive, unaskedItems } from './ask-live.ts';
import { type LiveItem, liveList } from './live-list.ts';
import { readTenantFolder, tenantIds, textOf } from './read-folders.ts';
import { headersOf } from './tenant-headers.ts';

/** How a list is asked for. */
export interface LiveOrder extends CheckOrder {
  /** The build that goes live. */
  dist: string;
  /** Where the releases lie. */
  releases: string;
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
  const places = { tenants: root, releases: order.releases };
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
      release: releaseFaults(readReleases(places, id), printsNow(places, id)),
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
