import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askEarly } from '../../../src/lender-api/early-call.ts';
import { endpoints, type EndpointKey } from '../../../src/lender-api/endpoint-table.ts';
import { extensionOfferCall } from '../../../src/lender-api/extension/extension.calls.ts';
import { instalmentPlanCall } from '../../../src/lender-api/instalments/instalments.calls.ts';
import {
  contractsCall,
  loanConfirmCall,
} from '../../../src/lender-api/loan-confirm/loan-confirm.calls.ts';
import { loanDetailsCall } from '../../../src/lender-api/loan/loan.calls.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { contractCalls } from '../../support/contract-answers.ts';
import { playerOf } from '../../support/lender-calls.ts';
import { openStore } from '../../support/lender-store.ts';
import { answerWith, stubNetwork } from '../../support/network.ts';
import { sampleSession } from '../../support/sample-session.ts';

let visit = 0;
beforeEach(() => {
  visit += 1; // each test asks for a loan of its own, so that none finds what another left
});
afterEach(() => {
  vi.useRealTimers();
});

const loan = () => ({ loanId: `L${visit}`, productId: `P${visit}` });
const request = () => ({ orderId: loan().loanId, productId: loan().productId });
const answer = (status = 174) => answerWith(`{"success":true,"data":{"orderStatus":${status}}}`);
const calls = contractCalls();

const keys = Object.keys(endpoints) as EndpointKey[]; // the table's own keys

test.each(keys.filter((key) => calls.get(key)?.mayBeEarly !== true))(
  'lender-api §1: %s is never sent ahead of its screen',
  (key) => {
    const sent = stubNetwork(() => answer());
    askEarly({ endpoint: endpoints[key], payload: { visit } }, openStore().caller, systemClock);
    expect(sent).toEqual([]);
  },
);

test.each([
  [
    'loanConfirm',
    loanConfirmCall({ productId: '7001' }),
    '{"code":0,"data":{"amount":5,"periods":1,"termUnit":1}}',
  ],
  ['contracts', contractsCall({ productId: '7001' }), '{"code":0,"data":[]}'],
  [
    'loanDetails',
    loanDetailsCall({ productId: '7001', loanId: '8001' }),
    '{"success":true,"data":{"orderStatus":21}}',
  ],
  [
    'instalments',
    instalmentPlanCall({ productId: '7001', loanId: '8001' }),
    '{"code":0,"data":{"repayPlanDetail":{}}}',
  ],
  [
    'extension',
    extensionOfferCall({ productId: '7001', loanId: '8001' }),
    '{"code":0,"data":{"delayShouldPayAmount":1}}',
  ],
])(
  'design §3: the screen takes the early answer to %s and sends nothing itself',
  async (key, call, text) => {
    const sent = stubNetwork(() => answerWith(text));
    const { store, caller } = openStore();
    askEarly(call, caller, systemClock);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const { error } = await playerOf(key)(store, { productId: '7001', orderId: '8001' });
    expect(error).toBeUndefined();
    expect(sent).toHaveLength(1);
  },
);

describe('an early answer', () => {
  test('design §6: is used once; asking again asks the lender', async () => {
    let status = 174;
    const sent = stubNetwork(() => answer(status));
    const { store, caller } = openStore();
    askEarly(loanDetailsCall(loan()), caller, systemClock);
    const play = playerOf('loanDetails');
    expect(await play(store, request())).toMatchObject({ data: { status: '174' } });
    status = 200;
    expect(await play(openStore().store, request())).toMatchObject({ data: { status: '200' } });
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['another loan', {}, { orderId: 'other' }],
    ['another person', { session: sampleSession({ sessionId: 'someone else' }) }, {}],
    ['another language', { language: 'en' }, {}],
  ])('design §3: is not given to %s', async (_who, caller, changed) => {
    const sent = stubNetwork(() => answer());
    askEarly(loanDetailsCall(loan()), openStore().caller, systemClock);
    await playerOf('loanDetails')(openStore(caller).store, { ...request(), ...changed });
    expect(sent).toHaveLength(2);
  });

  test('screens §0: that failed is a failure with a way on: the next asking is a new call', async () => {
    let isDown = true;
    const sent = stubNetwork(() => (isDown ? Promise.reject(new TypeError('cut')) : answer()));
    const { store, caller } = openStore();
    askEarly(loanDetailsCall(loan()), caller, systemClock);
    const play = playerOf('loanDetails');
    expect((await play(store, request())).error).toEqual({ kind: 'unreachable' });
    isDown = false;
    expect((await play(openStore().store, request())).error).toBeUndefined();
    expect(sent).toHaveLength(2);
  });

  test('design §3: that nobody waits for fails in silence', async () => {
    vi.useFakeTimers();
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    stubNetwork(() => Promise.reject(new TypeError('cut')));
    askEarly(loanDetailsCall(loan()), openStore().caller, systemClock);
    await vi.advanceTimersByTimeAsync(1000);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('HD-16: counts its 60 s from its own start', async () => {
    vi.useFakeTimers();
    stubNetwork(() => new Promise(() => {}));
    const { store, caller } = openStore();
    askEarly(loanDetailsCall(loan()), caller, systemClock);
    await vi.advanceTimersByTimeAsync(40_000);
    const outcome = playerOf('loanDetails')(store, request());
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await outcome).error).toEqual({ kind: 'timedOut' });
  });

  test('design §6: that lay unused for ten minutes is not shown: money never comes from a stale answer', async () => {
    vi.useFakeTimers();
    let status = 174;
    const sent = stubNetwork(() => answer(status));
    const { store, caller } = openStore();
    askEarly(loanDetailsCall(loan()), caller, systemClock);
    await vi.advanceTimersByTimeAsync(600_000);
    status = 200;
    expect(await playerOf('loanDetails')(store, request())).toMatchObject({
      data: { status: '200' },
    });
    expect(sent).toHaveLength(2);
  });
});
