import * as v from 'valibot';
import { createSandboxLender, type SandboxLender, type SandboxOptions } from './sandbox-lender.ts';

const asked = v.object({
  at: v.number(),
  url: v.string(),
  headers: v.record(v.string(), v.string()),
  body: v.string(),
});

/** Requests kept at a time; what is older than these is forgotten. */
const mostKept = 300;

/** Where the requests are kept, as one text. */
export interface RequestStore {
  read(): string | undefined;
  write(text: string): void;
}

const keptHeaders = ['content-type', 'x-session-id', 'origin'];

/**
 * A sandbox that outlives its page: what was asked of it is kept, and asked again of a new one at the same times. The
 * lender is deterministic, so it then stands as it stood. Photos that were sent are not kept. A text that is no
 * list of requests is taken for none.
 */
export async function rememberingLender(
  options: SandboxOptions,
  store: RequestStore,
): Promise<SandboxLender> {
  let past: number | undefined;
  const lender = createSandboxLender({
    ...options,
    now: () => past ?? options.now(),
    wait: (milliseconds) => (past === undefined ? options.wait(milliseconds) : Promise.resolve()),
  });
  const kept = readKept(store.read());
  for (const { at, url, headers, body } of kept) {
    past = at;
    await lender.handle(new Request(url, { method: 'POST', headers, body }));
  }
  past = undefined;
  return {
    async handle(request) {
      const isPhoto = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
      if (request.method === 'POST' && !isPhoto) {
        const headers = keptHeaders.flatMap((name) => {
          const value = request.headers.get(name);
          return value === null ? [] : [[name, value] as const];
        });
        kept.push({
          at: options.now(),
          url: request.url,
          headers: Object.fromEntries(headers),
          body: await request.clone().text(),
        });
        if (kept.length > mostKept) kept.shift();
        store.write(JSON.stringify(kept));
      }
      return lender.handle(request);
    },
  };
}

function readKept(text: string | undefined): v.InferOutput<typeof asked>[] {
  try {
    const parsed = v.safeParse(v.array(asked), JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
