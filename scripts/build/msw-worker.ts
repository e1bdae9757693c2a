import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const workerAddress = 'mockServiceWorker.js';

/**
 * Gives the demo its service worker straight from the installed package: served in dev, emitted by the
 * build, so nothing lies about in a public folder, goes stale, or gets into a production build.
 */
export function mswWorker({ isWanted }: { isWanted: boolean }): Plugin {
  const source = () =>
    readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'));
  return {
    name: 'msw-worker',
    apply: () => isWanted,
    configureServer(server) {
      server.middlewares.use(`/${workerAddress}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerAddress, source: source() });
    },
  };
}
