import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';

/**
 * A proxy by which a browser reaches hosts that no name server knows: for the given ones HTTPS ends at a port of this
 * machine, any other is out of reach. `answer` is asked for everything else.
 */
export function connectProxy(
  { hosts, port }: { hosts: readonly string[]; port: number },
  answer: (path: string, response: ServerResponse) => void,
): Server {
  const server = createServer((request, response) => answer(request.url ?? '/', response));
  server.on('connect', (request, browser) => {
    if (!hosts.some((host) => request.url === `${host}:443`)) {
      browser.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const nginx = connect(port, '127.0.0.1', () => {
      browser.write('HTTP/1.1 200 OK\r\n\r\n');
      nginx.pipe(browser).pipe(nginx);
    });
    nginx.on('error', () => browser.destroy());
    browser.on('error', () => nginx.destroy());
  });
  return server;
}
