import { createHash } from 'node:crypto';

/** A name under which somebody answers for a version, and since when. Version control proves who wrote it. */
export interface Approval {
  name: string;
  /** ISO, UTC. */
  at: string;
}

/** One released version of a lender's folder: `releases/<id>/<number>.json`, with its files in a folder beside it. */
export interface ReleaseRecord {
  number: number;
  /** ISO, UTC. */
  at: string;
  author: string;
  note: string;
  /** Of all files together. */
  hash: string;
  /** SHA-256 of each published file, by its path in the folder. */
  files: Readonly<Record<string, string>>;
  /** What differs from the last approved version in rates, terms and legal texts; a second name has to answer for it. */
  needsSecondName: readonly string[];
  approvals: readonly Approval[];
}

/** The manifest inside the folder, which the app can read: no names, because folders are public. */
export const manifestFile = 'release.json';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Fingerprints of a folder's files; the manifest itself is none of them. */
export const printsOf = (
  files: Iterable<readonly [string, Buffer]>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...files]
      .filter(([file]) => file !== manifestFile)
      .map(([file, content]) => [file, sha256(content)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** The fingerprint of all files together: of their names and contents, in the order of the names. */
export const hashOf = (files: Readonly<Record<string, string>>): string =>
  sha256(
    Object.entries(files)
      .map(([file, print]) => `${file} ${print}\n`)
      .join(''),
  );

const binding = /^(?:calculator|loanTerms|disclosures|money)(?:\.|$)/;
const bindingFile = /^(?:legal|scheduled)\//;

/**
 * What of a change a second person has to read: fields of rates and terms, legal texts, and planned changes.
 * `fields` are those of `tenant.json` that differ.
 */
export const secondNameReasons = (
  fields: readonly string[],
  files: readonly string[],
): readonly string[] => [
  ...fields.filter((field) => binding.test(field)),
  ...files.filter((file) => bindingFile.test(file)),
];

/** Names are compared as people read them. */
const plain = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ');

/** Why a release may not go live yet; nothing when it may. */
export function approvalFaults(release: ReleaseRecord): string[] {
  const { number, approvals, needsSecondName, author } = release;
  if (approvals.length === 0) return [`release ${number} is not approved: npm run tenant:approve`];
  const isSeenTwice = approvals.some(({ name }) => plain(name) !== plain(author));
  if (needsSecondName.length === 0 || isSeenTwice) return [];
  const what = needsSecondName.slice(0, 4).join(', ');
  return [
    `release ${number} changes ${what}${needsSecondName.length > 4 ? ' and more' : ''}, and nobody but its author ${author} has approved it`,
  ];
}

/** How files differ from those of a release. */
export const changedFiles = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((file) => before[file] !== after[file])
    .sort();

/** Why the folder as it is may not go live, by its releases; nothing when its version is released and approved. */
export function releaseFaults(
  releases: readonly ReleaseRecord[],
  files: Readonly<Record<string, string>>,
): string[] {
  const last = releases.at(-1);
  if (!last) return ['there is no release: npm run tenant:release'];
  const changed = changedFiles(last.files, files);
  return changed.length > 0
    ? [`changed since release ${last.number}: ${changed.slice(0, 6).join(', ')}`]
    : approvalFaults(last);
}

/** The newest release that may go live. */
export const lastApproved = (releases: readonly ReleaseRecord[]): ReleaseRecord | undefined =>
  [...releases].reverse().find((release) => approvalFaults(release).length === 0);
