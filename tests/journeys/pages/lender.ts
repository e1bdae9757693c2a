import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** One call that the page sent to the lender. */
export interface SeenCall {
  /** The last part of its path: `repayment-commit`. */
  name: string;
  /** The whole address as it went out. */
  url: string;
  query: URLSearchParams;
  form: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  /** The body that came back; rejects when none did. */
  answer: Promise<string>;
}

/** What the sandbox lender is told to do wrong; see `sandbox/faults.ts`. */
export interface LenderFault {
  call: string;
  kind: string;
  times?: number;
  milliseconds?: number;
  code?: string;
  message?: string;
  afterEffect?: boolean;
}

/** The sandbox lender, seen from outside: what the page asked it, and switches for one borrower alone. */
export class Lender {
  readonly session: Readonly<Record<string, string>>;
  readonly #calls: SeenCall[] = [];
  readonly #request: APIRequestContext;
  readonly #gateway: string;

  constructor(page: Page, request: APIRequestContext, gateway: string, borrower: string) {
    this.#request = request;
    this.#gateway = gateway;
    this.session = {
      sessionId: `s-${borrower}`,
      userId: `u-${borrower}`,
      deviceId: `d-${borrower}`,
      clientType: 'android',
    };
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!url.pathname.includes('/gateway/') || url.pathname.includes('/_sandbox/')) return;
      const answer = request.response().then((response) => response?.text() ?? '');
      answer.catch(() => undefined);
      this.#calls.push({
        name: url.pathname.split('/').at(-1) ?? '',
        url: request.url(),
        query: url.searchParams,
        form: new URLSearchParams(request.postData() ?? ''),
        headers: request.headers(),
        answer,
      });
    });
  }

  /** Every call so far, or those of one name. */
  calls(name?: string): readonly SeenCall[] {
    return name === undefined ? this.#calls : this.#calls.filter((call) => call.name === name);
  }

  /** How often a call was sent. */
  count(name: string): number {
    return this.calls(name).length;
  }

  /** The `data` of the last answer to a call. */
  async data(name: string): Promise<Readonly<Record<string, unknown>>> {
    const call = this.calls(name).at(-1);
    expect(call, `${name} was asked`).toBeDefined();
    const { data } = JSON.parse((await call?.answer) ?? '');
    return data;
  }

  /** Makes the next call of this borrower go wrong. */
  async fail(fault: LenderFault): Promise<void> {
    await this.#switch('faults', { sessionId: this.session['sessionId'], ...fault });
  }

  /** Sets how a loan stands, as if it had happened at the lender's. */
  async setLoan(orderId: string, status: string, dueInDays?: number): Promise<void> {
    const { sessionId } = this.session;
    await this.#switch('order', {
      sessionId,
      orderId,
      status,
      ...(dueInDays !== undefined && { dueInDays }),
    });
  }

  /** Pays the newest number of a loan, as somebody at a bank or a shop does. */
  async payNumber(orderId: string): Promise<void> {
    await this.#switch('pay', { sessionId: this.session['sessionId'], orderId });
  }

  async #switch(name: string, data: object): Promise<void> {
    const answer = await this.#request.post(`${this.#gateway}/_sandbox/${name}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}
