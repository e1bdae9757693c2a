import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where a program of this machine lies; undefined where it has none of that name. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
