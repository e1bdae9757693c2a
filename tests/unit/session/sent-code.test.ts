import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentCodes } from '../../../src/session/sent-code.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { sampleSession } from '../../support/sample-session.ts';

const noon = Date.UTC(2026, 10, 28, 6, 30);
const code = { phone: '9876543210', captcha: '7K3P', sid: '9007199254740993411', sentAt: noon };
const minutes = (count: number) => noon + count * 60_000;

describe('HD-43: what a code was asked for with outlives a reload', () => {
  test('for ten minutes, and until it is forgotten', () => {
    const codes = sentCodes(sampleSession(), memoryStore());
    expect(codes.find(noon)).toBeUndefined();
    codes.keep(code);
    expect(codes.find(minutes(9))).toEqual(code);
    expect(codes.find(minutes(11))).toBeUndefined();
    codes.forget();
    expect(codes.find(noon)).toBeUndefined();
  });

  test('HD-30: never for another lender', () => {
    const store = memoryStore();
    sentCodes(sampleSession(), store).keep(code);
    expect(sentCodes({ ...sampleSession(), tenantId: 'other' }, store).find(noon)).toBeUndefined();
  });

  test('anything odd in the store counts as none (property)', () => {
    const session = sampleSession();
    const oddities = fc.constantFrom(undefined, null, 7, '', [], {}, NaN);
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .tuple(fc.constantFrom(...Object.keys(code)), oddities)
        .map(([name, odd]) => JSON.stringify({ ...code, [name]: odd }))
        // An empty text is a text.
        .filter((text) => !text.includes('""')),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const store = memoryStore({ [`loanfront.code ${session.tenantId}`]: text });
        expect(sentCodes(session, store).find(noon)).toBeUndefined();
      }),
    );
  });
});
