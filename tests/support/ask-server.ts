import http from 'node:http';
import https from 'node:https';

/** What a server answered, as it came. */
export interface Answered {
  status: number;
  /** By their names in small letters. */
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** One question. */
export interface Question {
  path: string;
  host: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Asks a server at this machine's port for a host that no name server knows; the path goes out as it is written. */
export const askServer =
  (port: number, protocol: 'http' | 'https' = 'http') =>
  ({ path, host, method = 'GET', headers = {} }: Question): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        headers: { ...headers, host },
        ...(protocol === 'https' && { servername: host, rejectUnauthorized: false }),
      };
      const sender = protocol === 'https' ? https : http;
      const request = sender.request(options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers as Answered['headers'], // no header that may come twice is asked for
            body: Buffer.concat(parts).toString('utf8'),
          }),
        );
      });
      request.on('error', reject);
      request.end();
    });
