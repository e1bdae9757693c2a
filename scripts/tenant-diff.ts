import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ComparedFolder, differenceText, diffFolders } from './tenant/diff-folders.ts';
import { readTenantFolder } from './tenant/read-folders.ts';
import { command } from './command.ts';

const usage = `npm run tenant:diff <a> <b> [-- --json --folder <folder>]
  <a> <b>    ids of tenants, or paths of folders, such as two versions of one
  --json     for machines: { fields, onlyBefore, onlyAfter, files }
  --folder   where the tenants lie (tenants)
  --exit-code   ends with 1 when they differ, for scripts`;

/** A folder by its id or its path, with fingerprints of its pictures. */
function readCompared(root: string, name: string): ComparedFolder {
  const place = /[\\/]|^\.+$/.test(name) ? path.resolve(name) : path.join(root, name);
  if (!existsSync(place)) throw new Error(`There is no folder ${place}.`);
  const folder = readTenantFolder(path.dirname(place), path.basename(place));
  const print = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(place, file)))
      .digest('hex');
  const names = [...(folder.binaries?.keys() ?? [])];
  return { ...folder, prints: new Map(names.map((file) => [file, print(file)])) };
}

await command({
  usage,
  options: {
    json: { type: 'boolean', default: false },
    'exit-code': { type: 'boolean', default: false },
    folder: { type: 'string', default: 'tenants' },
  },
  run({ values, positionals }) {
    const [before, after, ...more] = positionals;
    if (before === undefined || after === undefined || more.length > 0) return 'usage';
    const found = diffFolders(
      readCompared(values.folder, before),
      readCompared(values.folder, after),
    );
    console.log(
      values.json ? JSON.stringify(found, null, 2) : differenceText(found, [before, after]),
    );
    const isSame = [found.fields, found.files, found.onlyBefore, found.onlyAfter].every(
      (list) => list.length === 0,
    );
    return isSame || !values['exit-code'] ? 0 : 1;
  },
});
