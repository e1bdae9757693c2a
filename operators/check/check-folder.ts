import * as v from 'valibot';
import { tenantSchema } from '../../src/tenant/tenant-schema.ts';
import { type Finding, finish, type Found } from './finding.ts';
import { applyFix } from './json-edit.ts';
import { readJsonTree } from './json-tree.ts';
import type { RuleInput, Surroundings } from './rule-input.ts';
import { assetRules } from './rules/asset-rules.ts';
import { capRules } from './rules/cap-rules.ts';
import { copyRules } from './rules/copy-rules.ts';
import { contactRules, dateRules } from './rules/fact-rules.ts';
import { fileNameRules } from './rules/file-name-rules.ts';
import { fileRules, jsonRules } from './rules/file-rules.ts';
import { foreignRules } from './rules/foreign-rules.ts';
import { formRules } from './rules/form-rules.ts';
import { languageRules } from './rules/language-rules.ts';
import { lengthRules } from './rules/length-rules.ts';
import { colourRules } from './rules/look-rules.ts';
import { moneyRules } from './rules/money-rules.ts';
import { guideRules, legalRules } from './rules/page-rules.ts';
import { rangeRules } from './rules/range-rules.ts';
import { reachRules, routeRules } from './rules/route-rules.ts';
import { appRule, keyRules, schemaRules } from './rules/schema-rules.ts';
import { termsRules } from './rules/terms-rules.ts';
import { wordingRules } from './rules/wording-rules.ts';
import { everyValue } from './schema-node.ts';
import type { TenantFolder } from './tenant-folder.ts';

/** All that is asked of a folder; each looks for itself, so that one fault hides no other. */
const allRules: readonly ((input: RuleInput) => Found[])[] = [
  fileRules,
  fileNameRules,
  jsonRules,
  schemaRules,
  rangeRules,
  dateRules,
  contactRules,
  moneyRules,
  routeRules,
  languageRules,
  lengthRules,
  wordingRules,
  colourRules,
  assetRules,
  legalRules,
  guideRules,
  formRules,
  termsRules,
  capRules,
  reachRules,
  copyRules,
  foreignRules,
];

/** Without a `tenant.json` that is a group of something, only these mean anything. */
const rulesWithoutConfig = [fileRules, jsonRules];

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Every fault of a tenant's folder, in the order of its files and lines (design §5). Pure: the same folder with
 * the same surroundings gives the same findings, on a disk or in a browser.
 */
export function checkFolder(folder: TenantFolder, around: Surroundings): Finding[] {
  // The scenario of the sandbox is large and checked by the sandbox itself: here it only has to be JSON.
  const trees = new Map(
    [...folder.files]
      .filter(
        ([file, text]) => file.endsWith('.json') && (file !== 'sandbox.json' || !isJson(text)),
      )
      .map(([file, text]) => [file, readJsonTree(text)]),
  );
  const tree = trees.get('tenant.json') ?? { root: undefined, faults: [], value: undefined };
  const { value } = tree;
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  const written = isGroup ? value : {};
  const seenAsWritten = everyValue(written);
  const keys = keyRules(written, seenAsWritten);
  // A key that is only misspelt is one finding: all other rules read the file as it was meant.
  const renames = keys.flatMap(({ fix }) => (fix?.op === 'rename' ? [fix] : []));
  const meant = renames.reduce<unknown>(applyFix, written);
  const config = typeof meant === 'object' && meant !== null ? meant : {};
  const input = {
    folder,
    around,
    tree,
    trees,
    config,
    parsed: v.safeParse(tenantSchema, config),
    seen: renames.length > 0 ? everyValue(config) : seenAsWritten,
  };
  const found = (isGroup ? allRules : rulesWithoutConfig).flatMap((rule) => rule(input));
  if (!isGroup && tree.root && tree.faults.length === 0) {
    found.push({
      code: 'value-type',
      at: { path: [] },
      message: 'tenant.json holds no group',
      remedy: 'write { … } with the fields of the README',
    });
  }
  if (isGroup) {
    const named = found.flatMap(({ at }) => ('path' in at && !at.file ? [at.path.join('.')] : []));
    found.push(...keys, ...appRule(input, named));
  }
  return finish(withoutEchoes(found), { folder: folder.id, files: folder.files, trees });
}

const fieldAt = ({ at }: Found): string | undefined =>
  'path' in at ? `${at.file ?? 'tenant.json'} ${at.path.join('.')}` : undefined;

/** What is still to be written is one finding: nothing else is said of its letters. */
function withoutEchoes(found: readonly Found[]): Found[] {
  const unwritten = new Set(
    found.flatMap((one) => (one.code === 'text-placeholder' ? [fieldAt(one)] : [])),
  );
  return found.filter((one) => {
    const field = fieldAt(one);
    return one.code === 'text-placeholder' || field === undefined || !unwritten.has(field);
  });
}
