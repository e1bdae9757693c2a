import type { ComponentType } from 'react';
import { noteOf } from '../../check/field-notes.ts';
import type { JsonPath } from '../../check/json-tree.ts';
import {
  branches,
  branchFor,
  isLocalText,
  isPiece,
  type SchemaNode,
  schemaPath,
  unwrapped,
} from '../../check/schema-node.ts';
import * as pieces from '../../../src/tenant/schema/pieces.ts';
import { teamNames } from './team-names.ts';

/** Props of `FormField`. */
export interface FormFieldProps {
  path: JsonPath;
  node: SchemaNode;
  /** Only what a search means is shown; '' for everything. */
  search?: string;
  /** Stands in a list, which names it and takes it out. */
  isItem?: boolean;
}

/** What draws one field: handed down to lists, whose items are fields again. */
export type FieldComponent = ComponentType<FormFieldProps>;

/** How a field is filled in. */
export type FieldKind =
  | 'group'
  | 'record'
  | 'list'
  | 'texts'
  | 'choice'
  | 'switch'
  | 'number'
  | 'colour'
  | 'day'
  | 'picture'
  | 'long'
  | 'text';

const ofType: Readonly<Record<string, FieldKind>> = {
  object: 'group',
  record: 'record',
  array: 'list',
  picklist: 'choice',
  boolean: 'switch',
  number: 'number',
};

/** A text of more letters gets more than one line. */
const oneLine = 60;

/** The way in which a value is filled in, told by its schema alone: a new field of the schema needs nothing here. */
export function kindOf(node: SchemaNode, value: unknown): FieldKind {
  const branch = value === undefined ? (branches(node)[0] ?? node) : branchFor(node, value);
  if (isLocalText(branch)) return 'texts';
  if (optionsOf(node).length > 0) return 'choice';
  if (isPiece(branch, pieces.colour)) return 'colour';
  if (isPiece(branch, pieces.dayText)) return 'day';
  if (isPiece(branch, pieces.asset)) return 'picture';
  const kind = ofType[branch.type];
  if (kind) return kind;
  return typeof value === 'string' && value.length > oneLine ? 'long' : 'text';
}

/** The values that can be chosen; none when anything can be written. */
export function optionsOf(node: SchemaNode): readonly (string | number)[] {
  const options = branches(node).flatMap((branch): readonly unknown[] =>
    branch.type === 'picklist'
      ? (branch.options ?? [])
      : branch.type === 'literal'
        ? [branch.literal]
        : [undefined],
  );
  const isChoice = (option: unknown): option is string | number =>
    typeof option === 'string' || typeof option === 'number';
  return options.every(isChoice) ? options : [];
}

/** A value to begin with; what may be left out is left out. */
export function emptyValue(node: SchemaNode, languages: readonly string[]): unknown {
  const plain = branches(unwrapped(node))[0] ?? node;
  if (isLocalText(plain)) return Object.fromEntries(languages.map((language) => [language, '']));
  const [option] = optionsOf(node);
  if (option !== undefined) return option;
  switch (plain.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(plain.entries ?? {})
          .filter(([, entry]) => entry.type !== 'optional')
          .map(([key, entry]) => [key, emptyValue(entry, languages)]),
      );
    case 'array':
      return [];
    case 'record':
      return {};
    case 'boolean':
      return false;
    case 'number': {
      const least = plain.pipe?.find(({ type }) => type === 'min_value')?.requirement;
      return typeof least === 'number' ? least : 0;
    }
    default:
      return isPiece(plain, pieces.colour) ? '#2B4A8F' : '';
  }
}

/** A key as a person reads it: `defaultPeriodDays` is "Default period days"; what a team calls otherwise, by its name. */
export function labelOf(key: string | number): string {
  if (typeof key === 'number') return String(key + 1);
  const own: Readonly<Record<string, string>> = teamNames;
  if (Object.hasOwn(own, key)) return own[key] ?? key;
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/^\$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** What a field is for, in one English line. */
export const noteFor = (path: JsonPath): string => noteOf(schemaPath(path));

/** Whether a search means a field: by its name, by what it is for, by what stands in it, or by a field inside it. */
export function isMeant(search: string, path: JsonPath, value: unknown): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return true;
  const isGroup = typeof value === 'object' && value !== null;
  const shown = isGroup ? '' : (JSON.stringify(value) ?? '');
  const own = [path.join('.'), path.map(labelOf).join(' '), noteFor(path), shown];
  if (own.some((text) => text.toLowerCase().includes(wanted))) return true;
  return (
    isGroup &&
    Object.entries(value).some(([key, inner]) =>
      isMeant(wanted, [...path, Array.isArray(value) ? Number(key) : key], inner),
    )
  );
}

/** The id of a field's element in the page. */
export const fieldId = (path: JsonPath | string): string =>
  `field-${typeof path === 'string' ? path : path.join('.')}`;

/** The path of the field that an element is; undefined for an element that is none. */
export const pathOfField = (id: string): JsonPath | undefined =>
  id.startsWith('field-')
    ? id
        .slice('field-'.length)
        .split('.')
        .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    : undefined;
