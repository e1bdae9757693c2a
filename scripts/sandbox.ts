import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { command } from './command.ts';
import { openSandbox } from './http/open-sandbox.ts';
import { answerThrough } from './http/web-handler.ts';

/** Lets pages of this machine ask, whatever their port; true when the answer is complete with that. */
function isAnsweredByCors(request: IncomingMessage, response: ServerResponse): boolean {
  const origin = request.headers.origin ?? '';
  if (!/^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(origin)) return false;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', '*');
  response.setHeader('vary', 'origin');
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '600',
  });
  response.end();
  return true;
}

await command({
  usage: `npm run sandbox [-- --port 8787 --tenants tenants]
  the sandbox lender alone over HTTP
  --port      where it answers (8787); 0 for any free port
  --tenants   where the tenants lie (tenants)`,
  options: {
    port: { type: 'string', default: '8787' },
    tenants: { type: 'string', default: 'tenants' },
  },
  run({ values }) {
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error(`--port ${values.port} is no port: write a whole number up to 65535.`);
    const lender = openSandbox(values.tenants);
    const server = createServer((request, response) => {
      if (!isAnsweredByCors(request, response)) void answerThrough(lender, request, response);
    });
    server.on('error', (error) => {
      console.error(`The sandbox lender could not be started: ${error.message}`);
      process.exit(1);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const listening = typeof address === 'object' && address ? address.port : port;
      console.log(
        `The sandbox lender answers at http://localhost:${listening}/gateway/<tenant id>`,
      );
      console.log(
        'Point a tenant at it with "api": { "baseUrl": "http://localhost:' + listening + '" }.',
      );
    });
  },
});
