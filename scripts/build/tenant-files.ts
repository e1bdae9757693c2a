import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { faultyFolders, faultyText, publishedConfig } from '../tenant/publishable.ts';
import { answerFromTenants, publishedFiles } from '../http/tenant-folder.ts';

/**
 * Serves the tenants' folders below `/tenants` in dev and preview as they lie on the disk, and copies
 * what is published of them into the build; with `hasLender` also the scenario of the sandbox lender, for a build
 * that brings its lender along, and for an `environment` with what is different there. A folder that the app would
 * refuse is named and left out.
 */
export function tenantFiles({
  folder,
  hasLender,
  environment,
}: {
  folder: string;
  hasLender: boolean;
  environment: string | undefined;
}): Plugin {
  let source = '';
  const serve: Connect.NextHandleFunction = (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    answerFromTenants(source, pathname, request, response);
  };
  return {
    name: 'tenant-files',
    configResolved(config) {
      source = path.join(config.root, folder);
    },
    configureServer(server) {
      server.middlewares.use('/tenants', serve);
    },
    configurePreviewServer(server) {
      server.middlewares.use('/tenants', serve);
    },
    generateBundle() {
      const faulty = faultyFolders(source, { environment });
      for (const one of faulty) this.warn(faultyText(one));
      const out = new Set(faulty.map(({ id }) => id));
      for (const file of publishedFiles(source, hasLender ? ['sandbox.json'] : [])) {
        const [id = '', name] = file.split('/');
        if (out.has(id)) continue;
        const isConfig = name === 'tenant.json' && environment !== undefined;
        const content = isConfig
          ? JSON.stringify(publishedConfig(path.join(source, id), environment))
          : readFileSync(path.join(source, file));
        this.emitFile({ type: 'asset', fileName: `tenants/${file}`, source: content });
      }
    },
  };
}
