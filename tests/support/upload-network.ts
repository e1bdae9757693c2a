import type { SentRequest } from './lender-store.ts';

/** A file as the contract's requests write it. */
export const fileText = ({ name, type, size }: File) => `(file) ${name}, ${type}, ${size} bytes`;

/** The file that such a text means. */
export function fileOfText(text: string): File {
  const [, name = 'photo.jpg', type = 'image/jpeg', size = '1'] =
    /^\(file\) (.+), (.+), (\d+) bytes$/.exec(text) ?? [];
  return new File([new Uint8Array(Number(size))], name, { type });
}

/** Stands in for `XMLHttpRequest`: each upload is told to `ask`, and its `Response` comes back as the browser would. */
export function uploadsThrough(ask: (request: SentRequest) => Promise<Response> | Response) {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private readonly headers = new Headers();
    private readonly control = new AbortController();
    private method = '';
    private address = '';

    open(method: string, address: string) {
      this.method = method;
      this.address = address;
    }

    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }

    abort() {
      this.control.abort();
      this.dispatchEvent(new Event('abort'));
    }

    send(body: FormData) {
      void this.run(body);
    }

    private async run(body: FormData) {
      try {
        const response = await ask({
          address: this.address,
          url: new URL(this.address, 'http://localhost'),
          method: this.method,
          headers: this.headers,
          form: [...body].map(([name, value]) => [
            name,
            typeof value === 'string' ? value : fileText(value),
          ]),
          bodyText: undefined,
          signal: this.control.signal,
        });
        this.responseText = await response.text();
        this.status = response.status;
        this.dispatchEvent(new Event('load'));
      } catch {
        this.dispatchEvent(new Event('error'));
      }
    }
  };
}
