import { tenantSchema } from '../../src/tenant/tenant-schema.ts';
import { localText } from '../../src/tenant/schema/pieces.ts';
import type { JsonPath } from './json-tree.ts';

/** What every schema of Valibot tells about itself, as far as the tenant's schema uses it. */
export interface SchemaNode {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  /** Of a record: the schema of its values. */
  readonly value?: SchemaNode;
  readonly wrapped?: SchemaNode;
  /** Of a union: schemas; of a picklist: texts. */
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly SchemaAction[];
}

/** One rule behind a schema: a pattern, a limit. */
export interface SchemaAction {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

// Valibot's own types say the same in a hundred shapes; only the fields above are read, each of them optional.
const asNode = (schema: unknown) => schema as SchemaNode;

/** The schema of `tenant.json` as something to look into. */
export const tenantNode: SchemaNode = asNode(tenantSchema);

/** A schema without the "may be left out" around it. */
export const unwrapped = (node: SchemaNode): SchemaNode =>
  node.type === 'optional' && node.wrapped ? unwrapped(node.wrapped) : node;

/** Whether a schema is a text per language. */
export const isLocalText = (node: SchemaNode): boolean => unwrapped(node) === asNode(localText);

/** Whether a schema is just this piece of the schema's building blocks. */
export const isPiece = (node: SchemaNode, piece: object): boolean => unwrapped(node) === piece;

/** The branches of a union, or the schema itself. */
export function branches(node: SchemaNode): readonly SchemaNode[] {
  const plain = unwrapped(node);
  return plain.type === 'union' ? (plain.options ?? []).map(asNode).flatMap(branches) : [plain];
}

const takes = (node: SchemaNode, value: unknown): boolean => {
  if (Array.isArray(value)) return node.type === 'array';
  if (typeof value === 'object') return node.type === 'object' || node.type === 'record';
  return !['array', 'object', 'record'].includes(node.type);
};

/** A schema that a value belongs to; of a union the branch of the value's kind. */
export const branchFor = (node: SchemaNode, value: unknown): SchemaNode =>
  branches(node).find((branch) => takes(branch, value)) ?? unwrapped(node);

/** The schema of what stands under a key or a number. */
export function childNode(node: SchemaNode, key: string | number): SchemaNode | undefined {
  if (node.entries) return Object.hasOwn(node.entries, key) ? node.entries[key] : undefined;
  return node.item ?? node.value;
}

/** One value of a config with its schema; a schema is missing where nobody knows the key. */
export interface Seen {
  path: JsonPath;
  value: unknown;
  node: SchemaNode | undefined;
  /** The group around it. */
  parent: SchemaNode;
}

/** Every value of a config, the outermost first; below an unknown key nothing is looked at. */
export function everyValue(config: unknown, root: SchemaNode = tenantNode): Seen[] {
  const seen: Seen[] = [];
  const look = (value: unknown, node: SchemaNode, path: JsonPath) => {
    if (typeof value !== 'object' || value === null) return;
    const parent = branchFor(node, value);
    for (const [key, inner] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      const child = childNode(parent, step);
      const here = [...path, step];
      seen.push({ path: here, value: inner, node: child, parent });
      if (child) look(inner, child, here);
    }
  };
  look(config, root, []);
  return seen;
}

/** A field of the schema: its way with `[]` for the items of a list and `*` for keys of one's own. */
export interface SchemaField {
  path: string;
  node: SchemaNode;
  isOptional: boolean;
}

/** Every field that somebody can write, in the order of the schema; a text per language is one field. */
export function schemaFields(root: SchemaNode = tenantNode): SchemaField[] {
  const found = new Map<string, SchemaField>();
  const look = (node: SchemaNode, path: string) => {
    if (isLocalText(node)) return;
    for (const branch of branches(node).filter((one) => !isLocalText(one))) {
      for (const [key, child] of Object.entries(branch.entries ?? {})) {
        const here = path ? `${path}.${key}` : key;
        if (!found.has(here))
          found.set(here, { path: here, node: child, isOptional: child.type === 'optional' });
        look(child, here);
      }
      if (branch.item) look(branch.item, `${path}[]`);
      if (branch.value && branch.type === 'record') {
        const here = `${path}.*`;
        found.set(here, { path: here, node: branch.value, isOptional: true });
        look(branch.value, here);
      }
    }
  };
  look(root, '');
  return [...found.values()];
}

/** The path of the schema's field that a way leads to: `banks.0.name` is `banks[].name`. */
export function schemaPath(path: JsonPath): string {
  let node: SchemaNode | undefined = tenantNode;
  let field = '';
  for (const step of path) {
    const parent: SchemaNode | undefined =
      node && branchFor(node, typeof step === 'number' ? [] : {});
    if (parent && isLocalText(parent)) break;
    field += parent?.entries ? `.${step}` : typeof step === 'number' ? '[]' : '.*';
    node = parent && childNode(parent, step);
  }
  return field.replace(/^\./, '');
}
