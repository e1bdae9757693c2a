import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import { noteOf } from '../../src/tenant-check/field-notes.ts';
import { tenantSchema } from '../../src/tenant/tenant-schema.ts';

/** Adds each field's line, and tells editors to mark keys that nobody knows. */
function described(schema: JsonSchema, path: string): JsonSchema {
  const note = noteOf(path);
  const { items, additionalProperties, properties, anyOf, ...rest } = schema;
  const isRecord = typeof additionalProperties === 'object';
  return {
    ...rest,
    ...(note && { description: note }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, inner]) => [
          key,
          typeof inner === 'object' ? described(inner, path ? `${path}.${key}` : key) : inner,
        ]),
      ),
      additionalProperties: false,
    }),
    ...(isRecord && { additionalProperties: described(additionalProperties, `${path}.*`) }),
    ...(items && {
      items:
        typeof items === 'object' && !Array.isArray(items) ? described(items, `${path}[]`) : items,
    }),
    ...(anyOf && {
      anyOf: anyOf.map((one) => (typeof one === 'object' ? described(one, path) : one)),
    }),
  };
}

/**
 * `tenants/tenant.schema.json`: what editors show and check while somebody types. Rules that hold between fields are
 * the checker's.
 */
export function tenantJsonSchema(): string {
  const schema = toJsonSchema(tenantSchema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-07',
  });
  const { $schema, ...rest } = described(schema, '');
  const titled = { $schema, title: 'A lender of loanfront', ...rest };
  return `${JSON.stringify(titled, null, 2)}\n`;
}
