import { expect, test } from 'vitest';
import { endpoints } from '../../../src/lender-api/endpoint-table.ts';
import {
  answersOf,
  contractCalls,
  fieldsAt,
  textAt,
  type ContractAnswer,
} from '../../support/contract-answers.ts';
import { players, playerOf } from '../../support/lender-calls.ts';
import { openStore } from '../../support/lender-store.ts';
import { answerWith, stubNetwork } from '../../support/network.ts';

const keys = Object.keys(endpoints);
const calls = contractCalls();
const untold = { sessionsOver: 0, unreadable: [] };

/** All answers of one kind to the calls in use, named for the title of a test. */
const answersOfKind = (kind: ContractAnswer['kind'], among = keys) =>
  among.flatMap((key) =>
    answersOf(key)
      .filter((answer) => answer.kind === kind)
      .map((answer) => [answer.name, key, answer] as const),
  );

/** Plays one answer of the contract to the call that it belongs to. */
async function play(key: string, { request, bodyText, status, contentType }: ContractAnswer) {
  const sent = stubNetwork(() => answerWith(bodyText, status, contentType));
  const { store, told } = openStore();
  const { data, error } = await playerOf(key)(store, request);
  return { data, error, told, timesSent: sent.length };
}

test('lender-api §2: every call in use is a call of the contract, and is played against its answers here', () => {
  expect(keys.filter((key) => !calls.has(key))).toEqual([]);
  expect(keys.filter((key) => !(key in players))).toEqual([]);
  expect(keys.filter((key) => answersOf(key).length === 0)).toEqual([]);
});

const isReport = (key: string) => calls.get(key)?.isFireAndForget === true;

test.each(
  answersOfKind(
    'success',
    keys.filter((key) => !isReport(key)),
  ),
)('lender-api §1: %s is a success, read without complaint', async (_name, key, answer) => {
  expect(await play(key, answer)).toMatchObject({ error: undefined, told: untold, timesSent: 1 });
});

test.each(answersOfKind('success', keys.filter(isReport)))(
  'lender-api §2: %s answers a report: nobody waits for it, so nobody complains about it',
  async (_name, key, answer) => {
    expect(await play(key, answer)).toMatchObject({ told: untold, timesSent: 1 });
  },
);

test.each(answersOfKind('rejected'))(
  'lender-api §1: %s is a rejection with the code and the words of the lender',
  async (_name, key, answer) => {
    const body = fieldsAt(answer.body);
    const error = {
      kind: 'rejected',
      code: textAt(body, 'code') || textAt(body, 'status'),
      message: textAt(body, 'message') || textAt(body, 'msg'),
    };
    expect(await play(key, answer)).toEqual({ data: undefined, error, told: untold, timesSent: 1 });
  },
);

test.each(answersOfKind('rejected').filter(([name]) => name.includes('silent')))(
  'lender-api §1: %s has no words: the screen says its own',
  async (_name, key, answer) => {
    expect(await play(key, answer)).toMatchObject({ error: { kind: 'rejected', message: '' } });
  },
);

test.each(answersOfKind('broken'))(
  'lender-api §1: %s is a failure of the network',
  async (_name, key, answer) => {
    expect(await play(key, answer)).toMatchObject({
      data: undefined,
      error: { kind: expect.stringMatching(/^(?:unreachable|malformed)$/) },
      told: { sessionsOver: 0 },
      timesSent: 1,
    });
  },
);

test.each(answersOfKind('sessionOver'))(
  'screens §8: %s says that the session is over, once',
  async (_name, key, answer) => {
    expect(await play(key, answer)).toEqual({
      data: undefined,
      error: { kind: 'sessionOver' },
      told: { sessionsOver: 1, unreadable: [] },
      timesSent: 1,
    });
  },
);
