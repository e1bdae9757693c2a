import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkTenants } from '../../../scripts/tenant/check-tenants.ts';
import type { Finding } from '../../../src/tenant-check/finding.ts';
import { configText, today } from './sample-folder.ts';

// The mistakes that operators make, each alone in a clean folder on a disk: it is found, at the right line, with
// what to write, and by one finding.

const id = 'sample';
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'operator-'));
  cpSync('tenants/india', path.join(root, id), { recursive: true });
  rmSync(path.join(root, id, 'sandbox.json'));
  write('tenant.json', configText());
});
afterEach(() => rmSync(root, { recursive: true }));

const fileOf = (file: string, folder = id) => path.join(root, folder, file);
const read = (file: string) => readFileSync(fileOf(file), 'utf8');
const write = (file: string, text: string | Buffer) => {
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
const fields = (change: Readonly<Record<string, unknown>>) => () =>
  write('tenant.json', configText(change));
const inConfig = (from: string | RegExp, to: string) => () => edit('tenant.json', from, to);
const about = 'legal/about.en.md';
const append = (file: string, text: string) => () => write(file, `${read(file)}\n${text}\n`);
const wording = (text: object) => () => {
  write('tenant.json', configText({ 'locale.ownWording': ['hi'] }));
  write('wording/hi.json', JSON.stringify(text, null, 2));
};
const moved = (from: string, to: string) => () => {
  write(to, read(from));
  rmSync(fileOf(from));
};
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>';

interface Mistake {
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

const mistakes: Mistake[] = [
  {
    what: '1 a comma too many',
    make: inConfig('"shownDigits": 2,', '"shownDigits": 2,,'),
    code: 'json-syntax',
    line: 'shownDigits',
    remedy: /take the comma out/,
  },
  {
    what: '2 a missing comma',
    make: inConfig('"shownDigits": 2,', '"shownDigits": 2'),
    code: 'json-syntax',
    line: '"grouping"',
    remedy: /write a comma/,
  },
  {
    what: '2 a comment',
    make: inConfig('"shownDigits": 2,', '"shownDigits": 2, // as printed'),
    code: 'json-syntax',
    line: '// as printed',
    remedy: /take the comment out/,
  },
  {
    what: '2 curly quotation marks',
    make: inConfig('"shownDigits"', '“shownDigits”'),
    code: 'json-syntax',
    line: '“shownDigits”',
    remedy: /write "/,
  },
  {
    what: '3 the last bracket is missing',
    make: inConfig(/\}\s*$/, ''),
    code: 'json-syntax',
    line: /^ {2}\}$/,
    message: /the \{ of line 1 is still open/,
    remedy: /write \}/,
  },
  {
    what: '4 a number in quotation marks',
    make: fields({ 'theme.radius': '4' }),
    code: 'value-type',
    line: '"radius"',
    remedy: /write 4$/,
  },
  {
    what: '4 yes for true',
    make: fields({ 'features.cards': 'yes' }),
    code: 'value-type',
    line: '"cards"',
    remedy: /write true/,
  },
  {
    what: '5 a misspelt key, which legal pages print',
    make: inConfig('"payeeName"', '"payeName"'),
    code: 'key-misspelt',
    line: '"payeName"',
    remedy: /write "payeeName"/,
  },
  {
    what: '6 an origin without encryption',
    make: fields({ 'api.baseUrl': 'http://api.sample.example' }),
    code: 'origin-insecure',
    line: '"baseUrl": "http:',
    remedy: /write "https:\/\/api\.sample\.example"/,
  },
  {
    what: '6 an origin with a path',
    make: fields({ 'api.baseUrl': 'http://api.sample.example/v1/' }),
    code: 'origin-insecure',
    line: '"baseUrl": "http:',
    remedy: /"https:\/\/api\.sample\.example", and put "\/v1" into api\.prefix/,
  },
  {
    what: '7 white on bright yellow',
    make: fields({
      'theme.brand': '#E6B800',
      'theme.gradient': undefined,
      'theme.brand2': undefined,
      'theme.fontColours': { onBrand: '#FFFFFF' },
    }),
    code: 'colour-contrast',
    line: '"onBrand"',
    message: /reaches only 1\.\d\d to 1 on #E6B800/i,
    remedy: /write "#/,
  },
  {
    what: '7 a gradient that hardly stands out from the page',
    make: fields({
      'theme.gradient': ['#FFE600', '#FFD000'],
      'theme.fontColours': undefined,
    }),
    code: 'colour-changed',
    severity: 'warning',
    line: '"gradient"',
    message: /#FFE600 reaches only 1\.1\d to 1 against the page/,
    remedy: /write \[/,
  },
  {
    what: '7 a brand colour that is shown otherwise',
    make: fields({
      'theme.brand': '#FFE600',
      'theme.gradient': ['#0b7a4b', '#0b5a4b'],
      'theme.fontColours': undefined,
    }),
    code: 'colour-changed',
    severity: 'warning',
    line: '"brand": "#FFE600"',
    remedy: /write "#/,
  },
  {
    what: '8 a language is missing in one text',
    make: fields({ 'support.hours.hi': undefined }),
    code: 'language-missing',
    line: '"hours"',
    remedy: /add "hi": "…"/,
  },
  {
    what: '9 the same path twice, in other capitals',
    make: fields({ 'routes.aboutUs': '/Loan-Terms' }),
    code: 'route-collides',
    line: '"loanTerms"',
    remedy: /write "\//,
  },
  {
    what: '10 a rate with a decimal comma',
    make: fields({ 'calculator.dailyRate': '0,03' }),
    code: 'value-format',
    line: '"dailyRate"',
    remedy: /write "0\.0003" for 0\.03% a day, or "0\.03" for 3% a day/,
  },
  {
    what: '10 a rate with a sign of percent',
    make: fields({ 'calculator.dailyRate': '0.03%' }),
    code: 'value-format',
    line: '"dailyRate"',
    remedy: /write "0\.0003" for 0\.03% a day$/,
  },
  {
    what: '11 percent for a share',
    make: fields({ 'calculator.dailyRate': '0.3' }),
    code: 'rate-high',
    line: '"dailyRate"',
    message: /30% a day/,
    remedy: /write "0\.003" if 0\.3% a day is meant/,
  },
  {
    what: '12 a negative amount',
    make: fields({ 'calculator.amountMin': -1 }),
    code: 'value-range',
    line: '"amountMin"',
    remedy: /write 0/,
  },
  {
    what: '12 the least above the most',
    make: fields({ 'calculator.amountMin': 90_000 }),
    code: 'range-reversed',
    line: '"amountMin"',
    remedy: /or less, or raise amountMax/,
  },
  {
    what: '13 a picture in other capitals',
    make: fields({ 'brand.logo': 'assets/Logo.svg' }),
    code: 'asset-missing',
    line: '"logo"',
    remedy: /write "assets\/logo\.svg"/,
    count: 2,
  },
  {
    what: '15 tenant.json in UTF-16',
    make: () =>
      write(
        'tenant.json',
        Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(read('tenant.json'), 'utf16le')]),
      ),
    code: 'file-encoding',
    message: /UTF-16/,
    remedy: /save it as UTF-8/,
  },
  {
    what: '15 a legal page in UTF-16 without a mark',
    make: () => write(about, Buffer.from(read(about), 'utf16le')),
    code: 'file-encoding',
    file: about,
    message: /UTF-16/,
    remedy: /save it as UTF-8/,
  },
  {
    what: '17 a missing picture',
    make: fields({ 'brand.logo': 'assets/nothing-like-it.svg' }),
    code: 'asset-missing',
    line: '"logo"',
    remedy: /put the file there/,
    count: 2,
  },
  {
    what: '17 a picture of 5 MB',
    make: () => write('assets/logo.svg', `${svg}${' '.repeat(5_000_000)}`),
    code: 'asset-large',
    line: '"logo"',
    remedy: /make it smaller/,
  },
  {
    what: '17 a drawing with a script',
    make: () => write('assets/logo.svg', svg.replace('<path', '<script>1</script><path')),
    code: 'svg-unsafe',
    file: 'assets/logo.svg',
    line: '<script>',
    remedy: /take it out/,
  },
  {
    what: '18 a space in the name of a picture',
    make: () => {
      write('assets/my logo.svg', read('assets/logo.svg'));
      rmSync(fileOf('assets/logo.svg'));
      write('tenant.json', configText({ 'brand.logo': 'assets/my logo.svg' }));
    },
    code: 'value-format',
    line: '"logo"',
    remedy: /rename the file without spaces, and write "assets\/my-logo\.svg"/,
  },
  {
    what: '19 a path with a space',
    make: fields({ 'routes.aboutUs': '/about us' }),
    code: 'value-format',
    line: '"aboutUs"',
    remedy: /write "\/about-us"/,
  },
  {
    what: '19 a path with a letter that addresses encode',
    make: fields({ 'routes.aboutUs': '/préface' }),
    code: 'value-format',
    line: '"aboutUs"',
    remedy: /a path like/,
  },
  ...['/gateway/about', '/tenants/about', '/assets/about'].map((value) => ({
    what: `19 the path ${value}`,
    make: fields({ 'routes.aboutUs': value }),
    code: 'route-reserved',
    line: '"aboutUs"',
    remedy: /write "\/about-us"/,
  })),
  {
    what: '20 an unknown feature',
    make: fields({ 'features.lottery': true }),
    code: 'key-unknown',
    severity: 'warning',
    line: '"lottery"',
    remedy: /take it out/,
  },
  {
    what: '20 a blank text',
    make: fields({ 'brand.shortName': ' ' }),
    code: 'value-empty',
    line: '"shortName"',
    remedy: /write a text/,
  },
  {
    what: '21 a misspelt value in a page',
    make: append(about, 'By {{lender.nam}}.'),
    code: 'legal-value',
    file: about,
    line: '{{lender.nam}}',
    remedy: /write \{\{lender\.name\}\}/,
  },
  {
    what: '22 a value that is never closed',
    make: append(about, 'By {{lender.name and others.'),
    code: 'legal-value',
    file: about,
    line: '{{lender.name and',
    message: /never closed/,
    remedy: /close it/,
  },
  {
    what: '23 a page is missing in a language',
    make: () => rmSync(fileOf('legal/privacy.hi.md')),
    code: 'legal-missing',
    file: 'legal/privacy.hi.md',
    remedy: /write it/,
  },
  {
    what: '23 a page that Windows named .txt',
    make: moved('legal/privacy.en.md', 'legal/privacy.en.md.txt'),
    code: 'file-misnamed',
    file: 'legal/privacy.en.md.txt',
    remedy: /rename it to privacy\.en\.md$/,
  },
  {
    what: '23 a page in other capitals',
    make: moved('legal/privacy.en.md', 'legal/Privacy.en.md'),
    code: 'file-misnamed',
    file: 'legal/Privacy.en.md',
    remedy: /rename it to privacy\.en\.md$/,
  },
  {
    what: '24 HTML in a claim',
    make: fields({ 'marketing.claims.0.en': 'Up to <b>80,000</b> rupees' }),
    code: 'text-html',
    line: '<b>',
    message: /letter by letter/,
    remedy: /plain words/,
  },
  {
    what: '24 HTML in a wording',
    make: wording({ app: { retry: 'फिर से<br>कोशिश करें' } }),
    code: 'text-html',
    file: 'wording/hi.json',
    line: '<br>',
    remedy: /plain words/,
  },
  {
    what: '25 a misspelt key of a wording',
    make: wording({ app: { retri: 'फिर से करें' } }),
    code: 'wording-key-unknown',
    file: 'wording/hi.json',
    line: 'retri',
    remedy: /write "retry"/,
  },
  {
    what: '25 a renamed value',
    make: wording({ app: { callPhone: '{{number}} पर कॉल करें' } }),
    code: 'wording-value',
    file: 'wording/hi.json',
    line: '{{number}}',
    remedy: /use \{\{phone\}\}/,
  },
  {
    what: '25 a count that is not printed',
    make: wording({ app: { starName_other: '5 में से कुछ सितारे' } }),
    code: 'wording-value',
    file: 'wording/hi.json',
    line: 'starName_other',
    remedy: /\{\{count\}\}/,
  },
  {
    what: '25 a blank wording',
    make: wording({ app: { retry: ' ' } }),
    code: 'wording-empty',
    file: 'wording/hi.json',
    line: 'retry',
    remedy: /write the text/,
  },
  {
    what: '25 a group for a wording',
    make: wording({ app: { retry: {} } }),
    code: 'wording-empty',
    file: 'wording/hi.json',
    line: 'retry',
    remedy: /write the text/,
  },
  {
    what: '26 the same key twice',
    make: inConfig('"shownDigits": 2,', '"shownDigits": 2,\n    "shownDigits": 2,'),
    code: 'json-key-twice',
    line: '"shownDigits"',
    remedy: /keep one/,
  },
  {
    what: '27 a secret key',
    make: fields({ 'api.clientSecret': 'a1b2c3d4e5f6' }),
    code: 'secret-found',
    line: 'clientSecret',
    remedy: /the lender's server/,
    count: 2,
  },
  {
    what: '28 decimals that the currency has not',
    make: fields({ 'money.currency': 'VND' }),
    code: 'money-digits',
    line: '"minorDigits"',
    message: /VND has 0 decimals by ISO 4217/,
    remedy: /write 0; .*minorDigitsReason/,
    count: 2,
  },
  {
    what: '29 the data of another lender for the sandbox',
    make: () => {
      cpSync('tenants/india', path.join(root, 'india'), { recursive: true });
      cpSync('tenants/indonesia/sandbox.json', fileOf('sandbox.json', 'india'));
    },
    code: 'sandbox-file',
    file: 'sandbox.json',
    remedy: /make it fit this lender/,
  },
  {
    what: '30 a day as people write it',
    make: fields({ 'loanTerms.effectiveFrom': '31/12/2026' }),
    code: 'value-format',
    line: '"effectiveFrom"',
    remedy: /a day like 2026-12-31/,
  },
  {
    what: '32 a language with a region',
    make: () =>
      edit('tenant.json', /("languages": \[[^\]]*)"hi"/, '"languages": ["en", "zh", "hi-IN"'),
    code: 'language-region',
    line: 'hi-IN',
    remedy: /write "hi"/,
  },
  {
    what: '33 a copy of the folder beside it',
    make: () => cpSync(path.join(root, id), path.join(root, `${id} copy`), { recursive: true }),
    code: 'folder-copy',
    message: /looks like a copy of "sample"/,
    remedy: /move it/,
  },
  {
    what: '34 an amount as text',
    make: fields({ 'calculator.amountMax': '80.000' }),
    code: 'value-type',
    line: '"amountMax"',
    remedy: /write 80000$/,
  },
];

const lineOf = ({ folder, file, line }: Finding) =>
  readFileSync(fileOf(file, folder), 'utf8').split('\n')[line - 1] ?? '';

const check = () => checkTenants({ root, ids: [], today }).findings;

test('the folder is without a fault before the mistake, also with the mark of the byte order', () => {
  write('tenant.json', `\uFEFF${read('tenant.json')}`);
  expect(check()).toEqual([]);
});

test.each(mistakes)('design §5: $what: found, at its line, with what to write', (mistake) => {
  mistake.make();
  const findings = check();
  const found = findings.find(({ code }) => code === mistake.code);
  expect(found, JSON.stringify(findings, null, 1)).toBeDefined();
  if (!found) return;
  expect(found.severity).toBe(mistake.severity ?? 'error');
  expect(found.file).toBe(mistake.file ?? 'tenant.json');
  if (mistake.line) expect(lineOf(found)).toMatch(mistake.line);
  if (mistake.message) expect(found.message).toMatch(mistake.message);
  expect(found.remedy).toMatch(mistake.remedy);
  expect(findings.length, JSON.stringify(findings, null, 1)).toBe(mistake.count ?? 1);
});
