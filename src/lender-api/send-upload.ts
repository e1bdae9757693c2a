import type { LenderError } from '../domain/lender-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { LenderRequest } from './build-request.ts';
import { longestWait, type RawAnswer } from './send.ts';

/** What whoever uploads may want to know and to do meanwhile. */
export interface UploadOptions {
  /** Told how much is sent, from 0 to 1; it never goes back. */
  onProgress?: ((share: number) => void) | undefined;
  /** Gives the upload up. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends a form with a file; the one place that uses `XMLHttpRequest`, for `fetch` cannot tell how much is sent. It
 * fails after 60 s without progress rather than after 60 s in all: a photo on a slow network is late, but not lost
 * (lender-api §1). Rejects with `timedOut` or `unreachable`, the latter also when it was given up; always settles.
 */
export function sendUpload(
  { url, method, headers }: Pick<LenderRequest, 'url' | 'method' | 'headers'>,
  form: FormData,
  clock: Clock,
  { onProgress, signal }: UploadOptions,
): Promise<RawAnswer> {
  return new Promise<RawAnswer>((resolve, reject) => {
    const call = new XMLHttpRequest();
    let stop = () => {};
    let sent = 0;
    const settle = (act: () => void) => {
      stop();
      signal?.removeEventListener('abort', giveUp);
      act();
    };
    const fail = (kind: 'timedOut' | 'unreachable') =>
      settle(() => reject({ kind } satisfies LenderError));
    function giveUp() {
      fail('unreachable');
      call.abort();
    }
    const wait = () => {
      stop();
      stop = clock.after(longestWait, () => {
        fail('timedOut');
        call.abort();
      });
    };
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      if (loaded <= sent) return;
      sent = loaded;
      wait();
      if (total > 0) onProgress?.(Math.min(loaded / total, 1));
    });
    call.addEventListener('load', () =>
      settle(() => resolve({ status: call.status, text: call.responseText })),
    );
    call.addEventListener('error', () => fail('unreachable'));
    call.addEventListener('abort', () => fail('unreachable'));
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) return fail('unreachable');
    try {
      call.open(method, url);
      for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
      wait();
      call.send(form);
    } catch {
      fail('unreachable');
    }
  });
}
