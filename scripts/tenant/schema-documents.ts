import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { expectation } from '../../operators/check/describe-schema.ts';
import { noteOf } from '../../operators/check/field-notes.ts';
import { ruleCodes, rules } from '../../operators/check/rule-table.ts';
import { schemaFields } from '../../operators/check/schema-node.ts';
import { contractReference } from './contract-document.ts';
import { cell, table } from './markdown-table.ts';
import { tenantSchema } from '../../src/tenant/tenant-schema.ts';

/** What has to stand in a field; a group is told by its own fields below. */
function wantedIn(path: string, words: string, isOptional: boolean): string {
  const plain = words.startsWith('a group {')
    ? 'a group'
    : words.replace(/a group \{[^}]*\}/g, 'a group');
  return `${cell(plain)}${isOptional && !path.endsWith('*') ? ' · may be left out' : ''}`;
}

/** A heading and a table for each group of `tenant.json`, from the schema and the notes. */
export function fieldReference(): string {
  const fields = schemaFields();
  const tops = fields.filter(({ path }) => !/[.[]/.test(path));
  const isGroup = (top: string) => fields.some(({ path }) => path.startsWith(`${top}.`));
  const rowOf = ({ path, node, isOptional }: (typeof fields)[number]) => [
    `\`${path}\``,
    cell(noteOf(path)),
    wantedIn(path, expectation(node), isOptional),
  ];
  const head = ['field', 'what it is', 'what to write'];
  const single = tops.filter(({ path }) => !isGroup(path)).map(rowOf);
  const groups = tops
    .filter(({ path }) => isGroup(path))
    .map(({ path: top }) => {
      const rows = fields.filter(({ path }) => path.startsWith(`${top}.`)).map(rowOf);
      return `### ${top}\n\n${noteOf(top)}\n\n${table(head, rows)}`;
    });
  return [`### Single fields\n\n${table(head, single)}`, ...groups].join('\n\n');
}

/** Every rule of the checker by its code. */
export const ruleReference = (): string =>
  table(
    ['code', 'weighs', 'what it wants'],
    ruleCodes.map((code) => [`\`${code}\``, rules[code][0], cell(rules[code][1])]),
  );

const mark = (name: string, end: 'begin' | 'end') =>
  `<!-- ${end} of ${name}, written by npm run tenant:docs -->`;

/** The text with a generated part put between its two marks; a missing mark is a fault of the text. */
export function withGenerated(text: string, name: string, content: string): string {
  const [before, rest] = text.split(`${mark(name, 'begin')}\n`);
  const after = rest?.split(mark(name, 'end'))[1];
  if (before === undefined || after === undefined) throw new Error(`no marks of "${name}"`);
  return `${before}${mark(name, 'begin')}\n\n${content}\n\n${mark(name, 'end')}${after}`;
}

/** The README of `tenants/` with both tables made anew. */
export const readmeWithTables = (text: string): string =>
  withGenerated(
    withGenerated(text, 'the field reference', fieldReference()),
    'the rules',
    ruleReference(),
  );

/** The document for a lender's engineer with all calls of the contract made anew. */
export const integrationWithCalls = (text: string): string =>
  withGenerated(text, 'the calls', contractReference());

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
