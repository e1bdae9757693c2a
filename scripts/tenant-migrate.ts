import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { currentVersion, migrateTenant } from './tenant/migrate-tenant.ts';
import { chosenIds } from './tenant/read-folders.ts';

const usage = `npm run tenant:migrate [<id>… -- --dry-run --folder <folder>]
  <id>…      only these folders; all of them when none is named
  --dry-run  only says what would change
  --folder   where the tenants lie (tenants)`;

/** Written beside and put in place, so that nobody ever reads half a file. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      folder: { type: 'string', default: 'tenants' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  let refused = 0;
  let current = 0;
  for (const id of chosenIds(values.folder, positionals)) {
    const file = path.join(values.folder, id, 'tenant.json');
    const done = migrateTenant(readFileSync(file, 'utf8'));
    if (done.kind === 'current') current += 1;
    else if (done.kind === 'refused') {
      refused += 1;
      console.error(`${file}: ${done.why}.`);
    } else {
      if (!values['dry-run']) replaceFile(file, done.text);
      console.log([`${file}:`, ...done.steps.map((step) => `  ${step}`)].join('\n'));
    }
  }
  if (current > 0) console.log(`${current} of version ${currentVersion}: nothing to do.`);
  return refused > 0 ? 1 : 0;
}

try {
  process.exitCode = run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
