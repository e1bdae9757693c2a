import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  about,
  append,
  fields,
  fileOf,
  id,
  inConfig,
  moved,
  read,
  root,
  svg,
  wording,
  write,
  type Mistake,
} from './mistaken-folder.ts';
import { configText } from './sample-folder.ts';

/** Mistakes in the other files, their names and the folder itself. */
export const mistakesInFiles: readonly Mistake[] = [
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
    what: '17 a picture of a screen of 21 kB',
    make: () => {
      write(
        'assets/offer.webp',
        Buffer.concat([Buffer.from('RIFF0000WEBP'), Buffer.alloc(21_000)]),
      );
      write('tenant.json', configText({ 'marketing.screens.loan.zh': 'assets/offer.webp' }));
    },
    code: 'asset-large',
    line: '"zh": "assets/offer.webp"',
    message: /has 22 kB, and its place takes 20 kB/,
    remedy: /make it smaller/,
  },
  {
    what: '17 a face of 26 kB',
    make: () => {
      write('assets/own.woff2', Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(26_000)]));
      write('tenant.json', configText({ 'theme.font': 'assets/own.woff2' }));
    },
    code: 'asset-large',
    line: '"font"',
    message: /has 27 kB, and its place takes 25 kB/,
    remedy: /one weight/,
  },
  {
    what: '17 a face that is none inside',
    make: () => {
      write('assets/own.woff2', Buffer.from('OTTO and so on'));
      write('tenant.json', configText({ 'theme.font': 'assets/own.woff2' }));
    },
    code: 'asset-kind',
    file: 'assets/own.woff2',
    remedy: /save it as woff2/,
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
    what: '29 the data of another lender for the sandbox',
    make: () => cpSync('tenants/indonesia/sandbox.json', fileOf('sandbox.json')),
    code: 'sandbox-file',
    file: 'sandbox.json',
    remedy: /make it fit this lender/,
  },
  {
    what: '33 a copy of the folder beside it',
    make: () => cpSync(path.join(root, id), path.join(root, `${id} copy`), { recursive: true }),
    code: 'folder-copy',
    message: /looks like a copy of "sample"/,
    remedy: /move it/,
  },
];
