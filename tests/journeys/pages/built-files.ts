import { readFileSync } from 'node:fs';
import { reportFile, type BuildReport } from '../../../scripts/build/build-report.ts';

const { chunks }: BuildReport = JSON.parse(readFileSync(reportFile, 'utf8'));

const names: ReadonlyMap<string, string> = new Map(chunks.map(({ file, name }) => [file, name]));

/** Requests for a script of the build by the name that it has in there; its address is a hash. Throws for an unknown one. */
export function scriptFile(name: string): string {
  const chunk = chunks.find((candidate) => candidate.name === name);
  if (!chunk) throw new Error(`no script of the build is called ${name}`);
  return `**/${chunk.file}`;
}

/** A path as people call it: a script of the build by its name, any other file of it without the hash. */
export function namedPath(pathname: string): string {
  const name = names.get(pathname.slice(1));
  return name === undefined ? pathname.replace(/-[\w-]{8}(?=\.\w+$)/, '') : `/assets/${name}.js`;
}
