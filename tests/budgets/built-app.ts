import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  reportFile,
  type BuildReport,
  type ReportedChunk,
} from '../../scripts/build/build-report.ts';

/** The production build that the budgets look at; `npm run build` makes it. */
export const dist = 'dist';

const { chunks }: BuildReport = JSON.parse(readFileSync(reportFile, 'utf8'));

/** All script files of the build. */
export const allChunks: readonly ReportedChunk[] = chunks;

/** The script file that holds a module of ours. Throws when none does: then a budget measures nothing. */
export function chunkWith(module: string): ReportedChunk {
  const found = chunks.find(({ modules }) => modules.includes(module));
  if (!found) throw new Error(`no file of the build holds ${module}`);
  return found;
}

/** The script file of one of the vendor groups. */
export function chunkNamed(name: string): ReportedChunk {
  const found = chunks.find((chunk) => chunk.name === name);
  if (!found) throw new Error(`no file of the build is called ${name}`);
  return found;
}

/** A script file and everything that must arrive before it runs. */
export function withImports(...starts: readonly ReportedChunk[]): Set<ReportedChunk> {
  const found = new Set<ReportedChunk>();
  const add = (chunk: ReportedChunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) {
      const next = chunks.find((candidate) => candidate.file === file);
      if (next) add(next);
    }
  };
  starts.forEach(add);
  return found;
}

/** What travels when a screen that asks the lender nothing is opened first: the entry, the framework, the screen. */
export function readersVisit(screenModule: string): Set<ReportedChunk> {
  const entry = chunks.filter(({ isEntry }) => isEntry);
  const framework = [chunkWith('src/app/main.tsx'), chunkNamed('renderer')];
  return withImports(...entry, ...framework, chunkWith(screenModule));
}

/** What travels when a borrower's screen is opened first: the same, and the lender's data. */
export function firstVisit(screenModule: string): Set<ReportedChunk> {
  return new Set([
    ...readersVisit(screenModule),
    ...withImports(chunkWith('src/app/lender-data.tsx')),
  ]);
}

/** Bytes on the wire, packed as small as brotli gets. */
export function packedSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

const packedFiles = new Map<string, number>();

/** Bytes on the wire of a file of the build. */
export function packedFile(file: string): number {
  const size = packedFiles.get(file) ?? packedSize(readFileSync(path.join(dist, file)));
  packedFiles.set(file, size);
  return size;
}

/** The page itself. */
export const page = (): string => readFileSync(path.join(dist, 'index.html'), 'utf8');

/** The style that comes beside a drawing of a first view. Throws when there is none. */
export function sheetBeside(drawing: string): string {
  const name = readdirSync(path.join(dist, 'assets')).find(
    (file) => file.startsWith(`${drawing}-`) && file.endsWith('.css'),
  );
  if (name === undefined) throw new Error(`no sheet of the build comes beside ${drawing}`);
  return `assets/${name}`;
}

/** Every file below `assets/`, as text. */
export function assetTexts(): { file: string; text: string }[] {
  return readdirSync(path.join(dist, 'assets'), { recursive: true })
    .map(String)
    .filter((file) => /\.(?:js|css|json|svg|html)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(dist, 'assets', file), 'utf8') }));
}
