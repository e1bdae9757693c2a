import { afterEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../src/lender-api/endpoint-table.ts';
import {
  answersOf,
  contractCalls,
  fieldsAt,
  textAt,
  type ContractAnswer,
} from '../../support/contract-answers.ts';
import { players, playerOf } from '../../support/lender-calls.ts';
import { answerWith, openStore, stubNetwork } from '../../support/lender-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const keys = Object.keys(endpoints);
const calls = contractCalls();

/** Plays one answer of the contract to the call that it belongs to. */
async function play(key: string, { request, bodyText, status, contentType }: ContractAnswer) {
  const sent = stubNetwork(() => answerWith(bodyText, status, contentType));
  const { store, told } = openStore();
  const outcome = await playerOf(key)(store, request);
  return { sent, told, outcome };
}

test('lender-api §2: every call in use is a call of the contract, and is played against all its answers here', () => {
  expect(keys.filter((key) => !calls.has(key))).toEqual([]);
  expect(keys.filter((key) => !(key in players))).toEqual([]);
});

describe.each(keys)('%s', (key) => {
  const answers = answersOf(key);
  const ofKind = (kind: ContractAnswer['kind']) => answers.filter((answer) => answer.kind === kind);

  test('lender-api §2: the contract has answers for it', () => {
    expect(answers.length).toBeGreaterThan(0);
  });

  test.each(ofKind('success').map((answer) => [answer.name, answer] as const))(
    'lender-api §1: %s is a success, read without complaint',
    async (_name, answer) => {
      const { told, outcome, sent } = await play(key, answer);
      expect(told).toEqual({ sessionsOver: 0, unreadable: [] });
      // What a report answers is nobody's concern: only that it is never complained about (lender-api §2).
      if (!calls.get(key)?.isFireAndForget) expect(outcome.error).toBeUndefined();
      expect(sent).toHaveLength(1);
    },
  );

  test.each(ofKind('rejected').map((answer) => [answer.name, answer] as const))(
    'lender-api §1: %s is a rejection with the code and the words of the lender',
    async (name, answer) => {
      const { told, outcome, sent } = await play(key, answer);
      const body = fieldsAt(answer.body);
      const message = textAt(body, 'message') || textAt(body, 'msg');
      if (name.includes('silent')) expect(message).toBe('');
      expect(outcome.data).toBeUndefined();
      expect(outcome.error).toEqual({
        kind: 'rejected',
        code: textAt(body, 'code') || textAt(body, 'status'),
        message,
      });
      expect(told).toEqual({ sessionsOver: 0, unreadable: [] });
      expect(sent).toHaveLength(1);
    },
  );

  if (ofKind('broken').length) {
    test.each(ofKind('broken').map((answer) => [answer.name, answer] as const))(
      'lender-api §1: %s is a failure of the network',
      async (_name, answer) => {
        const { told, outcome, sent } = await play(key, answer);
        expect(outcome.data).toBeUndefined();
        expect(outcome.error).toMatchObject({
          kind: expect.stringMatching(/^(?:unreachable|malformed)$/),
        });
        expect(told.sessionsOver).toBe(0);
        expect(sent).toHaveLength(1);
      },
    );
  }

  if (ofKind('sessionOver').length) {
    test.each(ofKind('sessionOver').map((answer) => [answer.name, answer] as const))(
      'screens §8: %s says that the session is over, once',
      async (_name, answer) => {
        const { told, outcome, sent } = await play(key, answer);
        expect(outcome.error).toEqual({ kind: 'sessionOver' });
        expect(told).toEqual({ sessionsOver: 1, unreadable: [] });
        expect(sent).toHaveLength(1);
      },
    );
  }
});
