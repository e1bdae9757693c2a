import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  BinaryFile,
  SharedWording,
  TenantFolder,
} from '../../operators/check/tenant-folder.ts';
import { checkTenant } from '../../src/tenant/check-tenant.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';

const isBinary =
  /\.(?:png|jpe?g|webp|avif|gif|ico|bmp|heic|woff2?|ttf|otf|pdf|zip|gz|p12|pfx|jks|wasm|mp4|swf|docx?|xlsx?|pptx?)$/i;

/** What a desktop puts beside files by itself. */
const ofTheDesktop = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** The text of a file; nothing when there is none. */
export const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

function filesBelow(folder: string, below = ''): string[] {
  const entries: Dirent[] = readdirSync(path.join(folder, below), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const file = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return filesBelow(folder, file);
    return ofTheDesktop.has(entry.name) ? [] : [file];
  });
}

/** Which UTF-16 a text is saved in, by its mark or by the zeros beside its Latin letters; nothing for UTF-8. */
function utf16Of(content: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be';
  if (/^(?:[\t\n\r -~]\0){8}/.test(content.toString('latin1', 0, 16))) return 'utf-16le';
  return /^(?:\0[\t\n\r -~]){8}/.test(content.toString('latin1', 0, 16)) ? 'utf-16be' : undefined;
}

/** One tenant's folder as it lies on the disk. */
export function readTenantFolder(root: string, id: string): TenantFolder {
  const files = new Map<string, string>();
  const binaries = new Map<string, BinaryFile>();
  const encodings = new Map<string, string>();
  for (const file of filesBelow(path.join(root, id)).sort()) {
    const content = readFileSync(path.join(root, id, file));
    const wide = utf16Of(content);
    if (wide && !isBinary.test(file)) {
      encodings.set(file, 'UTF-16');
      files.set(file, new TextDecoder(wide).decode(content));
    } else if (isBinary.test(file) || content.subarray(0, 2000).includes(0))
      binaries.set(file, { bytes: content.length, head: content.toString('latin1', 0, 16) });
    else files.set(file, content.toString('utf8'));
  }
  return { id, files, binaries, encodings };
}

/** Only what other folders are compared with: `tenant.json`, the logo and the legal pages. */
export function readTenantHead(root: string, id: string): TenantFolder {
  const config = textOf(path.join(root, id, 'tenant.json')) ?? '';
  const drawing = /"logo"\s*:\s*"(assets\/[\w./-]+\.svg)"/.exec(config)?.[1];
  const logo = drawing && textOf(path.join(root, id, drawing));
  const files = new Map([['tenant.json', config]]);
  if (drawing && logo) files.set(drawing, logo);
  const legal = path.join(root, id, 'legal');
  if (existsSync(legal))
    for (const name of readdirSync(legal).filter((one) => one.endsWith('.md')))
      files.set(`legal/${name}`, readFileSync(path.join(legal, name), 'utf8'));
  return { id, files, isPartial: true };
}

/** The ids of all folders below `root`, sorted. */
export const tenantIds = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();

/** The shared wording as it lies in `locales/`. */
export function readSharedWording(folder = 'locales'): SharedWording {
  return new Map(
    tenantIds(folder).map((language) => [
      language,
      new Map(
        readdirSync(path.join(folder, language)).map((name) => [
          name.replace(/\.json$/, ''),
          JSON.parse(readFileSync(path.join(folder, language, name), 'utf8')),
        ]),
      ),
    ]),
  );
}

/** Ids that were asked for, or all; throws when one of them has no folder. */
export function chosenIds(root: string, asked: readonly string[]): string[] {
  const all = tenantIds(root);
  const unknown = asked.filter((id) => !all.includes(id));
  if (unknown.length > 0)
    throw new Error(
      `${root}/ has no ${unknown.join(', ')}: write one of ${all.slice(0, 20).join(', ')}.`,
    );
  return asked.length > 0 ? [...asked] : all;
}

/** Checked tenants of some folders. Throws with every fault when the app would refuse one of them. */
export function readTenants(root: string, ids: readonly string[]): Tenant[] {
  return ids.map((id) => {
    const raw: unknown = JSON.parse(textOf(path.join(root, id, 'tenant.json')) ?? '{}');
    const check = checkTenant(raw, id);
    if (check.isSound) return check.tenant;
    const faults = check.faults.map(({ where, what }) => `  ${where}: ${what}`);
    throw new Error(
      `${root}/${id}/tenant.json is refused by the app (npm run tenant:check ${id} says more):\n${faults.join('\n')}`,
    );
  });
}
