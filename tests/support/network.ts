import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { diskFetch } from '../../scripts/publish/disk-fetch.ts';
import { fileText } from './contract-answers.ts';

/** A request as the network sees it. */
export interface SentRequest {
  url: URL;
  method: string;
  headers: Headers;
  /** The form's fields as they travel, in their order; a file as the contract's requests write it. */
  form: readonly (readonly [string, string])[];
  /** Empty where there is no body, and where it is a form with a file. */
  bodyText: string;
  signal: AbortSignal;
  /** The request itself, unread. */
  whole: Request;
}

const server = setupServer();
// A request that no test answers is a mistake of the test.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function read(request: Request): Promise<SentRequest> {
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const bodyText = isUpload ? '' : await request.clone().text();
  const fields = isUpload ? await request.clone().formData() : new URLSearchParams(bodyText);
  return {
    url: new URL(request.url),
    method: request.method,
    headers: request.headers,
    form: [...fields].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : fileText(value),
    ]),
    bodyText,
    signal: request.signal,
    whole: request,
  };
}

/** Answers every request by `answer`, a thrown error as a broken line, and keeps them all. */
export function stubNetwork(
  answer: (request: SentRequest) => Promise<Response> | Response,
): SentRequest[] {
  const sent: SentRequest[] = [];
  server.use(
    http.all('*', async ({ request }) => {
      const one = await read(request);
      sent.push(one);
      try {
        return await answer(one);
      } catch {
        return HttpResponse.error();
      }
    }),
  );
  return sent;
}

const fromDisk = diskFetch({ dist: '.', tenants: 'tenants' });

/** The app's own files, words and lenders, as the site sends them; an address that means no file is answered 404. */
export const siteFile = ({ url }: SentRequest): Promise<Response> => fromDisk(url.pathname);

/** An answer with a status, as JSON unless said otherwise. */
export const answerWith = (
  text: string,
  status = 200,
  contentType = 'application/json',
): Response => new HttpResponse(text, { status, headers: { 'content-type': contentType } });

/** An answer whose body begins and never ends. */
export const endlessAnswer = (): Response =>
  new HttpResponse(new ReadableStream({ start: () => undefined }));

/** An answer whose body breaks off; an upload is told no more of it than that the line broke. */
export function cutAnswer({ headers }: SentRequest): Response {
  if (headers.get('content-type')?.startsWith('multipart/')) return HttpResponse.error();
  const body = new ReadableStream({
    start(control) {
      control.enqueue(new TextEncoder().encode('{"code":0,'));
      control.error(new TypeError('terminated'));
    },
  });
  return new HttpResponse(body, { headers: { 'content-type': 'application/json' } });
}
