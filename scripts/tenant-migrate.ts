import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentVersion, migrateTenant } from './tenant/migrate-tenant.ts';
import { chosenIds } from './tenant/read-folders.ts';
import { command } from './command.ts';

const usage = `npm run tenant:migrate [<id>… -- --dry-run --json --folder <folder>]
  <id>…      only these folders; all of them when none is named
  --dry-run  only says what would change
  --json     for machines: a list of { id, kind, steps or why }
  --folder   where the tenants lie (tenants)`;

/** Written beside and put in place, so that nobody ever reads half a file. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

await command({
  usage,
  options: {
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    folder: { type: 'string', default: 'tenants' },
  },
  run({ values, positionals }) {
    const done = chosenIds(values.folder, positionals).map((id) => {
      const file = path.join(values.folder, id, 'tenant.json');
      const moved = migrateTenant(readFileSync(file, 'utf8'));
      if (moved.kind === 'moved' && !values['dry-run']) replaceFile(file, moved.text);
      return { id, file, moved };
    });
    if (values.json) {
      const report = done.map(({ id, moved }) => ({ id, ...moved, text: undefined }));
      console.log(JSON.stringify(report, null, 2));
    } else {
      for (const { file, moved } of done) {
        if (moved.kind === 'refused') console.error(`${file}: ${moved.why}.`);
        if (moved.kind === 'moved')
          console.log([`${file}:`, ...moved.steps.map((step) => `  ${step}`)].join('\n'));
      }
      const current = done.filter(({ moved }) => moved.kind === 'current').length;
      if (current > 0) console.log(`${current} of version ${currentVersion}: nothing to do.`);
    }
    return done.some(({ moved }) => moved.kind === 'refused') ? 1 : 0;
  },
});
