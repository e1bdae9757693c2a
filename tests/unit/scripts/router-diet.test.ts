import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { routerDiet } from '../../../scripts/build/router-diet.ts';

/** Builds a page that imports from a react-router that is written like this; the code of the page. */
async function builtWith(router: string): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'router-diet-'));
  const folder = path.join(root, 'node_modules/react-router');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    '{ "name": "react-router", "main": "index.js", "type": "module" }',
  );
  writeFileSync(path.join(folder, 'index.js'), router);
  writeFileSync(path.join(root, 'page.js'), `import { used } from 'react-router'; used();`);
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [routerDiet()],
    build: { write: false, minify: false, rolldownOptions: { input: path.join(root, 'page.js') } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  return output && 'output' in output ? output.output[0].code : '';
}

const React = `const React = globalThis.React; export const used = () => console.log('used');`;

test('a component that nobody uses goes, with what it is made of', async () => {
  const code = await builtWith(
    `${React}\nconst heavy = () => 'heavy';\nexport const Link = React.forwardRef(heavy);\nLink.displayName = "Link";\n`,
  );
  expect(code).toContain('used');
  expect(code).not.toContain('heavy');
});

test('a react-router that is written otherwise fails the build, which says where to look', async () => {
  await expect(
    builtWith(`${React}\nexport const Link = React['forwardRef'](() => 'heavy');\n`),
  ).rejects.toThrow(
    'react-router has none of the names and makers that scripts/build/router-diet.ts looks for',
  );
});
