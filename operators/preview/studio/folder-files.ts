import { listAt, textAt, textsAt, textsIn, valueAt } from '../../check/config-values.ts';
import type { BinaryFile, TenantFolder } from '../../check/tenant-folder.ts';
import { scheduledDays, scheduledFile } from '../../../src/tenant/merge-patch.ts';
import { legalPageOfScreen } from '../../../src/tenant/legal-pages.ts';
import type { DraftFiles } from './draft-history.ts';

/** The files of a lender's folder: a text, or the bytes of a picture. */
export type FolderFiles = ReadonlyMap<string, string | Uint8Array>;

/** The file that everything else is named in. */
export const configFile = 'tenant.json';

const pictureKinds: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

const endingOf = (file: string) => file.slice(file.lastIndexOf('.') + 1).toLowerCase();

/** Whether a file is kept as bytes. */
export const isPicture = (file: string): boolean => endingOf(file) in pictureKinds;

const legalPages = [...new Set(Object.values(legalPageOfScreen))];
const pageOfFeature = { registration: 'registration' } as const;

/**
 * The files that a config needs beside itself: a browser cannot list a folder, so this is what is asked for. In
 * the order in which people meet them.
 */
export function neededFiles(config: unknown): string[] {
  const languages = textsAt(config, 'locale.languages').filter((one) => /^[a-z]{2,3}$/.test(one));
  const own = textsAt(config, 'locale.ownWording').filter((one) => /^[a-z]{2,3}$/.test(one));
  const pages = [
    ...legalPages,
    ...Object.entries(pageOfFeature).flatMap(([feature, page]) =>
      valueAt(config, ['features', feature]) === true ? [page] : [],
    ),
  ];
  const hasGuide = valueAt(config, 'features.paymentGuide') === true;
  const assets = textsIn(config)
    .map(({ text }) => text)
    .filter((text) => /^assets\/(?!.*\.\.)[\w./-]+$/.test(text));
  return [
    ...new Set([
      ...assets,
      ...pages.flatMap((page) => languages.map((language) => `legal/${page}.${language}.md`)),
      ...(hasGuide ? languages.map((language) => `guide/${language}.md`) : []),
      ...own.map((language) => `wording/${language}.json`),
      ...scheduledDays(config).map(scheduledFile),
    ]),
  ];
}

/** The bytes of a `data:` address. */
export function dataBytes(address: string): Uint8Array {
  const packed = address.slice(address.indexOf(',') + 1);
  return Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
}

/** Bytes of a picture as a `data:` address. */
export function dataAddress(file: string, bytes: Uint8Array): string {
  const kind = pictureKinds[endingOf(file)] ?? 'application/octet-stream';
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${kind};base64,${btoa(text)}`;
}

/** Whether a text is a `data:` address with the bytes of such a picture, and nothing else. */
export const isPictureText = (file: string, text: string): boolean =>
  text.startsWith(`data:${pictureKinds[endingOf(file)] ?? ''};base64,`) &&
  /^[A-Za-z0-9+/]+={0,2}$/.test(text.slice(text.indexOf(',') + 1)) &&
  text.slice(text.indexOf(',') + 1).length % 4 === 0;

/** A folder with a draft's changes in it. */
export function withDraft(published: FolderFiles, draft: DraftFiles): FolderFiles {
  const files = new Map(published);
  for (const [file, text] of Object.entries(draft))
    files.set(file, isPicture(file) ? dataBytes(text) : text);
  return files;
}

const headOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 16));

/** A folder as the checker wants it. */
export function checkedFolder(id: string, files: FolderFiles): TenantFolder {
  const texts = new Map<string, string>();
  const binaries = new Map<string, BinaryFile>();
  for (const [file, content] of files) {
    if (typeof content === 'string') texts.set(file, content);
    else binaries.set(file, { bytes: content.length, head: headOf(content) });
  }
  return { id, files: texts, binaries };
}

/** The languages that a form asks a text in. */
export function languagesOf(config: unknown): string[] {
  const languages = textsAt(config, 'locale.languages');
  return languages.length > 0 ? languages : [textAt(config, 'locale.defaultLanguage') ?? 'en'];
}

/** Whether something looks like a config at all. */
export const isConfig = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  listAt(value, '').length === 0;
