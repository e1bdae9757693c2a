import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { holdsPreview, needsBuild } from '../../../scripts/start/running-app.ts';

/** The table of screens as a build of this kind has it; what it imports is left as it stands. */
async function screensOf(hasPreview: boolean): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { __PREVIEW__: String(hasPreview) },
    build: {
      write: false,
      minify: false,
      ssr: 'src/app/screens.ts',
      rolldownOptions: { external: (id) => !id.endsWith('src/app/screens.ts') },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  return chunk?.code ?? '';
}

test('screens §9: preview and studio are in a build only when they are asked for', async () => {
  expect(await screensOf(true)).toContain('developer-preview-screen');
  const forBorrowers = await screensOf(false);
  expect(forBorrowers).toContain('loan-screens');
  expect(forBorrowers).not.toContain('developer-preview');
}, 60_000);

test('whoever needs the preview builds anew where the build has none', () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'build-'));
  const page = path.join(dist, 'index.html');
  expect(needsBuild(dist, { preview: false })).toBe(true);
  writeFileSync(page, '<script>start()</script>');
  expect(holdsPreview(dist)).toBe(false);
  expect(needsBuild(dist, { preview: false })).toBe(false);
  expect(needsBuild(dist, { preview: true })).toBe(true);
  writeFileSync(page, '<script>window.parent.openStudioFrame?.(window)</script>');
  expect(needsBuild(dist, { preview: true })).toBe(false);
});
