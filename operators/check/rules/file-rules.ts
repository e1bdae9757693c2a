import { tenantIdPattern } from '../../../src/tenant/tenant-id.ts';
import type { Found } from '../finding.ts';
import { type JsonNode, type JsonPath, membersOf } from '../json-tree.ts';
import { nearMiss } from '../near-miss.ts';
import type { RuleInput } from '../rule-input.ts';
import { meantFile } from './file-name-rules.ts';

/** Files that an app or a tool reads; all others are only carried along. */
const expectedFile =
  /^(?:tenant(?:\.[a-z]+)?\.json|sandbox\.json|release\.json|readme\.md|scheduled\/\d{4}-\d\d-\d\d\.json|(?:wording|guide)\/[a-z]{2,3}\.(?:json|md)|legal\/[a-z-]+\.[a-z]{2,3}\.md|assets\/.+)$/i;
const secretFile =
  /(?:^|\/)(?:\.env(?:\..*)?|id_(?:rsa|dsa|ecdsa|ed25519)|\.npmrc|\.netrc|[^/]+\.(?:pem|key|p12|pfx|jks|keystore))$/i;
const runningFile = /\.(?:html?|xhtml|m?js|cjs|xml|xsl|swf|php|wasm)$/i;

/** How keys and tokens of well-known services look, and values under names that give them away. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\bAKIA[0-9A-Z]{16}\b/, 'an access key'],
  [/\bAIza[\w-]{35}\b/, 'an API key'],
  [/\bgh[pousr]_\w{36,}\b|\bgithub_pat_\w{22,}\b/, 'an access token'],
  [/\bxox[abprs]-[\w-]{10,}/, 'an access token'],
  [/\b[sr]k_live_\w{16,}\b/, 'a payment key'],
  [/\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/, 'a signed token'],
  [/https?:\/\/[^\s/:@"]+:[^\s/@"]{3,}@/, 'a password in an address'],
  [
    /(?:password|passwd|secret|api_?-?key|private_?-?key|access_?-?token|auth_?-?token|client_?-?secret)[^"]*"\s*:\s*"[^"\s]{8,}"/i,
    'a secret value',
  ],
];

function secretsIn(file: string, text: string): Found[] {
  return secrets.flatMap(([pattern, what]): Found[] => {
    const found = pattern.exec(text);
    return found
      ? [
          {
            code: 'secret-found',
            at: { file, offset: found.index },
            message: `looks like ${what}; everything in this folder can be read by anybody`,
            remedy:
              "take it out, and have it replaced; keys belong to the lender's server, which signs its own calls",
          },
        ]
      : [];
  });
}

function fileFault(file: string, input: RuleInput): Found[] {
  const at = { file };
  if (secretFile.test(file)) {
    return [
      {
        code: 'secret-found',
        at,
        message: 'such a file holds secrets, and this folder is published',
        remedy:
          "take it out, and have what it holds replaced; secrets belong to the lender's server",
      },
    ];
  }
  if (runningFile.test(file)) {
    return [
      {
        code: 'file-runs',
        at,
        message: "would run on the app's own address, with the borrower's session",
        remedy: 'take it out',
      },
    ];
  }
  if (expectedFile.test(file) || meantFile(input, file)) return [];
  const meant = nearMiss(file, ['tenant.json', 'sandbox.json']);
  return [
    {
      code: 'file-unknown',
      at,
      message: 'neither the app nor a tool reads this file',
      remedy: meant ? `was "${meant}" meant?` : 'take it out',
    },
  ];
}

/** The folder's name and its files: what must not be published, what nobody reads (design §3, §4). */
export function fileRules(input: RuleInput): Found[] {
  const { folder } = input;
  const named: Found[] = tenantIdPattern.test(folder.id)
    ? []
    : [
        {
          code: 'folder-name',
          at: { file: 'tenant.json' },
          message: `no address can name the folder "${folder.id}"`,
          remedy: 'name it in 2 to 32 small letters, digits and dashes, a letter first',
        },
      ];
  const files = [...folder.files.keys(), ...(folder.binaries?.keys() ?? [])];
  return [
    ...named,
    ...files.flatMap((file) => fileFault(file, input)),
    ...[...folder.files].flatMap(([file, text]) => secretsIn(file, text)),
  ];
}

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
  const otherwise = [...(folder.encodings ?? [])].map(([file, encoding]): Found => ({
    code: 'file-encoding',
    at: { file },
    message: `is saved as ${encoding}, which browsers read as nonsense here`,
    remedy: 'save it as UTF-8: in the editor, "Save as", encoding UTF-8',
  }));
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
  return [...missing, ...otherwise, ...unread, ...inFiles];
}
