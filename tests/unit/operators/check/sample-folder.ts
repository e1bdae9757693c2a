import { readFileSync } from 'node:fs';
import { readSharedWording, readTenantFolder } from '../../../../scripts/tenant/read-folders.ts';
import { checkFolder } from '../../../../operators/check/check-folder.ts';
import type { Finding } from '../../../../operators/check/finding.ts';
import { type SurroundingParts, surroundingsOf } from '../../../../operators/check/rule-input.ts';
import type { BinaryFile, TenantFolder } from '../../../../operators/check/tenant-folder.ts';
import { put, sampleConfig } from '../../../support/sample-tenant.ts';

/** A day on which everything that ships is up to date. */
export const today = '2026-11-28';

const wording = readSharedWording();
const markets = readFileSync('tenants/markets.json', 'utf8');
const shipped = readTenantFolder('tenants', 'india');
const baseConfig = JSON.stringify(sampleConfig());

/** What is changed of the sample: fields by their place (`undefined` takes one out), and files (the same). */
export interface Change {
  fields?: Readonly<Record<string, unknown>>;
  files?: Readonly<Record<string, string | undefined>>;
  binaries?: Readonly<Record<string, BinaryFile>>;
  id?: string;
}

/** The text of the sample's `tenant.json` with some fields changed. */
export function configText(fields: Readonly<Record<string, unknown>> = {}): string {
  const config: unknown = JSON.parse(baseConfig);
  for (const [place, value] of Object.entries(fields)) put(config, place, value);
  return JSON.stringify(config, null, 2);
}

/** A sound folder in memory, changed. */
export function sampleFolder({ fields, files = {}, binaries = {}, id }: Change = {}): TenantFolder {
  const all = new Map(shipped.files);
  all.set('tenant.json', configText(fields));
  for (const file of all.keys())
    if (file === 'sandbox.json' || file.startsWith('wording/')) all.delete(file);
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) all.delete(file);
    else all.set(file, text);
  }
  const others = new Map([...(shipped.binaries ?? []), ...Object.entries(binaries)]);
  return { id: id ?? 'sample', files: all, binaries: others };
}

/** Everything that is found in a folder; alone in the world unless `around` says more. */
export const findingsIn = (
  folder: TenantFolder,
  around: Partial<SurroundingParts> = {},
): Finding[] =>
  checkFolder(folder, surroundingsOf({ today, wording, markets, folders: [folder], ...around }));

/** Everything that is found in the changed sample. */
export const findingsOf = (
  change: Change = {},
  around: Partial<SurroundingParts> = {},
): Finding[] => findingsIn(sampleFolder(change), around);

/** What stands at a finding's line and column. */
export function textAtFinding(text: string, { line, column }: Finding): string {
  return (text.split('\n')[line - 1] ?? '').slice(column - 1);
}
