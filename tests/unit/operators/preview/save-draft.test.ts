import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  checkedFolder,
  dataAddress,
  dataBytes,
  neededFiles,
  withDraft,
} from '../../../../operators/preview/studio/folder-files.ts';
import { keepDraft, readKeptDraft } from '../../../../operators/preview/studio/kept-draft.ts';
import { saveInto, zipFolder } from '../../../../operators/preview/studio/save-folder.ts';
import { memoryStore } from '../../../support/memory-store.ts';
import { sampleConfig } from '../../../support/sample-tenant.ts';
import { fakeFolder } from './fake-folder.ts';

const png = new Uint8Array([137, 80, 78, 71]);
const published = new Map<string, string | Uint8Array>([
  ['tenant.json', '{"id":"sample"}'],
  ['legal/terms.en.md', '# Old'],
]);
const draft = { 'legal/terms.en.md': '# New', 'assets/a.png': dataAddress('assets/a.png', png) };
const order = { id: 'sample', draft, published };

test('design §5: saving writes the changed files and no others', async () => {
  const disk = fakeFolder('sample', Object.fromEntries(published));
  expect(await saveInto(disk.folder, order, false)).toEqual({
    kind: 'saved',
    files: ['legal/terms.en.md', 'assets/a.png'],
  });
  expect(disk.written).toEqual({ 'legal/terms.en.md': '# New', 'assets/a.png': png });
});

test('the folder of all lenders will do, too', async () => {
  const disk = fakeFolder('tenants', {}, { sample: Object.fromEntries(published) });
  expect((await saveInto(disk.folder, order, false)).kind).toBe('saved');
});

test('another lender’s folder is left alone', async () => {
  const disk = fakeFolder('other', { 'tenant.json': '{"id":"other"}' });
  expect(await saveInto(disk.folder, order, false)).toEqual({ kind: 'otherFolder', name: 'other' });
  expect(disk.written).toEqual({});
});

test('what somebody else has changed meanwhile is overwritten only when that is wished', async () => {
  const files = { 'tenant.json': '{"id":"sample"}', 'legal/terms.en.md': '# Theirs' };
  const disk = fakeFolder('sample', files);
  expect(await saveInto(disk.folder, order, false)).toEqual({
    kind: 'changedOnDisk',
    files: ['legal/terms.en.md'],
  });
  expect(disk.written).toEqual({});
  expect((await saveInto(disk.folder, order, true)).kind).toBe('saved');
});

test('a disk that refuses is told with the file', async () => {
  const disk = fakeFolder('sample', Object.fromEntries(published), {}, true);
  expect(await saveInto(disk.folder, order, false)).toEqual({
    kind: 'failed',
    file: 'legal/terms.en.md',
  });
});

test('the download holds the whole folder with the draft in it, below the lender’s name', () => {
  const files = withDraft(published, draft);
  const zip = unzipSync(zipFolder('sample', new Map([...files, ['../evil', 'x']])));
  expect(Object.keys(zip)).toEqual([
    'sample/assets/a.png',
    'sample/legal/terms.en.md',
    'sample/tenant.json',
  ]);
  expect(strFromU8(zip['sample/legal/terms.en.md'] ?? new Uint8Array())).toBe('# New');
  expect(zip['sample/assets/a.png']).toEqual(png);
});

test('a picture survives as an address', () => {
  expect(dataBytes(dataAddress('a.png', png))).toEqual(png);
});

test('the checker sees texts as texts and pictures by their size and first bytes', () => {
  const folder = checkedFolder('sample', withDraft(published, draft));
  expect(folder.files.get('legal/terms.en.md')).toBe('# New');
  expect(folder.binaries?.get('assets/a.png')).toEqual({ bytes: 4, head: '\u0089PNG' });
});

test('the files of a folder follow from its config', () => {
  const files = neededFiles(
    sampleConfig({ 'features.paymentGuide': true, 'locale.ownWording': ['en'] }),
  );
  for (const file of [
    'assets/logo.svg',
    'legal/registration.hi.md',
    'guide/zh.md',
    'wording/en.json',
  ])
    expect(files).toContain(file);
  expect(neededFiles('nothing').filter((file) => !file.startsWith('legal/'))).toEqual([]);
});

test('a draft survives a reload, an empty one leaves nothing behind, and odd content counts as none', () => {
  const store = memoryStore();
  expect(keepDraft('sample', { files: draft }, store)).toBe(true);
  expect(readKeptDraft('sample', store)?.files).toEqual(draft);
  expect(readKeptDraft('other', store)).toBeUndefined();
  keepDraft('sample', { files: {} }, store);
  expect(store.content.size).toBe(0);
  const odd = memoryStore({ 'loanfront.studio.sample': '{"files":{"a":1}}' });
  expect(readKeptDraft('sample', odd)).toBeUndefined();
});

test('a draft that the browser has no room for is said to be lost on a reload', () => {
  const full = { ...memoryStore(), survivesReload: () => false };
  expect(keepDraft('sample', { files: draft }, full)).toBe(false);
});
