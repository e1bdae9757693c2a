import { strToU8, zipSync } from 'fflate';
import type { DraftFiles } from './draft-history.ts';
import { dataBytes, isPicture, type FolderFiles } from './folder-files.ts';

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
