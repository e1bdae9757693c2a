import { command } from './command.ts';
import { approvalFaults } from './release/release-record.ts';
import { approveRelease, placeOptions, placesOf, placeUsage } from './release/release-store.ts';

await command({
  usage: `npm run tenant:approve <id> -- --name "<name>" [--json]
  writes into the last release of this lender that somebody has read it and answers for it. Rates, terms and
  legal texts want another name than the author's. The review in version control proves who it was.
  --name      who has read it
  --json      for machines: the release
${placeUsage}`,
  options: {
    name: { type: 'string' },
    json: { type: 'boolean', default: false },
    ...placeOptions,
  },
  failsWith: 1,
  run({ values, positionals }) {
    const [id, ...more] = positionals;
    const name = values.name?.trim() ?? '';
    if (id === undefined || more.length > 0 || name === '') return 'usage';
    const places = placesOf(values);
    const release = approveRelease(places, id, { name, at: new Date().toISOString() });
    if (values.json) return console.log(JSON.stringify(release, null, 2));
    const [fault] = approvalFaults(release);
    console.log(fault ?? `${id}: release ${release.number} may go live.`);
    return 0;
  },
});
