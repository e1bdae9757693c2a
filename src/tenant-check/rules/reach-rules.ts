import { standardLoanStatuses } from '../../domain/loan-status.ts';
import { entriesAt, textAt, textsAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import type { JsonPath } from '../json-tree.ts';
import { didYouMean, nearMiss } from '../near-miss.ts';
import type { RuleInput } from '../rule-input.ts';

/** Names in a group of one's own that nothing in the app goes by. */
function unknownNames(
  config: object,
  group: JsonPath,
  known: readonly string[],
  what: string,
): Found[] {
  return entriesAt(config, group).flatMap(([name]): Found[] => {
    if (known.length === 0 || known.includes(name)) return [];
    const path = [...group, name];
    const meant = nearMiss(name, known);
    return [
      {
        code: 'name-unknown',
        at: { path, on: 'key' },
        message: `the app knows no ${what} "${name}"${didYouMean(meant)}`,
        remedy: meant ? `write "${meant}"` : `write one of ${known.join(', ')}`,
        fix: meant ? { op: 'rename', path, to: meant } : { op: 'remove', path },
      },
    ];
  });
}

/** Addresses and names that lead nowhere: a page outside the frame's origins, a call or an action that nobody makes. */
export function reachRules({ config, around }: RuleInput): Found[] {
  const page = textAt(config, 'links.privacyPage');
  const frames = textsAt(config, 'security.frameOrigins');
  const origin = /^https:\/\/[^/?#]+/i.exec(page ?? '')?.[0].toLowerCase();
  const isShut = origin !== undefined && !frames.includes(origin);
  return [
    ...(isShut
      ? [
          {
            code: 'origin-needed',
            at: { path: ['links', 'privacyPage'] },
            message: `${origin} is not in security.frameOrigins, so the page is only a link and not shown in place`,
            remedy: `add "${origin}" to security.frameOrigins`,
            fix: { op: 'write', path: ['security', 'frameOrigins'], value: [...frames, origin] },
          } satisfies Found,
        ]
      : []),
    ...unknownNames(config, ['api', 'paths'], around.calls, 'call'),
    ...unknownNames(config, ['bridge', 'android', 'methods'], around.actions, 'action'),
    ...unknownNames(config, ['bridge', 'ios', 'handlers'], around.actions, 'action'),
    ...unknownNames(
      config,
      ['loanStatuses'],
      ['default', ...Object.keys(standardLoanStatuses)],
      'loan status',
    ),
  ];
}
