import path from 'node:path';
import { actionNames } from '../../src/bridge/action-names.ts';
import { endpoints } from '../../src/lender-api/endpoint-table.ts';
import { checkFolder } from '../../src/tenant-check/check-folder.ts';
import type { Finding } from '../../src/tenant-check/finding.ts';
import { didYouMean, nearMiss } from '../../src/tenant-check/near-miss.ts';
import { surroundingsOf } from '../../src/tenant-check/rule-input.ts';
import { severityOf } from '../../src/tenant-check/rule-table.ts';
import { checkIndex, checkMarkets } from '../../src/tenant-check/shared-files.ts';
import {
  readSharedWording,
  readTenantFolder,
  readTenantHead,
  tenantIds,
  textOf,
} from './read-folders.ts';

/** What a run of the checker found. */
export interface CheckReport {
  /** The folders that were looked at. */
  tenants: readonly string[];
  errors: number;
  warnings: number;
  findings: readonly Finding[];
}

/** Which folders are checked, and where they lie. */
export interface CheckOrder {
  /** The folder of all tenants. */
  root: string;
  /** Only these; all when empty. */
  ids: readonly string[];
  /** `YYYY-MM-DD`. */
  today: string;
}

function noSuchFolder(id: string, ids: readonly string[]): Finding {
  const meant = nearMiss(id, ids);
  return {
    code: 'folder-missing',
    severity: severityOf('folder-missing'),
    folder: id,
    file: 'tenant.json',
    line: 1,
    column: 1,
    field: '',
    message: `there is no folder "${id}"${didYouMean(meant)}`,
    remedy: `name one of ${ids.slice(0, 20).join(', ')}`,
  };
}

/** Checks folders on the disk against each other, the shared wording, the markets and the index (design §5). */
export function checkTenants({ root, ids, today }: CheckOrder): CheckReport {
  const all = tenantIds(root);
  const index = textOf(path.join(root, 'index.json'));
  const markets = textOf(path.join(root, 'markets.json')) ?? textOf('tenants/markets.json');
  const around = surroundingsOf({
    today,
    folders: all.map((id) => readTenantHead(root, id)),
    index,
    markets,
    wording: readSharedWording(),
    calls: Object.keys(endpoints),
    actions: actionNames,
  });
  const isAsked = (id: string) => ids.length === 0 || ids.includes(id);
  const findings = [
    ...ids.filter((id) => !all.includes(id)).map((id) => noSuchFolder(id, all)),
    ...(ids.length === 0 && index !== undefined ? checkIndex(index, all) : []),
    ...(markets === undefined ? [] : checkMarkets(markets)),
    ...all.filter(isAsked).flatMap((id) => checkFolder(readTenantFolder(root, id), around)),
  ];
  return {
    tenants: all.filter(isAsked),
    errors: findings.filter(({ severity }) => severity === 'error').length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
    findings,
  };
}

const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** One finding as two lines: where and what, then what to write instead (design §5). */
export function findingText(root: string, finding: Finding): string {
  const { folder, file, line, column, field, value, message, remedy, severity, code } = finding;
  const place = [root, folder, file].filter(Boolean).join('/');
  const what = value === undefined ? message : `${JSON.stringify(value)} ${message}`;
  const name = field === '' ? '' : ` ${field}:`;
  return `${place}:${line}:${column}${name} ${severity}: ${what}\n    ${remedy}  [${code}]`;
}

/** The whole report for people; the last line says how it went. */
export function reportText(
  root: string,
  { findings, tenants, errors, warnings }: CheckReport,
): string {
  const names = tenants.length > 5 ? many(tenants.length, 'folder') : tenants.join(', ');
  const sum =
    findings.length === 0
      ? `${many(tenants.length, 'tenant')} checked (${names}): nothing is wrong.`
      : `${many(tenants.length, 'tenant')} checked (${names}): ${many(errors, 'error')}, ${many(warnings, 'warning')}.`;
  return [...findings.map((finding) => findingText(root, finding)), sum].join('\n');
}
