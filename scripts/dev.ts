import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { command } from './command.ts';
import { answerThrough, type WebHandler } from './http/web-handler.ts';
import { demoTenants } from './start/demo-links.ts';
import { startMessage } from './start/start-message.ts';

const tenants = 'tenants';

/** Gives the running sandbox lender; a new one when a file of it was edited since the last call. */
function sandboxOf(server: ViteDevServer): () => Promise<WebHandler> {
  const running = new Map<unknown, WebHandler>();
  return async () => {
    const { openSandbox } = await server.ssrLoadModule('/scripts/http/open-sandbox.ts');
    const lender: WebHandler = running.get(openSandbox) ?? openSandbox(tenants);
    running.clear();
    running.set(openSandbox, lender);
    return lender;
  };
}

/** The sandbox lender on the app's own origin, so that the start script's early call reaches it too. */
const sandboxGateway: Plugin = {
  name: 'sandbox-gateway',
  configureServer(server) {
    const sandbox = sandboxOf(server);
    for (const path of ['/gateway', '/sandbox']) {
      server.middlewares.use(path, (request, response, next) => {
        sandbox()
          .then((lender) => answerThrough(lender, request, response))
          .catch(next);
      });
    }
  },
};

await command({
  usage: `npm run dev [-- --all]
  the app for who changes its code: each file is served as it is, with the sandbox lender, and a change shows at once
  --all    links for a loan in every state
  PORT=…   before the command: another port than 5173`,
  options: { all: { type: 'boolean', default: false } },
  failsWith: 1,
  async run({ values: { all: showsAll } }) {
    const wantedPort = Number(process.env['PORT'] ?? 5173);
    const server = await createServer({
      plugins: [sandboxGateway],
      server: { host: true, port: wantedPort },
    });
    await server.listen();
    const port = Number(
      new URL(server.resolvedUrls?.local[0] ?? `http://localhost:${wantedPort}`).port,
    );
    console.log(`\n${startMessage(port, await demoTenants(tenants), { showsAll })}\n`);
  },
});
