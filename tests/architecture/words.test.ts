import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeFolders, linesWith, projectFiles, type ProjectFile } from './project-files.ts';

const speaksTheirWords = /^(?:src\/lender-api|sandbox)\//;
const ownFiles = () =>
  projectFiles(...codeFolders).filter(({ path }) => !speaksTheirWords.test(path));

/** Names of the lender's protocol, which end at `lender-api/`. The glossary says what we call them. */
const wireWords = [
  'youmi',
  'indah',
  'huichao',
  'vcode',
  'alipay',
  'gopia',
  'orderNo',
  'repayWait',
  'repayYet',
  'repayRecord',
  'needValid',
  'sendMsg',
  'withholding',
  'disposeDetail',
  'disposeImages',
  'problemSonType',
  'recProducts',
  'noticeStatusText',
  'noticeDesText',
  'pRateDsc',
  'isPopType',
  'lendDetailsUrl',
  'delayShouldPay',
  'canClick',
  'periodStatus',
  'title_local',
  'qaId',
];

/** Parts of addresses that the spec fixes, so the layers that read and write addresses must spell them. */
const addressWords = /\/alipayrepayment|withholdingAmount|problemSonType|orderNo/g;
const writesAddresses = /^src\/(?:launch|tenant|navigation)\//;

const withoutAddressWords = (file: ProjectFile): ProjectFile =>
  writesAddresses.test(file.path) ? { ...file, text: file.text.replace(addressWords, '') } : file;

test('design §2: no word of the wire stands outside src/lender-api/ and sandbox/', () => {
  const pattern = new RegExp(wireWords.join('|'), 'i');
  expect(linesWith(pattern, ownFiles().map(withoutAddressWords))).toEqual([]);
});

test('design §2: nothing that runs in a browser names a tenant', () => {
  const ids = readdirSync('tenants', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(ids.length).toBeGreaterThan(0);
  const pattern = new RegExp(`\\b(?:${ids.map(({ name }) => name).join('|')})\\b`, 'i');
  expect(linesWith(pattern, ownFiles())).toEqual([]);
});
