import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);
const texts = tracked
  // It holds one on purpose, for the check of tenant folders that must find it.
  .filter((file) => file !== 'tests/unit/operators/check/folder-rules.test.ts')
  .filter((file) => !/\.(?:png|jpe?g|webp|ico|woff2?)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** How keys look that open something: in a private repository, too, they are everybody's who has a copy. */
const shapes: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'cloud key': /\b(?:AKIA|ASIA)[A-Z\d]{16}\b|\bAIza[\w-]{35}\b/,
  'token of a code host': /\b(?:gh[pousr]_[A-Za-z\d]{36}|github_pat_\w{22,}|glpat-[\w-]{20})\b/,
  'token of a registry': /\bnpm_[A-Za-z\d]{36}\b|_authToken\s*=\s*\S/,
  'token of a service':
    /\bxox[abprs]-[\w-]{10,}|\bsk_live_[A-Za-z\d]{16,}|\bSG\.[\w-]{22}\.[\w-]{20,}/,
  'signed token': /\beyJ[A-Za-z\d_-]{15,}\.eyJ[A-Za-z\d_-]{15,}\.[\w-]{20,}/,
  'password in an address':
    /\b[a-z][a-z\d+.-]*:\/\/[^\s/:@'"`$]{1,40}:[^\s/@'"`$]{4,}@[\w.-]+\.\w/i,
};

test('there is something to look at', () => expect(texts.length).toBeGreaterThan(500));

test.each(Object.entries(shapes))('no file holds a %s', (_what, shape) => {
  expect(texts.filter(({ text }) => shape.test(text)).map(({ file }) => file)).toEqual([]);
});

test.each([
  ['private key', '-----BEGIN RSA ' + 'PRIVATE KEY-----'],
  ['cloud key', 'AKIA' + 'ABCDEFGHIJKLMNOP'],
  ['token of a code host', 'ghp_' + 'a'.repeat(36)],
  ['password in an address', 'https://user:' + 'hunter22@host.example'],
])('a %s would be seen', (what, text) => expect(shapes[what]?.test(text)).toBe(true));
