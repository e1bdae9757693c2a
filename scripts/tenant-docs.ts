import { readFileSync, writeFileSync } from 'node:fs';
import { command } from './command.ts';
import { readmeWithTables, tenantJsonSchema } from './tenant/schema-documents.ts';

const readme = 'tenants/README.md';

await command({
  usage: `npm run tenant:docs
  writes what is made from the schema: tenants/tenant.schema.json, and the tables of ${readme}`,
  options: {},
  run() {
    writeFileSync(readme, readmeWithTables(readFileSync(readme, 'utf8')));
    writeFileSync('tenants/tenant.schema.json', tenantJsonSchema());
    console.log(`written: ${readme}, tenants/tenant.schema.json`);
  },
});
