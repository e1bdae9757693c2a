import type { Clock } from '../../../platform/clock.ts';
import type { PageWindow } from '../../../platform/page-frame.ts';
import { draftPicture, fileInAddress } from './frame-files.ts';
import { maskedParams } from './redact.ts';
import type { DraftFiles } from './draft-history.ts';
import type { PhoneLog } from './phone-log.ts';

/** The colours that a device asks for. */
export type DeviceScheme = 'device' | 'light' | 'dark';

/** What the phone's page gets instead of the browser's own. */
export interface PhoneParts {
  id: string;
  fetch: Window['fetch'];
  app: Readonly<Record<string, unknown>>;
  draft: () => DraftFiles;
  scheme: DeviceScheme;
  stores: { local: Storage; session: Storage };
  log: Pick<PhoneLog, 'call' | 'answered'>;
  clock: Pick<Clock, 'now'>;
}

/** What cannot be replaced in some browser stays as it is: the phone then shares it with this page. */
function put(frame: object, name: string, value: unknown): void {
  try {
    Object.defineProperty(frame, name, { value, configurable: true, writable: true });
  } catch {
    // The browser keeps this one to itself.
  }
}

/** Uploads go by the older way, which tells how much has been sent; they are only written down. */
function logUploads(frame: PageWindow, { log, clock }: Pick<PhoneParts, 'log' | 'clock'>): void {
  const Plain = frame.XMLHttpRequest;
  class LoggedRequest extends Plain {
    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      const start = clock.now();
      const parts = body instanceof frame.FormData ? [...body.keys()] : [];
      const id = log.call({
        method: 'POST',
        path: this.uploadPath,
        sent: maskedParams(parts.map((name) => [name, '…'])),
      });
      this.addEventListener('loadend', () =>
        log.answered(id, {
          took: clock.now() - start,
          status: this.status || undefined,
          failed: this.status === 0,
        }),
      );
      super.send(body);
    }
    uploadPath = '';
    override open(method: string, url: string | URL): void {
      this.uploadPath = new URL(url, frame.location.href).pathname;
      super.open(method, url);
    }
  }
  put(frame, 'XMLHttpRequest', LoggedRequest);
}

/** Pictures of the draft stand for the published ones. */
function showDraftPictures(
  frame: PageWindow,
  { id, draft }: Pick<PhoneParts, 'id' | 'draft'>,
): void {
  const own = frame.HTMLImageElement.prototype;
  const set = own.setAttribute;
  put(own, 'setAttribute', function (this: Element, name: string, value: string) {
    const file = name === 'src' ? fileInAddress(id, value) : undefined;
    set.call(this, name, (file && draftPicture(file, draft())) ?? value);
  });
}

/** Lets the page believe that its device is light or dark. */
function setScheme(frame: PageWindow, scheme: DeviceScheme): void {
  if (scheme === 'device') return;
  const ask = frame.matchMedia.bind(frame);
  put(frame, 'matchMedia', (query: string) => {
    const wanted = /prefers-color-scheme:\s*(\w+)/.exec(query)?.[1];
    return wanted ? ask(wanted === scheme ? 'all' : 'not all') : ask(query);
  });
}

/**
 * Makes a framed page the page of a phone: called before anything of the page runs. Its stores are its own, so that
 * nothing of a borrower's real session in this browser is seen or changed.
 */
export function makePhone(frame: PageWindow, parts: PhoneParts): void {
  put(frame, 'fetch', parts.fetch);
  put(frame, 'localStorage', parts.stores.local);
  put(frame, 'sessionStorage', parts.stores.session);
  for (const [name, value] of Object.entries(parts.app)) put(frame, name, value);
  logUploads(frame, parts);
  showDraftPictures(frame, parts);
  setScheme(frame, parts.scheme);
}
