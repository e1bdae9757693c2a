import { command } from './command.ts';
import { approvalFaults, releaseFaults } from './release/release-record.ts';
import {
  makeRelease,
  printsNow,
  readReleases,
  placeOptions,
  placesOf,
  placeUsage,
} from './release/release-store.ts';
import { checkTenants } from './tenant/check-tenants.ts';
import { chosenIds } from './tenant/read-folders.ts';

await command({
  usage: `npm run tenant:release <id> -- --author "<name>" --note "<what and why>" [--json]
  numbers and dates the folder as it is: releases/<id>/<number>.json with author, note and fingerprints,
  a copy of its files beside it, and release.json in the folder. Without --author it lists the releases.
  --author    who answers for it
  --note      what has changed, and why
  --json      for machines: the release, or all of them
${placeUsage}`,
  options: {
    author: { type: 'string' },
    note: { type: 'string' },
    json: { type: 'boolean', default: false },
    ...placeOptions,
  },
  failsWith: 1,
  run({ values, positionals }) {
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) return 'usage';
    const places = placesOf(values);
    chosenIds(values.folder, [id]);
    if (values.author === undefined) {
      const all = readReleases(places, id);
      const state = releaseFaults(all, printsNow(places, id));
      if (values.json) return console.log(JSON.stringify({ releases: all, state }, null, 2));
      for (const { number, at, author, note, approvals } of all)
        console.log(
          `${number}  ${at.slice(0, 10)}  ${author}: ${note}  ${approvals.map(({ name }) => `✓ ${name}`).join(' ')}`,
        );
      console.log(
        state.length === 0 ? 'The folder is the last release, and approved.' : state.join('\n'),
      );
      return 0;
    }
    const [author, note] = [values.author.trim(), values.note?.trim() ?? ''];
    if (author === '' || note === '')
      throw new Error(
        'A release needs --author and --note: who answers for it, and what has changed.',
      );
    const today = new Date().toISOString();
    const { errors } = checkTenants({ root: values.folder, ids: [id], today: today.slice(0, 10) });
    if (errors > 0)
      throw new Error(`tenant:check finds ${errors} errors in ${id}; nothing was released.`);
    const release = makeRelease(places, id, { author, note, at: today });
    if (values.json) return console.log(JSON.stringify(release, null, 2));
    console.log(`${id}: release ${release.number}, ${release.hash.slice(0, 12)}`);
    for (const one of release.needsSecondName.slice(0, 12))
      console.log(`  a second name for: ${one}`);
    console.log(approvalFaults(release).join('\n'));
    return 0;
  },
});
