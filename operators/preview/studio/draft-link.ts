import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { isPicture, isPictureText } from './folder-files.ts';
import { tenantIdPattern } from '../../../src/tenant/tenant-id.ts';

/** A draft as a link carries it. */
export interface LinkedDraft {
  id: string;
  changes: readonly { path: readonly (string | number)[]; now: unknown }[];
  /** Other changed files of the folder. */
  files: Readonly<Record<string, string>>;
}

/** What a draft may unpack to; more is no draft. */
const mostBytes = 2_000_000;

/** The longest part behind `#` that chat programs and browsers hand on whole. */
export const longestLink = 60_000;

const toBase64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );

function inflated(packed: Uint8Array): string {
  const parts: Uint8Array[] = [];
  let size = 0;
  const unpacker = new Inflate((part) => {
    size += part.length;
    if (size > mostBytes) throw new Error('too much for a draft');
    parts.push(part);
  });
  // In small pieces, so that a few kilobytes cannot unpack to a gigabyte before anybody counts.
  for (let at = 0; at < packed.length; at += 1024)
    unpacker.push(packed.subarray(at, at + 1024), at + 1024 >= packed.length);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return strFromU8(whole);
}

/** A draft as the text behind `#draft=`. */
export function packDraft({ id, changes, files }: LinkedDraft): string {
  const draft = {
    v: 1,
    id,
    changes: changes.map((change) =>
      change.now === undefined ? [change.path] : [change.path, change.now],
    ),
    files,
  };
  return toBase64Url(deflateSync(strToU8(JSON.stringify(draft)), { level: 9 }));
}

// Checked by hand: the schema library lies in what every borrower downloads, and would grow by what this asks of it.
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStep = (step: unknown): step is string | number =>
  typeof step === 'number'
    ? Number.isInteger(step) && step >= 0
    : typeof step === 'string' && !['__proto__', 'constructor', 'prototype'].includes(step);

/** Only what lies in a lender's folder, never a way out of it; a picture only as the bytes of its own kind. */
const isFile = ([name, text]: [string, unknown]): boolean =>
  /^(?:legal|guide|wording|assets|scheduled)\/[\w-][\w.-]*$/.test(name) &&
  typeof text === 'string' &&
  (!isPicture(name) || isPictureText(name, text));

type LinkedChange = LinkedDraft['changes'][number];

/** A field and its new value; without a value the field is taken out. */
function readChange(raw: unknown): LinkedChange | undefined {
  const [path, now, ...more]: unknown[] = Array.isArray(raw) ? raw : [];
  return Array.isArray(path) && path.every(isStep) && more.length === 0 ? { path, now } : undefined;
}

function readDraft(raw: unknown): LinkedDraft | undefined {
  if (!isGroup(raw) || Object.keys(raw).sort().join() !== 'changes,files,id,v') return undefined;
  const { v: version, id, changes: rawChanges, files } = raw;
  if (version !== 1 || typeof id !== 'string' || !tenantIdPattern.test(id)) return undefined;
  if (!isGroup(files) || !Object.entries(files).every(isFile)) return undefined;
  const changes = Array.isArray(rawChanges) ? rawChanges.map(readChange) : [undefined];
  const isWhole = changes.every((change): change is LinkedChange => change !== undefined);
  // Each of them was just found to be a text.
  return isWhole ? { id, changes, files: files as Record<string, string> } : undefined;
}

/** Reads such a text; undefined for anything that is no draft. Whoever made the link is not trusted. */
export function unpackDraft(text: string): LinkedDraft | undefined {
  if (!/^[\w-]+$/.test(text) || text.length > longestLink) return undefined;
  try {
    return readDraft(JSON.parse(inflated(fromBase64Url(text))));
  } catch {
    return undefined;
  }
}
