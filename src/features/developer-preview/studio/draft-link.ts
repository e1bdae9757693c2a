import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import * as v from 'valibot';
import { tenantIdPattern } from '../../../tenant/tenant-id.ts';

const key = v.pipe(
  v.string(),
  v.check((name) => !['__proto__', 'constructor', 'prototype'].includes(name)),
);
const way = v.array(v.union([key, v.pipe(v.number(), v.integer(), v.minValue(0))]));

/** Only what lies in a lender's folder; never a way out of it. */
const file = v.pipe(v.string(), v.regex(/^(?:legal|guide|wording|assets)\/[\w-][\w.-]*$/));

const schema = v.strictObject({
  v: v.literal(1),
  id: v.pipe(v.string(), v.regex(tenantIdPattern)),
  /** Field and new value; without a value the field is taken out. */
  changes: v.pipe(
    v.array(v.union([v.strictTuple([way]), v.strictTuple([way, v.unknown()])])),
    v.maxLength(2000),
  ),
  files: v.record(file, v.string()),
});

/** A draft as a link carries it. */
export interface LinkedDraft {
  id: string;
  changes: readonly { way: readonly (string | number)[]; now: unknown }[];
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
      change.now === undefined ? [change.way] : [change.way, change.now],
    ),
    files,
  };
  return toBase64Url(deflateSync(strToU8(JSON.stringify(draft)), { level: 9 }));
}

/** Reads such a text; undefined for anything that is no draft. Whoever made the link is not trusted. */
export function unpackDraft(text: string): LinkedDraft | undefined {
  if (!/^[\w-]+$/.test(text) || text.length > longestLink) return undefined;
  try {
    const read = v.safeParse(schema, JSON.parse(inflated(fromBase64Url(text))));
    if (!read.success) return undefined;
    const { id, changes, files } = read.output;
    return { id, changes: changes.map(([path, now]) => ({ way: path, now })), files };
  } catch {
    return undefined;
  }
}

/** The draft in the part of an address behind `#`; undefined when there is none. */
export const draftInHash = (hash: string): string | undefined =>
  /^#draft=(.+)$/.exec(hash)?.[1];
