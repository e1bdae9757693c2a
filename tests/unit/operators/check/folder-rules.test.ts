import { expect, test } from 'vitest';
import type { RuleCode } from '../../../../operators/check/rule-table.ts';
import {
  configText,
  findingsIn,
  findingsOf,
  sampleFolder,
  textAtFinding,
  type Change,
} from './sample-folder.ts';

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>';
const page = '# Title\n\n*Version of 1 November 2026*\n\nThis page has enough words to be one.\n';
const own = (text: object) => ({
  fields: { 'locale.ownWording': ['hi'] },
  files: { 'wording/hi.json': JSON.stringify(text, null, 2) },
});
const about = (text: string): Change => ({ files: { 'legal/about.en.md': `${page}${text}\n` } });
const drawing = (inside: string): Change => ({
  files: { 'assets/logo.svg': logo.replace('<path', `${inside}<path`) },
});

/** What is done to the sample, the rule that says so, the file, and what stands where it points. */
type Row = [what: string, change: Change, code: RuleCode, file: string, at?: string];

const rows: Row[] = [
  ['no tenant.json', { files: { 'tenant.json': undefined } }, 'file-missing', 'tenant.json'],
  ['a list for a lender', { files: { 'tenant.json': '[]' } }, 'value-type', 'tenant.json'],
  ['a bad name', { id: 'Sample_1', fields: { id: 'Sample_1' } }, 'folder-name', 'tenant.json'],
  ['another encoding', about('caf\uFFFD'), 'file-encoding', 'legal/about.en.md', '\uFFFD'],
  ['a page of HTML', { files: { 'assets/help.html': '<p>' } }, 'file-runs', 'assets/help.html'],
  ['a script', { files: { 'x.js': '1' } }, 'file-runs', 'x.js'],
  ['notes', { files: { 'notes.txt': 'x' } }, 'file-unknown', 'notes.txt'],
  ['settings of a server', { files: { '.env': 'A=1' } }, 'secret-found', '.env'],
  ['a key file', { files: { 'assets/server.key': 'x' } }, 'secret-found', 'assets/server.key'],
  [
    'a private key',
    about('-----BEGIN RSA PRIVATE KEY-----'),
    'secret-found',
    'legal/about.en.md',
    '-----BEGIN',
  ],
  [
    'a secret value',
    { fields: { 'api.clientSecret': 'a1b2c3d4e5f6' } },
    'secret-found',
    'tenant.json',
    'clientSecret',
  ],
  [
    'a text of its own that is not asked for',
    { files: { 'wording/hi.json': '{}' } },
    'wording-unlisted',
    'wording/hi.json',
  ],
  [
    'an unknown key',
    own({ app: { retri: 'फिर से करें' } }),
    'wording-key-unknown',
    'wording/hi.json',
    '"retri"',
  ],
  ['an unknown part', own({ ap: {} }), 'wording-key-unknown', 'wording/hi.json', '"ap"'],
  [
    'a text of blanks',
    own({ app: { retry: ' \u200b ' } }),
    'wording-empty',
    'wording/hi.json',
    '" \u200b ',
  ],
  [
    'a text of empty braces',
    own({ app: { retry: '{}' } }),
    'wording-empty',
    'wording/hi.json',
    '"{}"',
  ],
  [
    'a value that nothing fills',
    own({ app: { callPhone: '{{number}} पर कॉल करें' } }),
    'wording-value',
    'wording/hi.json',
    '"{{number}}',
  ],
  [
    'a value left out',
    own({ app: { callPhone: 'कॉल करें' } }),
    'wording-value',
    'wording/hi.json',
    '"कॉल',
  ],
  [
    'a form that the language has not',
    own({ app: { starName_many: '5 में से {{count}}' } }),
    'wording-plural',
    'wording/hi.json',
    '"starName_many"',
  ],
  [
    'English words for Hindi',
    own({ app: { networkError: 'You seem to be offline.' } }),
    'text-script',
    'wording/hi.json',
    '"You',
  ],
  [
    'a very long button',
    own({ app: { retry: 'फिर से '.repeat(20) } }),
    'text-long',
    'wording/hi.json',
    '"फिर',
  ],
  [
    'a text still to be written',
    own({ app: { retry: 'TODO' } }),
    'text-placeholder',
    'wording/hi.json',
    '"TODO',
  ],
  [
    'a language without words',
    { fields: { 'locale.languages': ['en', 'hi', 'zh', 'ms'] } },
    'wording-missing',
    'tenant.json',
    '[',
  ],
  [
    'a large logo',
    { files: { 'assets/logo.svg': logo.replace('h1', 'h1'.repeat(12_000)) } },
    'asset-large',
    'tenant.json',
    '"assets/logo.svg"',
  ],
  ['a picture of no use', { files: { 'assets/old.svg': logo } }, 'asset-unused', 'assets/old.svg'],
  [
    'a picture that is none',
    { binaries: { 'assets/a.png': { bytes: 9, head: 'GIF89a' } } },
    'asset-kind',
    'assets/a.png',
  ],
  [
    'a document as a picture',
    { binaries: { 'assets/a.pdf': { bytes: 9, head: '%PDF' } } },
    'asset-kind',
    'assets/a.pdf',
  ],
  [
    'a script in a drawing',
    drawing('<script>x()</script>'),
    'svg-unsafe',
    'assets/logo.svg',
    '<script',
  ],
  ['code on load', drawing('<g onload="x()"/>'), 'svg-unsafe', 'assets/logo.svg', '<g onload'],
  [
    'a foreign page',
    drawing('<foreignObject/>'),
    'svg-unsafe',
    'assets/logo.svg',
    '<foreignObject',
  ],
  [
    'a picture from elsewhere',
    drawing('<image href="https://x.example/a.png"/>'),
    'svg-unsafe',
    'assets/logo.svg',
    'href',
  ],
  [
    'a missing page',
    { files: { 'legal/terms.hi.md': undefined } },
    'legal-missing',
    'legal/terms.hi.md',
  ],
  [
    'a page for nobody',
    { files: { 'legal/terms.fr.md': page } },
    'legal-needless',
    'legal/terms.fr.md',
  ],
  [
    'a page without a title',
    { files: { 'legal/about.en.md': 'Hello' } },
    'legal-empty',
    'legal/about.en.md',
  ],
  [
    'an unknown value',
    about('{{lender.nam}}'),
    'legal-value',
    'legal/about.en.md',
    '{{lender.nam}}',
  ],
  [
    'a group for a value',
    about('{{support.hours}}'),
    'legal-value',
    'legal/about.en.md',
    '{{support.hours}}',
  ],
  [
    'a value in another language',
    about('{{support.hours.hi}}'),
    'legal-value',
    'legal/about.en.md',
    '{{support.hours.hi}}',
  ],
  ['HTML in a page', about('<b>bold</b>'), 'legal-html', 'legal/about.en.md', '<b>'],
  [
    'a link into nothing',
    about('[here](javascript:x)'),
    'legal-link',
    'legal/about.en.md',
    '[here]',
  ],
  [
    'a page with other figures',
    about('{{lender.phone}} {{money.symbol}}'),
    'legal-values-differ',
    'legal/about.hi.md',
  ],
  [
    'an English page for Chinese',
    { files: { 'legal/about.zh.md': page } },
    'text-script',
    'legal/about.zh.md',
  ],
  ['no steps', { fields: { 'features.paymentGuide': true } }, 'guide-missing', 'guide/en.md'],
  [
    'steps without numbers',
    { files: { 'guide/en.md': 'Pay somewhere.' } },
    'guide-steps',
    'guide/en.md',
  ],
];

test.each(rows)('design §5: %s is told with its place', (_what, change, code, file, at) => {
  const found = findingsOf(change);
  const finding = found.find((one) => one.code === code && one.file === file);
  expect(finding, JSON.stringify(found)).toBeDefined();
  const text = sampleFolder(change).files.get(file) ?? '';
  const there = finding ? textAtFinding(text, finding) : '';
  expect(there.slice(0, at?.length ?? 0)).toBe(at ?? '');
});

test('design §5: nothing counts as missing in a folder of which only a part is known', () => {
  const files = new Map([['tenant.json', configText()]]);
  expect(findingsIn({ id: 'sample', files, isPartial: true })).toEqual([]);
  expect(findingsIn({ id: 'sample', files }).length).toBeGreaterThan(10);
});
