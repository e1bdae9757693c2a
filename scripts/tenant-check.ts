import { parseArgs } from 'node:util';
import { checkTenants } from './tenant/check-tenants.ts';
import { reportText } from './tenant/print-findings.ts';

const usage = `npm run tenant:check [-- <id>… --json --strict --folder <folder>]
  <id>…      only these folders; all of them when none is named
  --json     for machines: { tenants, errors, warnings, findings }
  --strict   warnings count as errors
  --folder   where the tenants lie (tenants)`;

function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      folder: { type: 'string', default: 'tenants' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const root = values.folder.replace(/[\\/]+$/, '');
  const today = new Date().toISOString().slice(0, 10);
  const report = checkTenants({ root, ids: positionals, today });
  console.log(values.json ? JSON.stringify(report, null, 2) : reportText(root, report));
  return report.errors > 0 || (values.strict && report.warnings > 0) ? 1 : 0;
}

try {
  process.exitCode = run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 2;
}
