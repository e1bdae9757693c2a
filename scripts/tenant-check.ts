import { checkTenants, reportText } from './tenant/check-tenants.ts';
import { liveText, runLive } from './tenant/go-live.ts';
import { command } from './command.ts';

const usage = `npm run tenant:check [-- <id>… --json --strict --live --ask --folder <folder>]
  <id>…      only these folders; all of them when none is named
  --json     for machines: { tenants, errors, warnings, findings }
  --strict   warnings count as errors
  --live     the list of what has to be so before borrowers see a lender
  --ask      with --live: asks the lender's site and server, too
  --folder   where the tenants lie (tenants)
  --dist     the build that goes live (dist)
  --releases where the releases lie (releases)`;

await command({
  usage,
  options: {
    json: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    live: { type: 'boolean', default: false },
    ask: { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist' },
    folder: { type: 'string', default: 'tenants' },
    releases: { type: 'string', default: 'releases' },
  },
  async run({ values, positionals }) {
    const root = values.folder.replace(/[\\/]+$/, '');
    const today = new Date().toISOString().slice(0, 10);
    const order = { root, ids: positionals, today };
    const report = checkTenants(order);
    if (values.live && report.tenants.length > 0) {
      const lists = await runLive(
        { ...order, dist: values.dist, releases: values.releases, asks: values.ask },
        report,
      );
      const isLacking = lists.some(({ items }) => items.some(({ state }) => state === 'missing'));
      const texts = lists.map(({ id, items }) => liveText(id, items));
      console.log(values.json ? JSON.stringify(lists, null, 2) : texts.join('\n\n'));
      return isLacking ? 1 : 0;
    }
    console.log(values.json ? JSON.stringify(report, null, 2) : reportText(root, report));
    return report.errors > 0 || (values.strict && report.warnings > 0) ? 1 : 0;
  },
});
