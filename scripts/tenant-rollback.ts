import { command } from './command.ts';
import { approvalFaults } from './release/release-record.ts';
import { rollBack, placeOptions, placesOf, placeUsage } from './release/release-store.ts';

await command({
  usage: `npm run tenant:rollback <id> <number> -- --author "<name>" [--note "<why>"] [--json]
  puts the files of an older release back into the folder and makes a new release of them. What lay in the
  folder without having been released is gone, but for sandbox.json.
  --author    who answers for it
  --note      why; "back to release <number>" without it
  --json      for machines: the new release
${placeUsage}`,
  options: {
    author: { type: 'string' },
    note: { type: 'string' },
    json: { type: 'boolean', default: false },
    ...placeOptions,
  },
  failsWith: 1,
  run({ values, positionals }) {
    const [id, number, ...more] = positionals;
    const author = values.author?.trim() ?? '';
    const to = Number(number);
    if (id === undefined || !Number.isInteger(to) || more.length > 0 || author === '')
      return 'usage';
    const places = placesOf(values);
    const note = values.note?.trim() || `back to release ${to}`;
    const release = rollBack(places, id, { to, author, note, at: new Date().toISOString() });
    if (values.json) return console.log(JSON.stringify(release, null, 2));
    console.log(`${id}: as in release ${to}, now release ${release.number}`);
    console.log(approvalFaults(release).join('\n') || 'It may go live.');
    return 0;
  },
});
