import { expect, test } from 'vitest';
import { checkLayers } from '../../../../operators/check/check-layers.ts';
import { surroundingsOf } from '../../../../operators/check/rule-input.ts';
import { type Change, sampleFolder, textAtFinding, today } from './sample-folder.ts';
import { readSharedWording } from '../../../../scripts/tenant/read-folders.ts';

const wording = readSharedWording();
const caps = (effectiveFrom: string, maxDailyCostPercent: string) => ({
  source: 'a law',
  effectiveFrom,
  lastReviewed: '2026-11-01',
  maxDailyCostPercent,
  maxDailyLatePercent: '10',
});
const markets = JSON.stringify({
  INR: { market: 'India', caps: [caps('2020-01-01', '1'), caps('2027-01-01', '0.05')] },
});

const found = (change: Change) => {
  const folder = sampleFolder(change);
  const around = surroundingsOf({ today, wording, markets, folders: [folder] });
  return checkLayers(folder, around).map((one) => ({
    ...one,
    text: textAtFinding(folder.files.get(one.file) ?? '', one),
  }));
};
const only = (change: Change, code: string) => found(change).filter((one) => one.code === code);
const scheduled = (change: object) => ({
  'scheduled/2027-01-01.json': JSON.stringify(change, null, 2),
});
const days = { scheduled: ['2027-01-01'] };

test('a planned change that is sound adds nothing', () => {
  const fields = { 'disclosures.maxDailyCostPercent': '0.05' };
  const before = found({ fields });
  const support = { phone: '1800-000-0143' };
  const files = scheduled({ support });
  expect(found({ fields: { ...fields, ...days }, files })).toEqual(before);
});

test('a fault of a planned change is told where it stands, with its day', () => {
  const files = scheduled({ calculator: { dailyRate: '0,04' } });
  const [fault, ...more] = only({ fields: days, files }, 'value-format');
  expect(more).toEqual([]);
  expect(fault).toMatchObject({
    file: 'scheduled/2027-01-01.json',
    line: 3,
    message: expect.stringContaining('from 2027-01-01 on'),
  });
  expect(fault?.text).toMatch(/^"0,04"/);
});

test('a rate that is right today and above the cap of its day is found', () => {
  const dearer = scheduled({ calculator: { dailyRate: '0.0009' } });
  expect(only({ fields: { 'calculator.dailyRate': '0.0009' } }, 'cap-daily')).toEqual([]);
  expect(only({ fields: days, files: dearer }, 'cap-daily')).toHaveLength(1);
});

test('changes of several days are laid one over the other', () => {
  const files = {
    'scheduled/2027-01-01.json': '{ "locale": { "languages": ["en", "hi"] } }',
    'scheduled/2027-02-01.json': '{ "locale": { "defaultLanguage": "zh" } }',
  };
  const fields = { scheduled: ['2027-01-01', '2027-02-01'] };
  expect(only({ fields, files }, 'language-default')).toMatchObject([
    { file: 'scheduled/2027-02-01.json' },
  ]);
});

test('a day without its file, and a file without its day, are told', () => {
  expect(only({ fields: days }, 'scheduled-file')).toMatchObject([
    { file: 'tenant.json', field: 'scheduled.0' },
  ]);
  expect(only({ files: scheduled({}) }, 'scheduled-file')).toMatchObject([
    { file: 'scheduled/2027-01-01.json', remedy: 'add "2027-01-01" to scheduled' },
  ]);
});

test('an environment is judged by itself, and may have a server of its own', () => {
  const environment = (change: object) => ({ 'tenant.staging.json': JSON.stringify(change) });
  expect(found({ files: environment({ api: { baseUrl: 'http://localhost:8080' } }) })).toEqual(
    found({}),
  );
  expect(only({ files: environment({ theme: { brand: 'blue' } }) }, 'value-format')).toMatchObject([
    { file: 'tenant.staging.json' },
  ]);
  expect(only({ fields: { environment: 'staging' } }, 'environment-written')).toHaveLength(1);
});
