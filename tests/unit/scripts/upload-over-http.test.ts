import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { answerThrough } from '../../../scripts/http/web-handler.ts';
import { openLender } from '../sandbox/open-lender.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A sandbox behind a real connection. */
async function serve(): Promise<string> {
  const { lender } = openLender();
  const opened = createServer((request, response) => {
    void answerThrough(lender, request, response);
  });
  server = opened;
  await new Promise<void>((resolve) => {
    opened.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`; // it listens on a port
}

const uploadPath = '/gateway/india/v3/complaint/upload-problem-img?sessionId=one';

test('lender-api §1: a picture that was uploaded over HTTP comes back byte by byte', async () => {
  const host = await serve();
  const bytes = Uint8Array.from({ length: 70_000 }, (_byte, at) => at % 256);
  const body = new FormData();
  body.append('problemImage', new File([bytes], 'größe, 1.png', { type: 'image/png' }));
  const answer = await fetch(host + uploadPath, { method: 'POST', body });
  const { code, data }: { code: number; data: { url: string } } = await answer.json();
  expect([code, data.url]).toEqual([0, '/gateway/india/_sandbox/photo?no=1']);
  const served = await fetch(host + data.url);
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);
});

test('design §6: an upload can be cut in the middle of its answer as well', async () => {
  const host = await serve();
  await fetch(`${host}/gateway/india/_sandbox/faults`, {
    method: 'POST',
    body: JSON.stringify({ call: 'problemImage', kind: 'cut' }),
  });
  const body = new FormData();
  body.append('problemImage', new File(['1'], 'a.png', { type: 'image/png' }));
  const read = fetch(host + uploadPath, { method: 'POST', body }).then((got) => got.text());
  await expect(read).rejects.toThrow('terminated');
});
