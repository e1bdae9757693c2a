import { readFileSync, writeFileSync } from 'node:fs';
import { command } from './command.ts';
import {
  integrationWithCalls,
  readmeWithTables,
  tenantJsonSchema,
} from './tenant/schema-documents.ts';

const readme = 'tenants/README.md';
const integration = 'docs/lender-integration.md';

await command({
  usage: `npm run tenant:docs
  writes what is made from the code and the contract: tenants/tenant.schema.json, the tables of ${readme}, and
  the calls of ${integration}`,
  options: {},
  run() {
    writeFileSync(readme, readmeWithTables(readFileSync(readme, 'utf8')));
    writeFileSync('tenants/tenant.schema.json', tenantJsonSchema());
    writeFileSync(integration, integrationWithCalls(readFileSync(integration, 'utf8')));
    console.log(`written: ${readme}, tenants/tenant.schema.json, ${integration}`);
  },
});
