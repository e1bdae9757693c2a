import { disagreements } from '../../tenant/check-tenant.ts';
import type { Found } from '../finding.ts';
import { jsonPath } from '../finding.ts';
import { didYouMean, nearMiss } from '../near-miss.ts';
import type { RuleInput } from '../rule-input.ts';
import { valueAt } from '../config-values.ts';

/**
 * Keys that the app does not read. It passes over them (design §3), so a misspelt one would silently change
 * nothing: that is an error; one that is like nothing known is only a warning.
 */
export function keyRules({ config, seen }: RuleInput): Found[] {
  return seen.flatMap(({ path, node, parent }): Found[] => {
    if (node || ['__proto__', 'constructor', 'prototype'].includes(String(path.at(-1)))) return [];
    const group = path.slice(0, -1);
    const key = String(path.at(-1));
    const known = Object.keys(parent.entries ?? {});
    const meant = nearMiss(key, known);
    const isFree = meant !== undefined && valueAt(config, [...group, meant]) === undefined;
    return [
      {
        code: meant === undefined ? 'key-unknown' : 'key-misspelt',
        at: { path, on: 'key' },
        message: `the app reads no key "${key}" here${didYouMean(meant)}`,
        remedy:
          meant === undefined ? `take it out; known here: ${known.join(', ')}` : `write "${meant}"`,
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
