import type * as v from 'valibot';
import { disagreements } from '../../../src/tenant/check-tenant.ts';
import { fieldPattern, origin } from '../../../src/tenant/schema/pieces.ts';
import { jsonPath, valueAt } from '../config-values.ts';
import { questionOf } from '../ask-back.ts';
import { expectation } from '../describe-schema.ts';
import type { Fix, Found } from '../finding.ts';
import { fixedValue } from '../fixed-value.ts';
import type { JsonPath } from '../json-tree.ts';
import { didYouMean, nearMiss } from '../near-miss.ts';
import type { RuleInput } from '../rule-input.ts';
import type { RuleCode } from '../rule-table.ts';
import {
  branches,
  branchFor,
  childNode,
  isPiece,
  type SchemaNode,
  tenantNode,
} from '../schema-node.ts';

type Issue = v.BaseIssue<unknown>;

const stepsOf = (issue: Issue): JsonPath =>
  (issue.path ?? []).flatMap(({ key }) =>
    typeof key === 'string' || typeof key === 'number' ? [key] : [],
  );

interface Fault {
  issue: Issue;
  path: JsonPath;
}

/** A refused union is told by what its likely branch refuses further inside, where there is such a thing. */
function faultsIn(issue: Issue, before: JsonPath): Fault[] {
  const path = [...before, ...stepsOf(issue)];
  const inner = (issue.issues ?? []).flatMap((one) => faultsIn(one, path));
  const deeper = inner.filter((fault) => fault.path.length > path.length);
  return deeper.length > 0 ? deeper : [{ issue, path }];
}

/** The schema at the end of a way, as far as there is one. */
function nodeAt(path: JsonPath): SchemaNode | undefined {
  let node: SchemaNode | undefined = tenantNode;
  for (const step of path) {
    const parent: SchemaNode = branchFor(node, typeof step === 'number' ? [] : {});
    node = childNode(parent, step);
    if (!node) return undefined;
  }
  return node;
}

const codeOfValidation: Readonly<Record<string, RuleCode>> = {
  min_value: 'value-range',
  max_value: 'value-range',
  integer: 'value-range',
  min_length: 'value-length',
  max_length: 'value-length',
  non_empty: 'value-empty',
};

function isExpression(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
}

function codeOf({ issue, path }: Fault, node: SchemaNode): RuleCode {
  const { input } = issue;
  if (input === undefined)
    return path[0] === 'routes' && path.length > 1 ? 'route-missing' : 'field-missing';
  if (issue.kind === 'schema')
    return issue.type === 'picklist' || issue.type === 'literal' ? 'value-choice' : 'value-type';
  const byType = codeOfValidation[issue.type];
  if (byType) return byType;
  const text = typeof input === 'string' ? input : '';
  if (isPiece(node, fieldPattern)) return isExpression(text) ? 'pattern-unsafe' : 'pattern-invalid';
  if (branches(node).some((branch) => isPiece(branch, origin))) {
    if (/^http:\/\//i.test(text)) return 'origin-insecure';
    if (/^https:\/\/[^/]+\//i.test(text)) return 'origin-path';
  }
  return 'value-format';
}

const reasons: Partial<Record<RuleCode, string>> = {
  'route-missing':
    'this screen has no path of its own in the standard, so the lender must give one',
  'field-missing': 'this field is missing',
  'value-type': 'is of the wrong kind',
  'value-choice': 'is none of the allowed values',
  'value-format': 'is not written as it must be',
  'value-range': 'is outside its limits',
  'value-length': 'is too short or too long',
  'value-empty': 'must not be empty',
  'pattern-invalid': 'is no regular expression',
  'pattern-unsafe': 'can hang the phone: a repeat stands inside or beside what is repeated',
  'origin-insecure': 'must be https, because what goes there can be read on the way',
  'origin-path': 'must end after the host: a path says nothing here and hides a mistake',
};

/** `/about-us` for the screen `aboutUs`. */
const pathOfKey = (key: string) =>
  `/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function fixOf({ issue, path }: Fault, node: SchemaNode): Fix | undefined {
  if (issue.input === undefined) {
    if (node.type === 'boolean') return { op: 'write', path, value: false };
    if (node.type === 'literal') return { op: 'write', path, value: node.literal };
    return path[0] === 'routes' && path.length === 2
      ? { op: 'write', path, value: pathOfKey(String(path[1])) }
      : undefined;
  }
  const value = fixedValue(issue.input, node);
  return value === undefined ? undefined : { op: 'write', path, value };
}

/** What the schema refuses, one finding for each place (design §4). */
export function schemaRules({ tree, parsed }: RuleInput): Found[] {
  if (!tree.root) return [];
  const faults = (parsed.issues ?? []).flatMap((issue) => faultsIn(issue, []));
  const said = new Set<string>();
  return faults.flatMap((fault): Found[] => {
    const node = nodeAt(fault.path);
    const place = fault.path.join('.');
    // A language with a region has a rule of its own (language-region).
    const isRegion =
      /^locale\.languages\.\d+$/.test(place) && /^[a-z]{2,3}[-_]/i.test(String(fault.issue.input));
    if (!node || said.has(place) || isRegion) return [];
    said.add(place);
    const code = codeOf(fault, node);
    const isVersion = place === 'schemaVersion';
    const question = questionOf(fault.path, fault.issue.input, node);
    const fix = isVersion || question ? undefined : fixOf(fault, node);
    const wanted = fix?.op === 'write' ? JSON.stringify(fix.value) : expectation(node);
    return [
      {
        code,
        at: { path: fault.path },
        message: question?.message ?? reasons[code] ?? fault.issue.message,
        remedy: question
          ? question.remedy
          : isVersion
            ? `run npm run tenant:migrate, which brings an older file to version ${wanted}; a newer one needs a newer release`
            : `write ${wanted}`,
        ...(fix && { fix }),
      },
    ];
  });
}

/**
 * Keys that the app does not read. It passes over them (design §3), so a misspelt one would silently change
 * nothing: that is an error; one that is like nothing known is only a warning.
 */
export function keyRules(config: object, seen: RuleInput['seen']): Found[] {
  return seen.flatMap(({ path, node, parent }): Found[] => {
    if (node || ['__proto__', 'constructor', 'prototype'].includes(String(path.at(-1)))) return [];
    const group = path.slice(0, -1);
    const key = String(path.at(-1));
    const names = Object.keys(parent.entries ?? {});
    const meant = nearMiss(key, names);
    const isFree = meant !== undefined && valueAt(config, [...group, meant]) === undefined;
    return [
      {
        code: meant === undefined ? 'key-unknown' : 'key-misspelt',
        at: { path, on: 'key' },
        message: `the app reads no key "${key}" here${didYouMean(meant)}`,
        remedy:
          meant === undefined ? `take it out; known here: ${names.join(', ')}` : `write "${meant}"`,
        fix: isFree ? { op: 'rename', path, to: meant } : { op: 'remove', path },
      },
    ];
  });
}

/**
 * What the app itself finds between fields and no other rule has named: the two must never disagree (design §3).
 * What its schema refuses is named already, since that is the same schema.
 */
export function appRule({ folder, parsed }: RuleInput, named: readonly string[]): Found[] {
  const faults = parsed.success ? disagreements(parsed.output, folder.id) : [];
  return faults
    .filter(({ where }) => !named.includes(where))
    .map(({ where, what }): Found => ({
      code: 'app-refuses',
      at: { path: jsonPath(where) },
      message: 'the app refuses this, and shows borrowers a maintenance page',
      remedy: what,
    }));
}
