import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { openSandbox } from './http/open-sandbox.ts';
import { answerThrough } from './http/web-handler.ts';

// The sandbox lender alone over HTTP: `npm run sandbox -- --port 8787 --tenants tenants`.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    tenants: { type: 'string', default: 'tenants' },
  },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port ${values.port} is no port: write a whole number up to 65535.`);
  process.exit(1);
}

const lender = openSandbox(values.tenants);

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
  console.log(`The sandbox lender answers at http://localhost:${listening}/gateway/<tenant id>`);
  console.log(
    'Point a tenant at it with "api": { "baseUrl": "http://localhost:' + listening + '" }.',
  );
});
