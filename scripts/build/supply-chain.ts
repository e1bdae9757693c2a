import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where the papers of a build lie, below its folder: what is in it, under which licences, and the hash of every file. */
export const papers = {
  licences: 'licences.md',
  parts: 'sbom.cdx.json',
  hashes: 'hashes.sha256',
} as const;

/** Every file below a folder, by its path, in order. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    )
    .sort();

/** What is read and changed of npm's list. */
interface PartsList {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string; 'bom-ref': string } };
  components: { 'bom-ref': string; properties?: { name: string }[] }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/**
 * The list of parts (CycloneDX), as npm makes it of what is installed and ships. The time and the serial number of its
 * making are left out: two builds of one source are the same to the last byte.
 */
function listOfParts(): string {
  const command = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
  // In a production environment npm would leave out what tools and the app both need.
  const { NODE_ENV: _mode, ...env } = process.env;
  const written = execFileSync('npm', command, { env, encoding: 'utf8', maxBuffer: 1 << 27 });
  const list: PartsList = JSON.parse(written);
  delete list.serialNumber;
  delete list.metadata.timestamp;
  // `--omit=dev` would also leave out what tools and the app both need.
  list.components = list.components.filter(
    ({ properties = [] }) =>
      !properties.some(({ name }) => /^cdx:npm:package:(?:development|optional)$/.test(name)),
  );
  const refs = new Set([
    list.metadata.component['bom-ref'],
    ...list.components.map((part) => part['bom-ref']),
  ]);
  list.dependencies = list.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: dependsOn.filter((one) => refs.has(one)),
    }));
  // npm takes the folder's name.
  list.metadata.component.name = 'loanfront';
  return `${JSON.stringify(list, null, 2)}\n`;
}

/** The hash of every file of a build but of the list itself, as `sha256sum --check` reads it. */
export function hashesOf(folder: string): string {
  const lines = filesIn(folder)
    .filter((file) => file !== papers.hashes)
    .map((file) => {
      const hash = createHash('sha256').update(readFileSync(path.join(folder, file)));
      return `${hash.digest('hex')}  ${file}\n`;
    });
  return lines.join('');
}

/** Writes the papers into a build that is ready. */
export function writePapers(folder: string): void {
  writeFileSync(path.join(folder, papers.parts), listOfParts());
  writeFileSync(path.join(folder, papers.hashes), hashesOf(folder));
}
