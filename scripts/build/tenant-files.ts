import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { answerFromTenants, publishedFiles } from '../http/tenant-folder.ts';

/**
 * Serves the tenants' folders below `/tenants` in dev and preview as they lie on the disk, and copies
 * what is published of them into the build; with `hasLender` also the scenario of the sandbox lender, for a build
 * that brings its lender along.
 */
export function tenantFiles({ folder, hasLender }: { folder: string; hasLender: boolean }): Plugin {
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
      for (const file of publishedFiles(source, hasLender ? ['sandbox.json'] : [])) {
        const content = readFileSync(path.join(source, file));
        this.emitFile({ type: 'asset', fileName: `tenants/${file}`, source: content });
      }
    },
  };
}
