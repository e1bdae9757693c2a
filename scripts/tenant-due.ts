import path from 'node:path';
import { readJsonTree } from '../operators/check/json-tree.ts';
import { command } from './command.ts';
import { daysAfter, dueBefore, dueInMarkets, dueInTenant } from './tenant/due-list.ts';
import { chosenIds, textOf } from './tenant/read-folders.ts';

await command({
  usage: `npm run tenant:due [<id>… -- --days 90 --json --folder <folder>]
  what runs out soon, or has run out: reviews of figures, licences, holidays, caps of markets
  <id>…      only these folders; all of them, and markets.json, when none is named
  --days     how far to look ahead (90)
  --json     for machines: a list of { where, field, until, what }
  --folder   where the tenants lie (tenants)`,
  options: {
    days: { type: 'string', default: '90' },
    json: { type: 'boolean', default: false },
    folder: { type: 'string', default: 'tenants' },
  },
  run({ values, positionals }) {
    const days = Number(values.days);
    if (!Number.isInteger(days) || days < 0)
      throw new Error(`--days ${values.days} is no number of days: write a whole number like 90.`);
    const today = new Date().toISOString().slice(0, 10);
    const read = (file: string) =>
      readJsonTree(textOf(path.join(values.folder, file)) ?? '{}').value;
    const all = [
      ...chosenIds(values.folder, positionals).flatMap((id) =>
        dueInTenant(id, read(`${id}/tenant.json`)),
      ),
      ...(positionals.length === 0 ? dueInMarkets(read('markets.json')) : []),
    ];
    const due = dueBefore(all, daysAfter(today, days));
    if (values.json) return console.log(JSON.stringify(due, null, 2));
    for (const { where, field, until, what } of due)
      console.log(`${until}${until < today ? ' (over)' : ''}  ${where} ${field}: ${what}`);
    console.log(`${due.length} of ${all.length} run out by ${daysAfter(today, days)}.`);
  },
});
