import * as v from 'valibot';
import { tenantSchema, type Tenant } from '../../../tenant/tenant-schema.ts';
import { configFile, isPicture } from './folder-files.ts';
import type { DraftFiles } from './draft-history.ts';

/** The part of a tenant that says where the lender is asked. */
export type LenderPlace = Tenant['api'];

const kinds: Readonly<Record<string, string>> = {
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
};

/** The kind of a text file, as a server would say. */
export const kindOf = (file: string): string =>
  kinds[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain; charset=utf-8';

/**
 * The `tenant.json` that the phone gets: the draft as it is, broken or not, so that it shows what a borrower would
 * see; but a sound `api` gives way to the published one, so that no draft, and no link that carries one, decides
 * who hears the calls of the phone.
 */
export function configForPhone(text: string, published: LenderPlace | undefined): string {
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch {
    return text;
  }
  if (!published || typeof config !== 'object' || config === null || Array.isArray(config))
    return text;
  const isSound = v.safeParse(tenantSchema.entries.api, Reflect.get(config, 'api')).success;
  return isSound ? JSON.stringify({ ...config, api: published }) : text;
}

/** The file that an address below a tenant's folder means; undefined for another address. */
export function fileInAddress(id: string, path: string): string | undefined {
  const folder = `/tenants/${id}/`;
  return path.startsWith(folder) ? path.slice(folder.length) : undefined;
}

/** The text that the phone gets for a file instead of the published one; undefined when that one will do. */
export function draftText(
  file: string,
  draft: DraftFiles,
  config: string | undefined,
): string | undefined {
  if (file === configFile) return config;
  return Object.hasOwn(draft, file) && !isPicture(file) ? draft[file] : undefined;
}

/** The address of a picture that a draft brings; undefined when the published one is shown. */
export function draftPicture(file: string, draft: DraftFiles): string | undefined {
  const content = Object.hasOwn(draft, file) ? draft[file] : undefined;
  if (content === undefined) return undefined;
  return isPicture(file) ? content : `data:image/svg+xml,${encodeURIComponent(content)}`;
}
