import { build } from 'vite';
import { writePapers } from './build/supply-chain.ts';
import { command } from './command.ts';
import { isEnvironment } from './tenant/publishable.ts';

await command({
  usage: `npm run build [-- --preview --environment <name>]
  the app for borrowers with all lenders, into dist/; a folder that the app would refuse is named and left out
  --preview      with the preview page and the studio
  --environment  for practice, like staging: lays each lender's tenant.<name>.json over its tenant.json,
                 and every page says that it is practice`,
  options: {
    preview: { type: 'boolean', default: false },
    environment: { type: 'string' },
  },
  failsWith: 1,
  async run({ values }) {
    const { environment } = values;
    if (environment !== undefined && !isEnvironment(environment))
      throw new Error(`--environment ${environment}: write small letters, like staging.`);
    // Read by vite.config.ts.
    if (environment !== undefined) process.env['TENANT_ENVIRONMENT'] = environment;
    await build({ mode: values.preview ? 'preview' : 'production' });
    writePapers('dist');
  },
});
