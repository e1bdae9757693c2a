import { moneyText } from '../src/domain/money.ts';
import { tenantIdPattern } from '../src/tenant/tenant-id.ts';
import { controlPages } from './control.ts';
import { answerWithFault, faultOf } from './faults.ts';
import { handlers } from './handlers.ts';
import { answerLanguage, lenderWords } from './lender-words.ts';
import { minor } from './loan-terms.ts';
import { onceForPress } from './press-once.ts';
import { logoPicture, photoPage, samplePicture } from './pictures.ts';
import {
  allEndpoints,
  callAt,
  type CallName,
  logCall,
  type LoggedCall,
  maskedValues,
  readCall,
  type ReceivedCall,
} from './received-call.ts';
import type { SandboxCall, SandboxPage } from './sandbox-call.ts';
import { policyPage, storePage } from './sandbox-pages.ts';
import type { SandboxTenant } from './sandbox-tenant.ts';
import { accountOf, newWorld, orderOf, today, type World } from './sandbox-world.ts';
import { walletPage } from './wallet.handlers.ts';
import { jsonResponse, refusedCode, rejected, verdictOf, wireText } from './wire-answer.ts';

/** By this name a test finds out that no production bundle holds the sandbox. */
const marker = 'sandbox-lender';

/** What a sandbox is made of. */
export interface SandboxOptions {
  /** The lender of an id; undefined when there is none, rejected when its files are faulty. */
  tenants: (id: string) => Promise<SandboxTenant | undefined>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves after so long: how a slow answer is waited for. Time is its owner's, like `now`. */
  wait: (milliseconds: number) => Promise<void>;
}

/** A lender of its own, with everything that happens to it in memory. */
export interface SandboxLender {
  /** Answers in the shape of `fetch`; never rejects. */
  handle(request: Request): Promise<Response>;
}

/** Below `/sandbox/<tenant id>`: pages that people see, and that are no part of the lender's API. */
const peoplesPages: Readonly<Record<string, SandboxPage>> = {
  '/wallet': walletPage,
  '/store': storePage,
  '/policy': policyPage,
};

/** Below `/gateway/<tenant id>`, beside the calls: switches and pictures. */
const pages: Readonly<Record<string, SandboxPage>> = {
  ...controlPages,
  '/_sandbox/logo.svg': ({ url }) => logoPicture(url.searchParams),
  '/_sandbox/photo': photoPage,
  '/_sandbox/sample.svg': ({ url }) => samplePicture(url.searchParams),
};

const refused = (status: number, message: string) =>
  jsonResponse({ status, body: { code: String(status), message: `${marker}: ${message}` } });

/**
 * The sandbox lender (design §6): stateful, deterministic, the same over HTTP and inside a browser. It
 * answers everything below `/gateway/<tenant id>/`, the lender's API and its own switches, and below
 * `/sandbox/<tenant id>/`, the pages of a wallet, a store and a policy.
 */
export function createSandboxLender({ tenants, now, wait }: SandboxOptions): SandboxLender {
  const worlds = new Map<string, World>();

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const [, part, id = '', below = '/'] =
      /\/(gateway|sandbox)\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
    const lender = tenantIdPattern.test(id) ? await tenants(id) : undefined;
    if (!lender) return refused(404, 'no such lender');
    const world = worlds.get(id) ?? newWorld();
    worlds.set(id, world);
    const table = part === 'sandbox' ? peoplesPages : pages;
    const page = Object.hasOwn(table, below) ? table[below] : undefined;
    if (page)
      return page({ request, url, lender, world, now: now(), forget: () => worlds.delete(id) });
    if (part === 'sandbox') return refused(404, `no page has the path ${below}`);
    // A tenant may have put more behind its id.
    const more = lender.tenant.api.prefix.split(`/gateway/${id}`)[1] ?? '';
    const key = below.startsWith(more)
      ? callAt(below.slice(more.length), lender.tenant)
      : undefined;
    const handler = key && handlers[key];
    if (!key || !handler)
      return refused(404, key ? `${key} is not answered yet` : `no call has the path ${below}`);
    const { method = 'POST' } = allEndpoints[key];
    if (request.method !== method) return refused(405, `${key} is a ${method}`);
    return answerCall(key, await readCall(request, url, lender.tenant), {
      request,
      url,
      lender,
      world,
    });
  }

  function answerCall(
    key: CallName,
    received: ReceivedCall,
    {
      request,
      url,
      lender,
      world,
    }: { request: Request; url: URL; lender: SandboxTenant; world: World },
  ): Response | Promise<Response> {
    const { sessionId, query, payload } = received;
    const { fault, left } = faultOf(world.faults, key, sessionId);
    world.faults = left;
    const entry: LoggedCall = {
      sessionId,
      call: key,
      at: new Date(now()).toISOString(),
      query: maskedValues(query),
      payload: maskedValues(payload),
      ...(fault && { fault: fault.kind }),
    };
    logCall(world.log, entry);
    const call = () =>
      callOf(key, received, { lender, world, now: now(), ...origins(request, url) });
    const take = () => {
      const made = handlers[key]?.(call()) ?? { status: 404, body: { code: '404' } };
      if (made instanceof Response) return made;
      entry.verdict = verdictOf(made);
      return jsonResponse(made);
    };
    const run = () => onceForPress(key, request, { lender, world }, take);
    if (!fault) return run();
    const asked = call();
    const { message = asked.words.say('refused'), code = refusedCode } = fault;
    const refusal = wireText(rejected(asked, message, String(code)).body);
    return answerWithFault(fault, { run, refusal, slow: lender.scenario.slowMilliseconds, wait });
  }

  return {
    async handle(request) {
      const response = await answer(request).catch((error: unknown) =>
        refused(500, error instanceof Error ? error.message : String(error)),
      );
      // The lender's clock, by which a borrower's wrong one is corrected.
      response.headers.set('date', new Date(now()).toUTCString());
      return response;
    },
  };
}

/** An app of another origin must be told whole addresses; one of our own gets paths. */
function origins(request: Request, url: URL): Pick<SandboxCall, 'appOrigin' | 'ownOrigin'> {
  const origin = request.headers.get('origin') ?? '';
  const isOther = /^https?:\/\/[^/]+$/.test(origin) && new URL(origin).host !== url.host;
  return isOther ? { appOrigin: origin, ownOrigin: url.origin } : { appOrigin: '', ownOrigin: '' };
}

function callOf(
  key: CallName,
  { sessionId, query, payload, files }: ReceivedCall,
  around: {
    lender: SandboxTenant;
    world: World;
    now: number;
    appOrigin: string;
    ownOrigin: string;
  },
): SandboxCall {
  const { lender, world, now, appOrigin, ownOrigin } = around;
  const { tenant, scenario } = lender;
  const language = answerLanguage(query.get('lang') ?? '', tenant);
  const field = (name: string) => payload.get(name) ?? query.get(name) ?? '';
  const account = accountOf(world, sessionId, lender, now);
  const order = orderOf(account, field('orderId'), now);
  return {
    key,
    tenant,
    scenario,
    world,
    account,
    order,
    productOrder: order?.product.id === field('productId') ? order : undefined,
    now,
    today: today(tenant, now),
    language,
    words: lenderWords(scenario, tenant, language),
    field,
    file: (name) => files.get(name),
    money: (amount) => moneyText(minor(amount), tenant.money),
    appOrigin,
    ownOrigin,
  };
}
