import * as v from 'valibot';
import type { Clock } from '../../../src/platform/clock.ts';
import type { PageWindow } from '../../../src/platform/page-frame.ts';
import { type Tenant, tenantSchema } from '../../../src/tenant/tenant-schema.ts';
import type { DraftFiles } from './draft-history.ts';
import { configFile, isPicture } from './folder-files.ts';
import { maskedParams, type PhoneLog } from './phone-log.ts';

/** The part of a tenant that says where the lender is asked. */
export type LenderPlace = Tenant['api'];

const kinds: Readonly<Record<string, string>> = {
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
};

/** The kind of a text file, as a server would say. */
export const kindOf = (file: string): string =>
  kinds[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain; charset=utf-8';

/**
 * The `tenant.json` that the phone gets: the draft as it is, broken or not, so that it shows what a borrower would
 * see; but a sound `api` gives way to the published one, so that no draft, and no link that carries one, decides
 * who hears the calls of the phone.
 */
export function configForPhone(text: string, published: LenderPlace | undefined): string {
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch {
    return text;
  }
  if (!published || typeof config !== 'object' || config === null || Array.isArray(config))
    return text;
  const isSound = v.safeParse(tenantSchema.entries.api, Reflect.get(config, 'api')).success;
  return isSound ? JSON.stringify({ ...config, api: published }) : text;
}

/** The file that an address below a tenant's folder means; undefined for another address. */
export function fileInAddress(id: string, path: string): string | undefined {
  const folder = `/tenants/${id}/`;
  return path.startsWith(folder) ? path.slice(folder.length) : undefined;
}

/** A planned change without what it says of where the lender is asked: that comes from the published folder alone. */
function withoutPlace(text = ''): string {
  try {
    const change: unknown = JSON.parse(text);
    if (typeof change !== 'object' || change === null || Array.isArray(change)) return text;
    return JSON.stringify({ ...change, api: undefined });
  } catch {
    return text;
  }
}

/** The moment that stands for a day in an answer's `Date`; undefined for today. */
export const dateOfDay = (day: string): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T12:00:00Z`).toUTCString() : undefined;

/** The text that the phone gets for a file instead of the published one; undefined when that one will do. */
export function draftText(
  file: string,
  draft: DraftFiles,
  config: string | undefined,
): string | undefined {
  if (file === configFile) return config;
  if (Object.hasOwn(draft, file) && file.startsWith('scheduled/')) return withoutPlace(draft[file]);
  return Object.hasOwn(draft, file) && !isPicture(file) ? draft[file] : undefined;
}

/** The address of a picture that a draft brings; undefined when the published one is shown. */
export function draftPicture(file: string, draft: DraftFiles): string | undefined {
  const content = Object.hasOwn(draft, file) ? draft[file] : undefined;
  if (content === undefined) return undefined;
  return isPicture(file) ? content : `data:image/svg+xml,${encodeURIComponent(content)}`;
}

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

/** Pictures of the draft stand for the published ones, whichever of its two ways a page takes to name one. */
function showDraftPictures(
  frame: PageWindow,
  { id, draft }: Pick<PhoneParts, 'id' | 'draft'>,
): void {
  const own = frame.HTMLImageElement.prototype;
  const shown = (address: string) => {
    const file = fileInAddress(id, address);
    return (file && draftPicture(file, draft())) ?? address;
  };
  const set = own.setAttribute;
  put(own, 'setAttribute', function (this: Element, name: string, value: string) {
    set.call(this, name, name === 'src' ? shown(value) : value);
  });
  // The framework names a picture once more when it is in the page, and then as a property.
  const source = Object.getOwnPropertyDescriptor(own, 'src');
  if (!source?.set) return;
  Object.defineProperty(own, 'src', {
    ...source,
    set(this: HTMLImageElement, value: string) {
      source.set?.call(this, shown(value));
    },
  });
}

/** What stands for a page until its script is there (index.html), which asks the real device. */
const shells: Readonly<Record<'light' | 'dark', string>> = {
  light: ':root:not([data-scheme]){background:#fff}.shell i{background:#e3e7ef}',
  dark: ':root:not([data-scheme]){background:#0c1222}.shell i{background:#141c31}',
};

/** Lets the page believe that its device is light or dark. */
function setScheme(frame: PageWindow, scheme: DeviceScheme): void {
  if (scheme === 'device') return;
  const shell = new frame.CSSStyleSheet();
  shell.replaceSync(shells[scheme]);
  frame.document.adoptedStyleSheets = [shell];
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
