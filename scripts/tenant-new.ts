import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTenantIndex } from '../src/tenant/choose-tenant.ts';
import { idFault, newTenant } from './tenant/new-tenant.ts';
import { marketFault } from './tenant/other-market.ts';
import { writeFolder } from './tenant/write-folder.ts';
import { readTenantFolder, tenantIds, textOf } from './tenant/read-folders.ts';
import { command } from './command.ts';

const usage = `npm run tenant:new <id> -- [--from <id>] [--name "<brand>"] [--currency <code>] …
  makes a folder for a new lender after another one, and marks with TODO what is not the new lender's yet
  <id>         the new folder: small letters, digits and dashes
  --from       the folder that is copied; the default lender's when it is not named
  --name       the brand; without it the id makes a working one, marked TODO
  --currency   three letters such as MXN, for a lender in another country: money is written as there, and what law,
               regulator and banks decide is marked TODO as well
  --locale     language and country by which numbers are written, such as es-MX
  --time-zone  such as America/Mexico_City
  --languages  the languages to keep, such as en or en,hi; a language of your own comes with tenant:words
  --dry-run    only says what would be written
  --json       for machines: { folder, files }
  --folder     where the tenants lie (tenants)`;

const nextSteps = (folder: string, id: string, from: string) =>
  [
    'What is left to do:',
    `  1. npm run tenant:check ${id}   names every TODO, and all else that is not this lender's yet`,
    `  2. ${folder}/tenant.json from the top down; theme, calculator, loanTerms, disclosures,`,
    `     repayment and bridge are still as in ${from}: they are right only if this lender agrees`,
    '  3. a logo into assets/, and legal/ read by somebody who answers for it; a language that is not there yet',
    `     comes with npm run tenant:words ${id} <language>`,
    `  4. npm start, then ?tenant=${id}     shows it as it is; a change shows on the next load`,
    `  5. npm run tenant:check -- --live ${id}   before borrowers see it`,
  ].join('\n');

await command({
  usage,
  options: {
    from: { type: 'string' },
    name: { type: 'string' },
    currency: { type: 'string' },
    locale: { type: 'string' },
    'time-zone': { type: 'string' },
    languages: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    folder: { type: 'string', default: 'tenants' },
  },
  run({ values, positionals }) {
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) return 'usage';
    const root = values.folder;
    const ids = tenantIds(root);
    const index = textOf(path.join(root, 'index.json'));
    const fault = idFault(id, { ids, index });
    if (fault !== undefined) throw new Error(fault);
    const from =
      values.from ??
      readTenantIndex(JSON.parse(readFileSync(path.join(root, 'index.json'), 'utf8'))).default;
    if (!ids.includes(from))
      throw new Error(
        `There is no folder "${from}" to copy: name one of ${ids.slice(0, 20).join(', ')}.`,
      );
    const copied = readTenantFolder(root, from);
    const market = {
      currency: values.currency?.toUpperCase(),
      numberLocale: values.locale,
      timeZone: values['time-zone'],
      languages: values.languages?.split(',').map((language) => language.trim()),
    };
    const wrong = marketFault(JSON.parse(copied.files.get('tenant.json') ?? '{}'), market);
    if (wrong !== undefined) throw new Error(wrong);
    const made = newTenant(copied, { id, name: values.name?.trim() || undefined, ...market });
    const folder = path.join(root, id);
    const names = [...made.files.keys(), ...made.copies].sort();
    if (!values['dry-run']) writeFolder(made, path.join(root, from), folder);
    if (values.json) return console.log(JSON.stringify({ folder, files: names }, null, 2));
    if (values['dry-run']) {
      console.log([`${folder} would hold:`, ...names.map((name) => `  ${name}`)].join('\n'));
      return 0;
    }
    console.log(`${folder} is there: ${names.length} files, after ${path.join(root, from)}.\n`);
    console.log(nextSteps(folder, id, from));
    return 0;
  },
});
