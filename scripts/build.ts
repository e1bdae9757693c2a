import { build } from 'vite';
import { parseArgs } from 'node:util';
import { writePapers } from './build/supply-chain.ts';

const usage = `npm run build               the app for borrowers, into dist/
npm run build -- --preview  the same with the preview page and the studio`;

try {
  const { values } = parseArgs({
    options: { preview: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  if (values.help) console.log(usage);
  else {
    await build({ mode: values.preview ? 'preview' : 'production' });
    writePapers('dist');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
