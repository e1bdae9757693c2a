import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { NewFolder } from './new-tenant.ts';

/** Writes a new folder, all of it or nothing. Never touches one that is there: then it throws. */
export function writeFolder({ files, copies }: NewFolder, from: string, to: string): void {
  if (existsSync(to)) throw new Error(`${to} is there already; nothing was written.`);
  mkdirSync(path.dirname(to), { recursive: true });
  const workshop = mkdtempSync(path.join(path.dirname(to), '.new-'));
  try {
    const place = (file: string) => {
      const target = path.join(workshop, file);
      mkdirSync(path.dirname(target), { recursive: true });
      return target;
    };
    for (const [file, text] of files) writeFileSync(place(file), text);
    for (const file of copies) copyFileSync(path.join(from, file), place(file));
    renameSync(workshop, to);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}
