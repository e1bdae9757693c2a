import path from 'node:path';
import { actionNames, extraActions } from '../../src/bridge/native-actions.ts';
import { endpoints } from '../../src/lender-api/endpoint-table.ts';
import { checkLayers } from '../../operators/check/check-layers.ts';
import { jsonPath } from '../../operators/check/config-values.ts';
import { finish, type Finding, type Found } from '../../operators/check/finding.ts';
import { readJsonTree } from '../../operators/check/json-tree.ts';
import { didYouMean, nearMiss } from '../../operators/check/near-miss.ts';
import { surroundingsOf } from '../../operators/check/rule-input.ts';
import { severityOf, type RuleCode } from '../../operators/check/rule-table.ts';
import { checkIndex, checkMarkets } from '../../operators/check/shared-files.ts';
import type { TenantFolder } from '../../operators/check/tenant-folder.ts';
import { sandboxTenant } from '../../sandbox/sandbox-tenant.ts';
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
  const meant = didYouMean(nearMiss(id, ids));
  const remedy = `name one of ${ids.slice(0, 20).join(', ')}`;
  return onFolder(id, 'folder-missing', `there is no folder "${id}"${meant}`, remedy);
}

const copySuffix = /(?: ?- ?copy| copy|[-_.](?:copy|old|backup|bak|orig)|~)?(?: ?\(\d+\)| \d+)?$/i;

/** The folder that a desktop or an editor has copied to make this one; undefined when it is a lender of its own. */
function originalOf(root: string, id: string, ids: readonly string[]): string | undefined {
  const original = id.replace(/^copy of /i, '').replace(copySuffix, '');
  if (original === id || !ids.includes(original)) return undefined;
  const config = textOf(path.join(root, id, 'tenant.json')) ?? '';
  return /"id"\s*:\s*"([^"]*)"/.exec(config)?.[1] === id ? undefined : original;
}

/** A finding about a folder as a whole. */
const onFolder = (folder: string, code: RuleCode, message: string, remedy: string): Finding => ({
  code,
  severity: severityOf(code),
  folder,
  file: 'tenant.json',
  line: 1,
  column: 1,
  field: '',
  message,
  remedy,
});

/** What the sandbox lender refuses in `sandbox.json`, as it says when it starts. Only a sound lender is asked. */
function sandboxFaults(folder: TenantFolder, findings: readonly Finding[]): Finding[] {
  const text = folder.files.get('sandbox.json');
  if (text === undefined || findings.some(({ severity }) => severity === 'error')) return [];
  try {
    sandboxTenant(folder.id, JSON.parse(folder.files.get('tenant.json') ?? ''), JSON.parse(text));
    return [];
  } catch (error) {
    const tree = readJsonTree(text);
    const [first = '', ...more] = (error instanceof Error ? error.message : '').split('\n');
    const said = first.replace(/^tenants\/[^/]+\/sandbox\.json: /, '');
    const [, field = '', what = said] = /^([\w.]+): (.*)$/s.exec(said) ?? [];
    const found: Found = {
      code: 'sandbox-file',
      at: { file: 'sandbox.json', path: jsonPath(field) },
      message: more.length > 0 ? `${what} (and ${more.length} more like it)` : what,
      remedy: 'make it fit this lender, or take the file out: then the sandbox makes its own data',
    };
    return finish([found], {
      folder: folder.id,
      files: folder.files,
      trees: new Map([['sandbox.json', tree]]),
    });
  }
}

/** Checks folders on the disk against each other, the shared wording, the markets and the index (design §5). */
export function checkTenants({ root, ids, today }: CheckOrder): CheckReport {
  const there = tenantIds(root);
  const copies = there.filter((id) => originalOf(root, id, there) !== undefined);
  const all = there.filter((id) => !copies.includes(id));
  const index = textOf(path.join(root, 'index.json'));
  const markets = textOf(path.join(root, 'markets.json')) ?? textOf('tenants/markets.json');
  const around = surroundingsOf({
    today,
    folders: all.map((id) => readTenantHead(root, id)),
    index,
    markets,
    wording: readSharedWording(),
    calls: Object.keys(endpoints),
    actions: [...actionNames, ...extraActions],
  });
  const isAsked = (id: string) => ids.length === 0 || ids.includes(id);
  const ofFolder = (id: string) => {
    const folder = readTenantFolder(root, id);
    const found = checkLayers(folder, around);
    return [...found, ...sandboxFaults(folder, found)];
  };
  const findings = [
    ...ids.filter((id) => !there.includes(id)).map((id) => noSuchFolder(id, all)),
    ...(ids.length === 0 && index !== undefined ? checkIndex(index, all) : []),
    ...(markets === undefined ? [] : checkMarkets(markets)),
    ...copies.filter(isAsked).map((id) => looksLikeCopy(id, originalOf(root, id, there) ?? '')),
    ...all.filter(isAsked).flatMap(ofFolder),
  ];
  return {
    tenants: all.filter(isAsked),
    errors: findings.filter(({ severity }) => severity === 'error').length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
    findings,
  };
}

const looksLikeCopy = (id: string, original: string): Finding =>
  onFolder(
    id,
    'folder-copy',
    `looks like a copy of "${original}", and every folder here is published as a lender`,
    'move it to another place; a new lender is made by npm run tenant:new',
  );

/** A count with its noun: `1 error`, `2 errors`. */
export const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

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
