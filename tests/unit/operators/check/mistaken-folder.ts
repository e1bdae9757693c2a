import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { configText } from './sample-folder.ts';

export const id = 'sample';
export let root = '';

/** A clean folder on a disk. */
export function makeFolder(): void {
  root = mkdtempSync(path.join(tmpdir(), 'operator-'));
  cpSync('tenants/india', path.join(root, id), { recursive: true });
  for (const part of ['sandbox.json', 'wording'])
    rmSync(path.join(root, id, part), { recursive: true });
  write('tenant.json', configText());
}

export const fileOf = (file: string, folder = id) => path.join(root, folder, file);
export const read = (file: string) => readFileSync(fileOf(file), 'utf8');
export const write = (file: string, text: string | Buffer) => {
  mkdirSync(path.dirname(fileOf(file)), { recursive: true });
  writeFileSync(fileOf(file), text);
};
const edit = (file: string, from: string | RegExp, to: string) => {
  const text = read(file);
  expect(text, `${file} holds ${from}`).toMatch(from);
  write(
    file,
    text.replace(from, () => to),
  );
};
export const fields = (change: Readonly<Record<string, unknown>>) => () =>
  write('tenant.json', configText(change));
export const inConfig = (from: string | RegExp, to: string) => () => edit('tenant.json', from, to);
export const about = 'legal/about.en.md';
export const append = (file: string, text: string) => () => write(file, `${read(file)}\n${text}\n`);
export const wording = (text: object) => () => {
  write('tenant.json', configText({ 'locale.ownWording': ['hi'] }));
  write('wording/hi.json', JSON.stringify(text, null, 2));
};
export const moved = (from: string, to: string) => () => {
  write(to, read(from));
  rmSync(fileOf(from));
};
export const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>';

/** A mistake that operators make, and what is to be found. */
export interface Mistake {
  what: string;
  make: () => void;
  code: string;
  /** What stands in the line that is named; a file as a whole has none. */
  line?: string | RegExp;
  file?: string;
  remedy: RegExp;
  message?: RegExp;
  severity?: 'warning';
  /** How many findings there are; one where nothing is said. */
  count?: number;
}
