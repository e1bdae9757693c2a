import { readFileSync, writeFileSync } from 'node:fs';
import { readmeWithTables, tenantJsonSchema } from './tenant/schema-documents.ts';

// Writes what is made from the schema: the file for editors, and the tables of tenants/README.md.
const readme = 'tenants/README.md';
writeFileSync(readme, readmeWithTables(readFileSync(readme, 'utf8')));
writeFileSync('tenants/tenant.schema.json', tenantJsonSchema());
console.log(`written: ${readme}, tenants/tenant.schema.json`);
