import { asset, fontFile } from '../../../src/tenant/schema/pieces.ts';
import { textsAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import type { JsonPath } from '../json-tree.ts';
import { didYouMean, nearMiss } from '../near-miss.ts';
import type { RuleInput } from '../rule-input.ts';
import { branchFor, isPiece, schemaPath } from '../schema-node.ts';

/** How large a picture may be in its place, in bytes: pictures come on top of a first visit's 142 kB. By field. */
export const assetBudgets: Readonly<Record<string, number>> = {
  'brand.logo': 20_000,
  'theme.font': 25_000,
  'theme.pictures.hero': 60_000,
  'theme.pictures.success': 40_000,
  'theme.pictures.empty': 40_000,
  'repayment.wallet.picture': 20_000,
  'repayment.logos.*': 10_000,
  'marketing.banners[].image': 150_000,
  'marketing.reviews[].image': 100_000,
  'marketing.screens.offer.*': 20_000,
  'marketing.screens.loan.*': 20_000,
  'marketing.screens.paid.*': 20_000,
};

/** For a picture that no field above names. */
export const otherAssetBudget = 150_000;

/** Kinds of pictures by the ending of a name, each with how such a file begins. */
export const pictureKinds: Readonly<Record<string, RegExp>> = {
  svg: /^/,
  png: /^\x89PNG/,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftypavi[fs]/s,
  gif: /^GIF8/,
};

/** Other files that a folder may hold, in the same way. */
const fontKinds: Readonly<Record<string, RegExp>> = { woff2: /^wOF2/ };

const endingOf = (file: string) => /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';

/** Places of `tenant.json` that name a picture of the folder or of elsewhere. */
function named({ seen }: RuleInput): { path: JsonPath; text: string }[] {
  return seen.flatMap(({ path, value, node }) =>
    node &&
    typeof value === 'string' &&
    [asset, fontFile].some((piece) => isPiece(branchFor(node, value), piece))
      ? [{ path, text: value }]
      : [],
  );
}

const bytesOf = ({ folder }: RuleInput, file: string): number | undefined => {
  const text = folder.files.get(file);
  return text === undefined
    ? folder.binaries?.get(file)?.bytes
    : new TextEncoder().encode(text).length;
};

/** A file that is named: there, of a known kind, and small enough. */
function fileFaults(input: RuleInput, path: JsonPath, file: string): Found[] {
  const { folder } = input;
  const files = [...folder.files.keys(), ...(folder.binaries?.keys() ?? [])].filter((one) =>
    one.startsWith('assets/'),
  );
  const bytes = bytesOf(input, file);
  if (bytes === undefined) {
    if (folder.isPartial) return [];
    const meant =
      files.find((one) => one.toLowerCase() === file.toLowerCase()) ?? nearMiss(file, files);
    return [
      {
        code: 'asset-missing',
        at: { path },
        message: `the folder has no file ${file}${didYouMean(meant)}`,
        remedy: meant
          ? `write "${meant}"; capitals count`
          : 'put the file there, or take the field out',
        ...(meant && { fix: { op: 'write', path, value: meant } }),
      },
    ];
  }
  const budget = assetBudgets[schemaPath(path)] ?? otherAssetBudget;
  return bytes <= budget
    ? []
    : [
        {
          code: 'asset-large',
          at: { path },
          message: `has ${Math.ceil(bytes / 1000)} kB, and its place takes ${budget / 1000} kB`,
          remedy: file.endsWith('.woff2')
            ? 'make it smaller: one weight, and only the letters that headlines need'
            : 'make it smaller: fewer points in a drawing, WebP or AVIF for a photo',
        },
      ];
}

/** Pictures: named ones are there and small, foreign ones allowed, and all are what they say (design §4, HD-34). */
export function assetRules(input: RuleInput): Found[] {
  const { config, folder } = input;
  const all = named(input);
  const allowed = textsAt(config, 'security.imageOrigins');
  const own = all.filter(({ text }) => text.startsWith('assets/'));
  const foreign = all.filter(({ path, text }) => text.startsWith('https:') && path[0] !== 'links');
  const strangers = foreign.flatMap(({ path, text }): Found[] => {
    const origin = /^https:\/\/[^/?#]+/i.exec(text)?.[0].toLowerCase() ?? '';
    return allowed.includes(origin)
      ? []
      : [
          {
            code: 'asset-foreign',
            at: { path },
            message: `the page's policy does not let pictures come from ${origin}`,
            remedy: `put the picture into assets/, or add "${origin}" to security.imageOrigins`,
            fix: { op: 'write', path: ['security', 'imageOrigins'], value: [...allowed, origin] },
          },
        ];
  });
  const files = [...folder.files.keys(), ...(folder.binaries?.keys() ?? [])].filter((file) =>
    file.startsWith('assets/'),
  );
  const ofFiles = files.flatMap((file): Found[] => {
    const kind = pictureKinds[endingOf(file)] ?? fontKinds[endingOf(file)];
    const head = folder.binaries?.get(file)?.head ?? folder.files.get(file)?.slice(0, 400) ?? '';
    const isRight =
      endingOf(file) === 'svg' ? /<svg[\s>]/.test(folder.files.get(file) ?? '') : kind?.test(head);
    if (!isRight) {
      const remedy = kind
        ? `save it as ${endingOf(file)}, or name it for what it is`
        : `use ${Object.keys(pictureKinds).join(', ')}`;
      return [
        {
          code: 'asset-kind',
          at: { file },
          message: kind
            ? `is no ${endingOf(file)} file inside`
            : 'is no picture that browsers show',
          remedy,
        },
      ];
    }
    return folder.isPartial || own.some(({ text }) => text === file)
      ? []
      : [
          {
            code: 'asset-unused',
            at: { file },
            message: 'no field of tenant.json names this file',
            remedy: 'take the file out, or name it where it belongs',
          },
        ];
  });
  return [
    ...own.flatMap(({ path, text }) => fileFaults(input, path, text)),
    ...strangers,
    ...ofFiles,
    ...drawingFaults(input),
  ];
}

const unsafe: readonly (readonly [RegExp, string])[] = [
  [/<script\b/i, 'holds a script'],
  [/<(?:foreignObject|iframe|object|embed)\b/i, 'holds a page inside the drawing'],
  [/<[a-z][^>]*\son[a-z]+\s*=/i, 'runs code when something happens to it'],
  [/(?:javascript|vbscript|data:text\/html)\s*:/i, 'holds code in an address'],
  [/<!(?:ENTITY|DOCTYPE[^>]*\[)/i, 'declares entities, which can hide anything'],
  [/(?:href|src)\s*=\s*["']\s*(?!#|data:image\/)[^"'\s]/i, 'fetches something from elsewhere'],
  [/@import|url\(\s*["']?\s*(?!#|["']?#|data:image\/)/i, 'fetches something from elsewhere'],
];

/** Drawings are code of a kind; one that does anything but draw is refused (design §3). */
function drawingFaults({ folder }: RuleInput): Found[] {
  return [...folder.files].flatMap(([file, text]): Found[] =>
    endingOf(file) !== 'svg'
      ? []
      : unsafe.flatMap(([pattern, what]): Found[] => {
          const found = pattern.exec(text);
          return found
            ? [
                {
                  code: 'svg-unsafe',
                  at: { file, offset: found.index, value: found[0] },
                  message: `the drawing ${what}`,
                  remedy: 'take it out: a logo only draws',
                },
              ]
            : [];
        }),
  );
}
