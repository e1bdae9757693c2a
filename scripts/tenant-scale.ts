import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { indexCopy } from './build/index-copy.ts';
import { checkTenants, findingText } from './tenant/check-tenants.ts';
import { makeMany } from './tenant/make-many.ts';

/** `npm run tenant:scale [count]`: how the check and the page bear a thousand lenders. Keeps nothing. */
const count = Number(process.argv[2] ?? 1000);
/** Seconds at work for a thousand folders; a busy machine stretches only the waiting. */
const longest = 20;
const root = mkdtempSync(path.join(tmpdir(), 'loanfront-scale-'));
const seconds = (from: number) => ((Date.now() - from) / 1000).toFixed(1);
try {
  const startedMaking = Date.now();
  makeMany({ root, count, models: 'tenants' });
  console.log(`${count} folders made in ${seconds(startedMaking)} s`);
  const startedChecking = Date.now();
  const before = process.cpuUsage();
  const today = new Date().toISOString().slice(0, 10);
  const { errors, warnings, findings } = checkTenants({ root, ids: [], today });
  const { user, system } = process.cpuUsage(before);
  const worked = (user + system) / 1e6;
  console.log(
    `checked in ${seconds(startedChecking)} s, ${worked.toFixed(1)} s of them at work: ${errors} errors, ${warnings} warnings`,
  );
  for (const finding of findings.slice(0, 5)) console.log(findingText(root, finding));
  const index = readFileSync(path.join(root, 'index.json'), 'utf8');
  const copy = JSON.stringify(indexCopy(JSON.parse(index)));
  const packed = (text: string) => brotliCompressSync(text).length;
  console.log(
    `tenants/index.json: ${index.length} characters, ${packed(index)} packed; its copy in each page: ${copy.length}, ${packed(copy)} packed`,
  );
  if (errors > 0 || worked > (longest * count) / 1000) process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
