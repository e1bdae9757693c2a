import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { nameUnreleasedFiles } from '../../../src/tenant/check-release.ts';
import { answerWith, stubNetwork } from '../../support/network.ts';

const print = (text: string) => createHash('sha256').update(text).digest('hex');
const contents: Record<string, string> = { 'tenant.json': '{}', 'legal/terms.en.md': '# Edited' };
const manifest = {
  number: 3,
  files: { 'tenant.json': print('{}'), 'legal/terms.en.md': print('# Terms') },
};

const serve = (released: unknown) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stubNetwork(({ url }) => {
    const file = url.pathname.replace('/tenants/sample/', '');
    if (file !== 'release.json') return answerWith(contents[file] ?? '');
    return released === undefined
      ? answerWith('no such file', 404)
      : answerWith(JSON.stringify(released));
  });
  return warn;
};
afterEach(() => void vi.restoreAllMocks());

test('a file that was edited after the release is named, with the release', async () => {
  const warn = serve(manifest);
  await nameUnreleasedFiles('sample', Object.keys(contents));
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'tenants/sample is not release 3: legal/terms.en.md',
  );
});

test.each([
  ['what was shown is what was released', manifest, ['tenant.json']],
  ['there is no manifest', undefined, ['tenant.json']],
  ['the manifest is none', { number: 'x' }, ['tenant.json']],
])('nothing is said where %s', async (_what, released, shown) => {
  const warn = serve(released);
  await nameUnreleasedFiles('sample', shown);
  expect(warn).not.toHaveBeenCalled();
});
