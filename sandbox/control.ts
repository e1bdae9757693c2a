import * as v from 'valibot';
import { faultKinds } from '../src/domain/call-fault.ts';
import { faultSchema } from './faults.ts';
import { isPaidOrBeingPaid, type LoanOrder, shownStatus } from './loan-order.ts';
import { purposeOf, takePayment } from './loan-payments.ts';
import { callNames, readLog } from './received-call.ts';
import type { PageVisit, SandboxPage } from './sandbox-call.ts';
import type { SandboxTenant } from './sandbox-tenant.ts';
import { accountOf, addOrder, borrowerOf, orderOf, today } from './sandbox-world.ts';
import { confirms } from './scenario-schema.ts';
import { numbersOf, whyUnpayable } from './virtual-number.ts';
import { jsonResponse } from './wire-answer.ts';

/** Why a counter takes no payment. */
export type CounterRefusal = 'noNumber' | 'expired' | 'tooSmall' | 'tooLarge' | 'amountChanged';

/**
 * Pays the newest number of a loan, as somebody at a bank or a shop does. Paying again what is paid already does
 * nothing, so that a test need not know who was faster.
 */
export function payAtCounter(
  order: LoanOrder,
  { tenant, scenario }: SandboxTenant,
  now: number,
): CounterRefusal | undefined {
  const newest = numbersOf(order).at(-1);
  if (!newest) return 'noNumber';
  if (isPaidOrBeingPaid(order)) return undefined;
  const why = whyUnpayable(newest, now, tenant);
  if (why) return why;
  const day = today(tenant, now);
  const purpose = purposeOf(order, newest.amount, { today: day, scenario, tenant });
  if (!purpose) return 'amountChanged';
  takePayment({ now, today: day, scenario }, order, purpose);
  return undefined;
}

const orderSchema = v.strictObject({
  sessionId: v.optional(v.string(), ''),
  orderId: v.string(),
  status: v.pipe(v.string(), v.regex(/^\d+$/, 'must be a status in quotes like "174"')),
  /** When the next payment is due, in days from today. */
  dueInDays: v.optional(v.pipe(v.number(), v.integer())),
  confirms: v.optional(confirms),
});
const paySchema = v.strictObject({ sessionId: v.optional(v.string(), ''), orderId: v.string() });
const resetSchema = v.strictObject({ sessionId: v.optional(v.string()) });

const ok = (body: object = { done: true }) => jsonResponse({ status: 200, body });
const bad = (message: string, status = 400) =>
  jsonResponse({ status, body: { code: String(status), message } });

/** Reads a JSON body by a schema; an empty one is `{}`. A fault is told with its place. */
async function bodyOf<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<{ body: v.InferOutput<Schema> } | { answer: Response }> {
  let raw: unknown;
  try {
    raw = JSON.parse((await request.text()) || '{}');
  } catch {
    return { answer: bad('the body must be JSON') };
  }
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return { body: parsed.output };
  const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
  return { answer: bad(faults.join('; ')) };
}

async function faults({ request, world }: PageVisit): Promise<Response> {
  if (request.method === 'GET') return ok({ waiting: world.faults });
  const read = await bodyOf(request, faultSchema);
  if ('answer' in read) return read.answer;
  world.faults = [...world.faults, read.body];
  return ok({ waiting: world.faults });
}

async function reset({ request, world, forget }: PageVisit): Promise<Response> {
  const read = await bodyOf(request, resetSchema);
  if ('answer' in read) return read.answer;
  const { sessionId } = read.body;
  if (sessionId === undefined) forget();
  else {
    world.accounts.delete(borrowerOf(sessionId));
    world.faults = world.faults.filter((fault) => fault.sessionId !== sessionId);
    world.log = world.log.filter((entry) => entry.sessionId !== sessionId);
  }
  return ok();
}

/** Starts a loan anew in the status asked for. */
async function order({ request, world, lender, now }: PageVisit): Promise<Response> {
  const read = await bodyOf(request, orderSchema);
  if ('answer' in read) return read.answer;
  const { sessionId, orderId, status, dueInDays } = read.body;
  const account = accountOf(world, sessionId, lender, now);
  const order = orderOf(account, orderId, now);
  if (!order) return bad(`there is no order ${orderId} in this session`, 404);
  const { product, canExtend, asksForRating, choosable, h5Url } = order;
  const isDone = order.paid.length >= order.terms.plan.length;
  const spec = {
    id: orderId,
    productId: product.id,
    status,
    dueInDays,
    instalmentsPaid: isDone ? 0 : order.paid.length,
    canExtend,
    asksForRating,
    confirms: read.body.confirms ?? order.confirms,
    choosable,
    h5Url,
  };
  addOrder(account, spec, lender, now);
  return ok();
}

const refusals: Record<CounterRefusal, string> = {
  noNumber: 'no number was made for this loan yet',
  expired: 'the number of this loan has expired',
  tooSmall: 'this channel takes no amount that small',
  tooLarge: 'this channel takes no amount that large',
  amountChanged: 'the loan asks for another amount by now',
};

/** Pays the number that was made last for a loan, as if at the counter. */
async function pay({ request, world, lender, now }: PageVisit): Promise<Response> {
  const read = await bodyOf(request, paySchema);
  if ('answer' in read) return read.answer;
  const { sessionId, orderId } = read.body;
  const order = orderOf(accountOf(world, sessionId, lender, now), orderId, now);
  if (!order) return bad(`there is no order ${orderId} in this session`, 404);
  const why = payAtCounter(order, lender, now);
  return why ? bad(refusals[why], 409) : ok();
}

function log({ url, world }: PageVisit): Response {
  return ok({ calls: readLog(world.log, url.searchParams.get('sessionId')) });
}

/** What there is to see and to ask for, for the preview and for people. */
function showScenario({ url, world, lender, now }: PageVisit): Response {
  const account = accountOf(world, url.searchParams.get('sessionId') ?? '', lender, now);
  const day = today(lender.tenant, now);
  return ok({
    smsCode: lender.scenario.smsCode,
    products: lender.scenario.products.map(({ id, isOffered }) => ({
      id,
      isOffered: isOffered && !account.confirmed.has(id),
    })),
    orders: [...account.orders.keys()].flatMap((id) => {
      const one = orderOf(account, id, now);
      return one ? [{ id, productId: one.product.id, status: shownStatus(one, day) }] : [];
    }),
    calls: callNames,
    faultKinds,
  });
}

/** The sandbox's own switches, below `/gateway/<tenant>/_sandbox/`. */
export const controlPages: Readonly<Record<string, SandboxPage>> = {
  '/_sandbox/faults': faults,
  '/_sandbox/reset': reset,
  '/_sandbox/order': order,
  '/_sandbox/pay': pay,
  '/_sandbox/log': log,
  '/_sandbox/scenario': showScenario,
};
