import type { Found } from '../finding.ts';
import { membersOf, type JsonNode, type JsonPath } from '../json-tree.ts';
import type { RuleInput } from '../rule-input.ts';

const forbiddenKeys = ['__proto__', 'constructor', 'prototype'];

function oddKeys(node: JsonNode, path: JsonPath, file: string): Found[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((item, at) => oddKeys(item, [...path, at], file));
  const firsts = new Set<string>();
  return membersOf(node).flatMap(({ key, keyStart, value }): Found[] => {
    const here = [...path, key];
    const isTwice = firsts.has(key);
    firsts.add(key);
    if (forbiddenKeys.includes(key)) {
      return [
        {
          code: 'key-forbidden',
          at: { path: here, on: 'key', file },
          message: `the key "${key}" could change how the app itself works`,
          remedy: 'take it out, or give it another name',
          ...(file === 'tenant.json' && { fix: { op: 'remove', path: here } }),
        },
      ];
    }
    const twice: Found[] = isTwice
      ? [
          {
            code: 'json-key-twice',
            at: { file, offset: keyStart, value: key },
            message: `"${[...path, key].join('.')}" stands here for the second time, and the first one is forgotten`,
            remedy: 'keep one of the two',
          },
        ]
      : [];
    return [...twice, ...(value ? oddKeys(value, here, file) : [])];
  });
}

/** Whether the JSON files of a folder are there, are JSON, and have no key that is odd in itself (design §3). */
export function jsonRules({ folder, trees }: RuleInput): Found[] {
  const missing: Found[] = folder.files.has('tenant.json')
    ? []
    : [
        {
          code: 'file-missing',
          at: { file: 'tenant.json' },
          message: 'the folder has no tenant.json, so no lender is made of it',
          remedy: 'make one with npm run tenant:new, or copy one from another folder',
        },
      ];
  const unread = [...folder.files].flatMap(([file, text]): Found[] => {
    const offset = text.indexOf('\uFFFD');
    return offset < 0
      ? []
      : [
          {
            code: 'file-encoding',
            at: { file, offset },
            message: 'a character here cannot be read, so the file is not UTF-8 or was damaged',
            remedy: 'save the file as UTF-8 and write the character anew',
          },
        ];
  });
  const inFiles = [...trees].flatMap(([file, { root, faults }]): Found[] => [
    ...faults.map(({ start, what, remedy }): Found => ({
      code: 'json-syntax',
      at: { file, offset: start },
      message: what,
      remedy,
    })),
    ...(root ? oddKeys(root, [], file) : []),
  ]);
  return [...missing, ...unread, ...inFiles];
}
