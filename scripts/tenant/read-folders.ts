import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import path from 'node:path';
import type {
  BinaryFile,
  SharedWording,
  TenantFolder,
} from '../../src/tenant-check/tenant-folder.ts';

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

/** One tenant's folder as it lies on the disk. */
export function readTenantFolder(root: string, id: string): TenantFolder {
  const files = new Map<string, string>();
  const binaries = new Map<string, BinaryFile>();
  for (const file of filesBelow(path.join(root, id)).sort()) {
    const content = readFileSync(path.join(root, id, file));
    if (isBinary.test(file) || content.subarray(0, 2000).includes(0))
      binaries.set(file, { bytes: content.length, head: content.toString('latin1', 0, 16) });
    else files.set(file, content.toString('utf8'));
  }
  return { id, files, binaries };
}

/** Only what other folders are compared with: `tenant.json` and the drawings. */
export function readTenantHead(root: string, id: string): TenantFolder {
  const config = textOf(path.join(root, id, 'tenant.json')) ?? '';
  const drawing = /"logo"\s*:\s*"(assets\/[\w./-]+\.svg)"/.exec(config)?.[1];
  const logo = drawing && textOf(path.join(root, id, drawing));
  const files = new Map([['tenant.json', config]]);
  if (drawing && logo) files.set(drawing, logo);
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
