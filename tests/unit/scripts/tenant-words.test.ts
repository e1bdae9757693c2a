import { describe, expect, test } from 'vitest';
import { readSharedWording, readTenantFolder } from '../../../scripts/tenant/read-folders.ts';
import { takeWords } from '../../../scripts/words/take-words.ts';
import { formatOf, wordFormats } from '../../../scripts/words/word-files.ts';
import { pagesToWrite, wordList, type WordRow } from '../../../scripts/words/word-list.ts';
import { checkFolder } from '../../../operators/check/check-folder.ts';
import { surroundingsOf } from '../../../operators/check/rule-input.ts';
import { likeSpanish } from '../../support/own-language.ts';
import { sampleFolder, today } from '../operators/check/sample-folder.ts';

const wording = readSharedWording();
const india = readTenantFolder('tenants', 'india');
const listOf = (language: string, before?: readonly WordRow[]) =>
  wordList({ folder: india, wording, language, before });

test('a language that does not ship needs every text of the features that are on, and no other', () => {
  const keys = listOf('es').map(({ key }) => key);
  expect(keys).toContain('app:retry');
  expect(keys).toContain('tenant.json:support.hours');
  expect(keys).toContain('tenant.json:lender.registrations.0.label');
  expect(keys.filter((key) => key.startsWith('extension:')).length > 0).toBe(
    JSON.parse(india.files.get('tenant.json') ?? '').features.extension,
  );
});

test('a counted text is asked for in the forms of the language, English in the nearest form beside it', () => {
  const forms = listOf('ru').filter(({ key }) => key.startsWith('loan-details:pillDueIn_'));
  const endings = forms.map(({ key }) => key.split('_')[1]);
  expect(new Set(endings)).toEqual(new Set(['few', 'many', 'one']));
  expect(forms.every(({ english }) => english.includes('{{count}}'))).toBe(true);
});

test('a language that ships is done already, but for the lender’s own words', () => {
  const states = new Set(listOf('hi').map(({ state }) => state));
  expect(states).toEqual(new Set(['shared', 'done']));
});

test('what is new, and what says something else in English than was translated, is told', () => {
  const first = listOf('es');
  const translated = first.map((row) => ({ ...row, text: likeSpanish(row.english) }));
  const done = takeWords(india, { rows: translated, language: 'es', wording });
  const folder = { ...india, files: new Map([...india.files, ...done.files]) };
  const before = translated
    .filter(({ key }) => key !== 'app:retry')
    .map((row) => (row.key === 'app:close' ? { ...row, english: 'Shut' } : row));
  const without = new Map(folder.files);
  const own = JSON.parse(without.get('wording/es.json') ?? '');
  delete own.app.retry;
  without.set('wording/es.json', JSON.stringify(own));
  const again = wordList({
    folder: { ...folder, files: without },
    wording,
    language: 'es',
    before,
  });
  const stateOf = (key: string) => again.find((row) => row.key === key)?.state;
  expect([stateOf('app:retry'), stateOf('app:close'), stateOf('app:back')]).toEqual([
    'new',
    'changed',
    'done',
  ]);
});

const tricky: readonly WordRow[] = [
  {
    key: 'app:callPhone',
    english: 'Call {{phone}}',
    text: 'Llame al "{{phone}}", por favor',
    state: 'done',
  },
  { key: 'app:retry', english: 'Try again; <b> & go', text: 'a\nb — é, ç 漢', state: 'changed' },
  { key: 'tenant.json:support.hours', english: "9–18, o'clock", text: '', state: 'to do' },
];
const plain = tricky.map(({ key, english, text }) => ({ key, english, text }));

test.each(Object.keys(wordFormats))('.%s comes back as it went out', (ending) => {
  const format = formatOf(`texts.${ending}`);
  expect(format.read(format.write(tricky, { id: 'india', language: 'es' }))).toEqual(plain);
});

describe('files as other programs save them', () => {
  test('a spreadsheet that writes semicolons, with a column moved', () => {
    const text = 'es;key;state;English\r\n"Otra; vez";app:retry;new;Try again\r\n';
    expect(formatOf('a.csv').read(text)).toEqual([
      { key: 'app:retry', english: 'Try again', text: 'Otra; vez' },
    ]);
  });
  test('XLIFF with suggestions, tags of the tool and CDATA', () => {
    const unit =
      '<trans-unit id="app:retry" approved="yes"><source>Try <g id="1">again</g></source><alt-trans><source>x</source><target>falso</target></alt-trans><target xml:lang="es"><![CDATA[Otra & vez]]> <ph id="1">{{n}}</ph> &#233;</target></trans-unit>';
    const text = `<xliff version="1.2"><file><body>${unit}</body></file></xliff>`;
    expect(formatOf('a.xlf').read(text)).toEqual([
      { key: 'app:retry', english: 'Try again', text: 'Otra & vez {{n}} é' },
    ]);
  });
  test.each([
    ['a.csv', 'nothing,of,this\r\n', /first line/],
    ['a.csv', 'key,state,English,es\r\napp:x,new,"never closed,x\r\n', /line 2/],
    ['a.xlf', '<xliff version="2.0"></xliff>', /XLIFF 1\.2/],
    ['a.docx', '', /none of \.csv/],
  ])('%s %s is refused in words', (file, text, why) => {
    expect(() => formatOf(file).read(text)).toThrow(why);
  });
});

test('a translation that loses a value, invents one or never closes it is not taken, and says why', () => {
  const rows = [
    { key: 'app:callPhone', english: '', text: 'Llame' },
    { key: 'app:retry', english: '', text: 'Otra {{vez}}' },
    { key: 'app:close', english: '', text: 'Cierre {{' },
    { key: 'app:nothing', english: '', text: 'Nada' },
    { key: 'app:back', english: '', text: 'Atrás' },
  ];
  const { taken, refused, files } = takeWords(india, { rows, language: 'es', wording });
  expect(taken).toBe(1);
  expect(refused.map(({ why }) => why)).toEqual([
    '{{phone}} is left out',
    'nothing fills {{vez}}',
    'a {{ is never closed',
    'the lender has no such text',
  ]);
  expect(JSON.parse(files.get('wording/es.json') ?? '')).toEqual({ app: { back: 'Atrás' } });
});

test('a text that is the shared one makes no file of one’s own', () => {
  const rows = listOf('hi').filter(({ state }) => state === 'shared');
  expect(takeWords(india, { rows, language: 'hi', wording }).files.size).toBe(0);
});

test('a folder whose texts were all taken, with its pages, is clean for the check in that language', () => {
  const folder = sampleFolder();
  const rows = wordList({ folder, wording, language: 'es', before: undefined }).map((row) => ({
    ...row,
    text: likeSpanish(row.english),
  }));
  const { files } = takeWords(folder, { rows, language: 'es', wording });
  const pages = pagesToWrite(folder, 'es');
  expect(pages.map(({ file }) => file)).toContain('legal/terms.es.md');
  const written = pages.map(({ file, after }): [string, string] => [
    file,
    (folder.files.get(after) ?? '')
      .split('\n')
      .map((line) => line && likeSpanish(line).replace('.en}}', '.es}}'))
      .join('\n'),
  ]);
  const whole = { ...folder, files: new Map([...folder.files, ...files, ...written]) };
  const found = checkFolder(whole, surroundingsOf({ today, wording, folders: [whole] }));
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(pagesToWrite(whole, 'es')).toEqual([]);
});
