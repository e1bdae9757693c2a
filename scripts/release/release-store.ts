import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { publishedFiles } from '../http/tenant-folder.ts';
import { diffFolders } from '../tenant/diff-folders.ts';
import { editJson } from '../tenant/edit-json.ts';
import { readTenantFolder } from '../tenant/read-folders.ts';
import {
  type Approval,
  hashOf,
  lastApproved,
  manifestFile,
  printsOf,
  type ReleaseRecord,
  secondNameReasons,
} from './release-record.ts';

/** The options by which a command is given other places. */
export const placeOptions = {
  folder: { type: 'string', default: 'tenants' },
  releases: { type: 'string', default: 'releases' },
} as const;

/** How a command's help tells them. */
export const placeUsage = `  --folder    where the tenants lie (tenants)
  --releases  where the releases lie (releases)`;

/** The places that a command was given. */
export const placesOf = (given: { folder: string; releases: string }): ReleasePlaces => ({
  tenants: given.folder,
  releases: given.releases,
});

/** Where folders and their releases lie. */
export interface ReleasePlaces {
  /** The folder of all tenants. */
  tenants: string;
  /** The folder of all releases; plain files, made for version control. */
  releases: string;
}

const recordFile = ({ releases }: ReleasePlaces, id: string, number: number) =>
  path.join(releases, id, `${number}.json`);

/** The files of one release as they were. */
export const releasedFolder = ({ releases }: ReleasePlaces, id: string, number: number): string =>
  path.join(releases, id, String(number));

const contentsOf = (folder: string): [string, Buffer][] =>
  publishedFiles(folder).map((file) => [file, readFileSync(path.join(folder, file))]);

/** Fingerprints of a lender's files as they are now. */
export const printsNow = ({ tenants }: ReleasePlaces, id: string) =>
  printsOf(contentsOf(path.join(tenants, id)));

/** All releases of a lender, the oldest first. Throws where a record cannot be read. */
export function readReleases(places: ReleasePlaces, id: string): ReleaseRecord[] {
  const folder = path.join(places.releases, id);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other)
    .map((number) => {
      const file = recordFile(places, id, number);
      const record: ReleaseRecord = JSON.parse(readFileSync(file, 'utf8')); // written by this file
      if (record.number !== number || hashOf(record.files) !== record.hash)
        throw new Error(`${file} was changed by hand: take it back out of version control.`);
      return record;
    });
}

const write = (file: string, value: object) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

function differences(places: ReleasePlaces, id: string, before: ReleaseRecord | undefined) {
  const read = (root: string, name: string) => ({
    ...readTenantFolder(root, name),
    prints: new Map<string, string>(),
  });
  const now = read(places.tenants, id);
  if (!before)
    return {
      fields: ['calculator', 'loanTerms', 'disclosures', 'money'],
      files: [...now.files.keys()],
    };
  const old = read(path.join(places.releases, id), String(before.number));
  const { fields, files, onlyAfter, onlyBefore } = diffFolders(old, now);
  return {
    fields: fields.map((one) => one.path),
    files: [...files.map(({ file }) => file), ...onlyAfter, ...onlyBefore],
  };
}

/** Who makes a release, why, and when. */
export interface ReleaseOrder {
  author: string;
  note: string;
  /** ISO, UTC. */
  at: string;
}

/**
 * Numbers and dates the folder as it is: the number goes into its `tenant.json`, fingerprints into its `release.json`,
 * and all of it, with author and note, below the releases. Throws when nothing has changed since the last one.
 */
export function makeRelease(
  places: ReleasePlaces,
  id: string,
  { author, note, at }: ReleaseOrder,
): ReleaseRecord {
  const before = readReleases(places, id);
  const last = before.at(-1);
  const folder = path.join(places.tenants, id);
  if (last && hashOf(printsNow(places, id)) === last.hash)
    throw new Error(`Nothing has changed since release ${last.number}.`);
  const number = (last?.number ?? 0) + 1;
  const config = path.join(folder, 'tenant.json');
  const change = [{ op: 'write' as const, path: ['release'], value: number }];
  writeFileSync(config, editJson(readFileSync(config, 'utf8'), change));
  const { fields, files: changed } = differences(places, id, lastApproved(before));
  const files = printsNow(places, id);
  const hash = hashOf(files);
  const needsSecondName = secondNameReasons(fields, changed);
  const record: ReleaseRecord = {
    number,
    at,
    author,
    note,
    hash,
    files,
    needsSecondName,
    approvals: [],
  };
  const copy = releasedFolder(places, id, number);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const file of Object.keys(files)) cpSync(path.join(folder, file), path.join(copy, file));
  write(recordFile(places, id, number), record);
  write(path.join(folder, manifestFile), { number, at, hash, files });
  return record;
}

/** Adds a name to the last release. Throws when there is none, or when the folder is another one by now. */
export function approveRelease(
  places: ReleasePlaces,
  id: string,
  approval: Approval,
): ReleaseRecord {
  const last = readReleases(places, id).at(-1);
  if (!last) throw new Error(`${id} has no release: npm run tenant:release ${id}`);
  if (hashOf(printsNow(places, id)) !== last.hash)
    throw new Error(
      `tenants/${id} has changed since release ${last.number}: release it anew, so that what is approved is what goes live.`,
    );
  const approved = { ...last, approvals: [...last.approvals, approval] };
  write(recordFile(places, id, last.number), approved);
  return approved;
}

/** Puts the files of an older release into the folder and makes a new release of them. Throws when there is none such. */
export function rollBack(
  places: ReleasePlaces,
  id: string,
  { to, ...order }: ReleaseOrder & { to: number },
): ReleaseRecord {
  const source = releasedFolder(places, id, to);
  const wanted = readReleases(places, id).find(({ number }) => number === to);
  if (!wanted || !existsSync(source)) throw new Error(`${id} has no release ${to} to go back to.`);
  const folder = path.join(places.tenants, id);
  for (const file of publishedFiles(folder)) rmSync(path.join(folder, file));
  for (const file of Object.keys(wanted.files))
    cpSync(path.join(source, file), path.join(folder, file));
  return makeRelease(places, id, order);
}
