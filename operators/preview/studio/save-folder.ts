import { strToU8, zipSync } from 'fflate';
import type { DiskFolder } from '../../../src/platform/folder-on-disk.ts';
import type { DraftFiles } from './draft-history.ts';
import { configFile, dataBytes, type FolderFiles, isPicture } from './folder-files.ts';

/** A name that stays inside the folder. */
const isInside = (file: string) =>
  /^[\w-][\w./-]*$/.test(file) &&
  !file.split('/').some((part) => part === '' || part.startsWith('.'));

/** The files of a folder as a zip, below a folder of the lender's name. */
export function zipFolder(id: string, files: FolderFiles): Uint8Array {
  const entries = [...files]
    .filter(([file]) => isInside(file))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([file, content]) => [
      `${id}/${file}`,
      typeof content === 'string' ? strToU8(content) : content,
    ]);
  return zipSync(Object.fromEntries(entries), { level: 6 });
}

/** What of a draft has to be written: path and content of each changed file. */
export const filesToWrite = (draft: DraftFiles): [string, string | Uint8Array][] =>
  Object.entries(draft)
    .filter(([file]) => isInside(file))
    .map(([file, content]) => [file, isPicture(file) ? dataBytes(content) : content]);

/** What became of saving. */
export type Saved =
  | { kind: 'saved'; files: readonly string[] }
  /** The chosen folder is no folder of this lender. */
  | { kind: 'otherFolder'; name: string }
  /** Files that somebody has changed on the disk meanwhile; nothing was written. */
  | { kind: 'changedOnDisk'; files: readonly string[] }
  | { kind: 'failed'; file: string };

const idIn = (text: string | undefined): unknown => {
  try {
    const config: unknown = JSON.parse(text ?? '');
    return typeof config === 'object' && config !== null ? Reflect.get(config, 'id') : undefined;
  } catch {
    return undefined;
  }
};

/** The lender's own folder: the one that was chosen, or the one of its name in there. */
async function ownFolder(chosen: DiskFolder, id: string): Promise<DiskFolder | undefined> {
  const text = await chosen.read(configFile);
  if (text !== undefined) return chosen.name === id || idIn(text) === id ? chosen : undefined;
  const inner = await chosen.inner(id);
  return inner && (await inner.read(configFile)) !== undefined ? inner : undefined;
}

/** Line ends are the editor's business, not a change. */
const plain = (text: string) => text.replaceAll('\r\n', '\n');

/**
 * Writes the changed files of a draft, and only those, into a folder on the disk. Not over what somebody else has
 * changed there since it was published, unless that is wished.
 */
export async function saveInto(
  chosen: DiskFolder,
  { id, draft, published }: { id: string; draft: DraftFiles; published: FolderFiles },
  overwrites: boolean,
): Promise<Saved> {
  const folder = await ownFolder(chosen, id);
  if (!folder) return { kind: 'otherFolder', name: chosen.name };
  const files = filesToWrite(draft);
  const others: string[] = [];
  for (const [file, content] of files) {
    const there = isPicture(file) ? undefined : await folder.read(file);
    const before = published.get(file);
    const isOurs = [before, content].some(
      (text) => typeof text === 'string' && there !== undefined && plain(text) === plain(there),
    );
    if (there !== undefined && !isOurs) others.push(file);
  }
  if (others.length > 0 && !overwrites) return { kind: 'changedOnDisk', files: others };
  for (const [file, content] of files) {
    try {
      await folder.write(file, typeof content === 'string' ? content : new Uint8Array(content));
    } catch {
      return { kind: 'failed', file };
    }
  }
  return { kind: 'saved', files: files.map(([file]) => file) };
}
