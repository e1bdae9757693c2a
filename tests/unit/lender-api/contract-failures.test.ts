import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isLenderError } from '../../../src/domain/lender-error.ts';
import { endpoints } from '../../../src/lender-api/endpoint-table.ts';
import { answersOf } from '../../support/contract-answers.ts';
import { playerOf, type Outcome } from '../../support/lender-calls.ts';
import { openStore } from '../../support/lender-store.ts';
import { answerWith, cutAnswer, endlessAnswer, stubNetwork } from '../../support/network.ts';

const keys = Object.keys(endpoints);
const badGateway = readFileSync('tests/cases/http-502.html', 'utf8');
const network = { kind: expect.stringMatching(/^(?:unreachable|malformed)$/) };

const send = (key: string, opened = openStore()) => {
  const [{ request } = { request: {} }] = answersOf(key);
  return { ...opened, outcome: Promise.resolve(playerOf(key)(opened.store, request)) };
};

describe.each(keys)('%s', (key) => {
  test('lender-api §1: a cut connection is a failure of the network, and is not tried again', async () => {
    const sent = stubNetwork(() => Promise.reject(new TypeError('Failed to fetch')));
    const { outcome, told } = send(key);
    expect((await outcome).error).toEqual({ kind: 'unreachable' });
    expect(told.sessionsOver).toBe(0);
    expect(sent).toHaveLength(1);
  });

  test('lender-api §1: an answer whose body breaks off is a failure of the network', async () => {
    const sent = stubNetwork(cutAnswer);
    expect((await send(key).outcome).error).toMatchObject(network);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['HD-12: a page of a proxy with status 502', badGateway, 502, 'text/html'],
    ['lender-api §1: a page with status 200', badGateway, 200, 'text/html'],
    ['lender-api §1: a page that says it is JSON', badGateway, 200, 'application/json'],
    [
      'lender-api §1: a success with status 500',
      '{"code":0,"success":true}',
      500,
      'application/json',
    ],
    ['lender-api §1: nothing at all', '', 200, 'application/json'],
    ['lender-api §1: a list', '[{"code":0,"success":true}]', 200, 'application/json'],
    ['lender-api §1: a text', '"0"', 200, 'application/json'],
    ['lender-api §1: no value', 'null', 200, 'application/json'],
    ['lender-api §1: a number', '0', 200, 'application/json'],
    ['lender-api §1: JSON that stops', '{"code":0,"success":true', 200, 'application/json'],
    ['lender-api §1: two values', '{"code":0,"success":true}{}', 200, 'application/json'],
    [
      'screens §8: a refusal without an envelope, as a proxy writes it',
      badGateway,
      413,
      'text/html',
    ],
  ])('%s is a failure of the network', async (_title, text, status, contentType) => {
    const sent = stubNetwork(() => answerWith(text, status, contentType));
    const { outcome, told } = send(key);
    const { data, error } = await outcome;
    // HD-13: to an upload a proxy's 413 says something that the person can mend.
    const isTooLarge = key === 'problemImage' && status === 413;
    expect(data).toBeUndefined();
    expect(error).toMatchObject(isTooLarge ? { kind: 'rejected', code: '413' } : network);
    expect(told.sessionsOver).toBe(0);
    expect(sent).toHaveLength(1);
  });

  test('screens §8: status 401 is the end of the session whatever its body', async () => {
    for (const text of ['', badGateway, '{"code":0,"success":true}', '[]']) {
      stubNetwork(() => answerWith(text, 401));
      const { outcome, told } = send(key);
      expect((await outcome).error).toEqual({ kind: 'sessionOver' });
      expect(told.sessionsOver).toBe(1);
    }
  });

  test('screens §8: another refusal with an envelope is judged by the envelope', async () => {
    for (const status of [400, 403, 404, 409, 422, 429]) {
      stubNetwork(() =>
        answerWith('{"success":false,"code":1001,"message":"No. Not: now {{name}}"}', status),
      );
      expect((await send(key).outcome).error).toEqual({
        kind: 'rejected',
        code: '1001',
        message: 'No. Not: now {{name}}',
      });
    }
  });

  test('design §6: data of any other shape is an error with its place, or is read; it is never a crash', async () => {
    const { store, told } = openStore();
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ depthSize: 'small' }), async (data) => {
        stubNetwork(() => answerWith(JSON.stringify({ code: 0, success: true, data })));
        const { outcome } = send(key, { store, told, caller: openStore().caller });
        const { error } = await outcome;
        expect(error === undefined || isLenderError(error)).toBe(true);
        expect(error === undefined || told.unreadable.length > 0).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a call without an answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each(keys)('HD-16: %s gives up after 60 s, not earlier and not later', async (key) => {
    const sent = stubNetwork(() => new Promise(() => {}));
    const { outcome } = send(key);
    let settled: Outcome | undefined;
    void outcome.then((result) => {
      settled = result;
    });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(settled).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled?.error).toEqual({ kind: 'timedOut' });
    // Of an upload no signal reaches the network here; `upload-photo.test.ts` proves it of that.
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([key !== 'problemImage']);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(1);
  });

  test.each(keys)(
    'lender-api §1: what went wrong with %s is asked again only by a person',
    async (key) => {
      const sent = stubNetwork(() => answerWith('', 503));
      await send(key).outcome;
      await vi.advanceTimersByTimeAsync(600_000);
      expect(sent).toHaveLength(1);
    },
  );

  test('HD-16: a body that never ends gives up after 60 s as well', async () => {
    stubNetwork(endlessAnswer);
    const { outcome } = send('loanDetails');
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await outcome).error).toEqual({ kind: 'timedOut' });
  });

  test('HD-16: an answer that comes too late changes nothing any more', async () => {
    let answer = (_response: Response) => {};
    stubNetwork(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { outcome } = send('repaymentCommit');
    await vi.advanceTimersByTimeAsync(60_000);
    answer(answerWith('{"code":0,"data":{"needValid":0}}'));
    await vi.advanceTimersByTimeAsync(1000);
    expect((await outcome).error).toEqual({ kind: 'timedOut' });
  });

  test('HD-16: an answered call leaves no timer behind', async () => {
    stubNetwork(() => answerWith('{"success":true}'));
    const { outcome } = send('rateApp');
    await outcome;
    await vi.advanceTimersByTimeAsync(1000); // the store's own housekeeping
    expect(vi.getTimerCount()).toBe(0);
  });
});
