import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { faultHeader } from '../../sandbox/faults.ts';
import type { Headers as PlainHeaders } from './security-headers.ts';

/** Anything that answers requests in the shape of `fetch`. */
export interface WebHandler {
  handle(request: Request): Promise<Response>;
}

/** Faults that no answer can express, made real. */
const faults: Record<string, (response: ServerResponse) => void> = {
  // Never answers: the connection stays open until the one who asked gives up.
  hang: () => undefined,
  // The line goes dead in the middle of the answer. Before its first byte a browser would send the request
  // again by itself, when the connection was an old one: nobody would see a fault.
  cut(response) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 64 });
    response.write('{"code":', () => response.destroy());
  },
};

/**
 * Passes a request that came over HTTP to `handler` and its answer back, faults included. The headers of the server
 * stand in the place of the handler's own, as behind a proxy.
 */
export async function answerThrough(
  handler: WebHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  serverHeaders: PlainHeaders = {},
): Promise<void> {
  try {
    const answer = await handler.handle(await webRequest(incoming, outgoing));
    const fault = faults[answer.headers.get(faultHeader) ?? ''];
    if (fault) fault(outgoing);
    else await send(answer, incoming, outgoing, serverHeaders);
  } catch (error) {
    if (outgoing.destroyed) return;
    console.error('The sandbox lender failed:', error);
    outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
    outgoing.end('the sandbox lender failed; its console says why\n');
  }
}

async function webRequest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Request> {
  const stop = new AbortController();
  outgoing.once('close', () => stop.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    // HTTP/2 has its own names among them, which begin with a colon.
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const address = new URL(addressOf(incoming), `http://${incoming.headers.host ?? 'localhost'}`);
  const body = hasBody ? new Uint8Array(await buffer(incoming)) : null;
  return new Request(address, { method, headers, body, signal: stop.signal });
}

/** The whole path: a middleware mounted below a path sees it only in part. */
function addressOf(incoming: IncomingMessage & { originalUrl?: string }): string {
  return incoming.originalUrl ?? incoming.url ?? '/';
}

async function send(
  answer: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  serverHeaders: PlainHeaders,
) {
  outgoing.statusCode = answer.status;
  answer.headers.forEach((value, name) => outgoing.setHeader(name, value));
  for (const [name, value] of Object.entries(serverHeaders)) outgoing.setHeader(name, value);
  if (!outgoing.hasHeader('cache-control')) outgoing.setHeader('cache-control', 'no-store');
  const content = Buffer.from(await answer.arrayBuffer());
  if (incoming.method === 'HEAD') return void outgoing.end();
  outgoing.setHeader('content-length', content.length);
  outgoing.end(content);
  return undefined;
}
