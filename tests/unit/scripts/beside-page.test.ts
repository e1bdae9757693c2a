import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { besidePage, besideRows } from '../../../scripts/sheet/beside-page.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'loanfront-goals-'));
  for (const name of ['rows-2.png', 'rows-1.png', 'notes.md'])
    writeFileSync(path.join(folder, name), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('each picture of the folder has the faces that were named for it, with or without its ending', () => {
  const rows = besideRows(folder, [
    'rows-2=loanDetails ready, home ready',
    'rows-1.png=logIn ready',
  ]);
  expect(rows).toEqual([
    { picture: 'rows-1.png', faces: ['logIn ready'] },
    { picture: 'rows-2.png', faces: ['loanDetails ready', 'home ready'] },
  ]);
});

test('a picture that is not there is named', () => {
  expect(() => besideRows(folder, ['rows-9=home ready'])).toThrow(/no picture "rows-9"/);
});

test('the page shows each picture over its faces, and a face that did not come as missing', () => {
  const shot = { title: 'Ready', language: 'en' };
  const page = besidePage(
    'A lender',
    '../goals',
    besideRows(folder, ['rows-1=home ready,logIn ready']),
    [
      { ...shot, screen: 'home', face: 'ready', after: 'pictures/home.png' },
      { ...shot, screen: 'logIn', face: 'ready', isMissing: true },
    ],
  );
  expect(page.indexOf('../goals/rows-1.png')).toBeLessThan(page.indexOf('pictures/home.png'));
  expect(page).toContain('<figure data-missing>');
  expect(page).toContain('../goals/rows-2.png');
});
