import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { indexCopy } from './build/index-copy.ts';
import { command } from './command.ts';
import { checkTenants, findingText } from './tenant/check-tenants.ts';
import { makeMany } from './tenant/make-many.ts';

/** Seconds at work for a thousand folders; a busy machine stretches only the waiting. */
const longest = 20;

await command({
  usage: `npm run tenant:scale [<count>] [-- --json]
  makes so many lenders (1000) in a folder of its own, checks them all, and says how the check and the page bear
  it; ends with 1 when something is found or the check works longer than ${longest} s a thousand. Keeps nothing.
  --json      for machines: { count, checked, worked, errors, warnings, index, copy }`,
  options: { json: { type: 'boolean', default: false } },
  failsWith: 1,
  run({ values, positionals }) {
    const count = Number(positionals[0] ?? 1000);
    if (!Number.isInteger(count) || count < 1) return 'usage';
    const root = mkdtempSync(path.join(tmpdir(), 'loanfront-scale-'));
    const seconds = (from: number) => Number(((Date.now() - from) / 1000).toFixed(1));
    try {
      const startedMaking = Date.now();
      makeMany({ root, count, models: 'tenants' });
      const made = seconds(startedMaking);
      const startedChecking = Date.now();
      const before = process.cpuUsage();
      const today = new Date().toISOString().slice(0, 10);
      const { errors, warnings, findings } = checkTenants({ root, ids: [], today });
      const { user, system } = process.cpuUsage(before);
      const worked = Number(((user + system) / 1e6).toFixed(1));
      const checked = seconds(startedChecking);
      const index = readFileSync(path.join(root, 'index.json'), 'utf8');
      const copy = JSON.stringify(indexCopy(JSON.parse(index)));
      const packed = (text: string) => brotliCompressSync(text).length;
      const sizes = {
        index: { characters: index.length, packed: packed(index) },
        copy: { characters: copy.length, packed: packed(copy) },
      };
      const report = { count, made, checked, worked, errors, warnings, ...sizes };
      if (values.json) console.log(JSON.stringify(report, null, 2));
      else {
        console.log(`${count} folders made in ${made} s`);
        console.log(
          `checked in ${checked} s, ${worked} s of them at work: ${errors} errors, ${warnings} warnings`,
        );
        for (const finding of findings.slice(0, 5)) console.log(findingText(root, finding));
        console.log(
          `tenants/index.json: ${sizes.index.characters} characters, ${sizes.index.packed} packed; its copy in each page: ${sizes.copy.characters}, ${sizes.copy.packed} packed`,
        );
      }
      return errors > 0 || worked > (longest * count) / 1000 ? 1 : 0;
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  },
});
