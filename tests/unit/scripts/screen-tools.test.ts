import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

// The table names a sheet that only Vite gives an address: Node has to be told, or none of them starts.
test.each(['screen', 'tenant-sheet', 'tenant-review', 'make-pictures'])(
  'scripts/%s.ts reads the table of screens outside of Vite',
  async (name) => {
    const { stdout } = await run('node_modules/.bin/tsx', [`scripts/${name}.ts`, '--help']);
    expect(stdout).toMatch(/^npm run /);
  },
  60_000,
);
