import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registrationDrafts } from '../../../src/session/registration-draft.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { sampleSession } from '../../support/sample-session.ts';

const noon = Date.UTC(2026, 10, 28, 6, 30);
const sent = { phone: '9876543210', captcha: '7K3P', sid: '9007199254740993411', sentAt: noon };
const draft = { phone: '98765 43210', sent };
const minutes = (count: number) => noon + count * 60_000;

describe('HD-43: a registration under way outlives a reload', () => {
  test('the phone until it is forgotten, the code that was sent for ten minutes', () => {
    const drafts = registrationDrafts(sampleSession(), memoryStore());
    expect(drafts.find(noon)).toBeUndefined();
    drafts.keep(draft);
    expect(drafts.find(minutes(9))).toEqual(draft);
    expect(drafts.find(minutes(11))).toEqual({ phone: draft.phone, sent: undefined });
    drafts.forget();
    expect(drafts.find(noon)).toBeUndefined();
  });

  test('HD-30: never for another lender', () => {
    const store = memoryStore();
    registrationDrafts(sampleSession(), store).keep(draft);
    const other = registrationDrafts({ ...sampleSession(), tenantId: 'other' }, store);
    expect(other.find(noon)).toBeUndefined();
  });

  test('anything odd in the store counts as nothing (property)', () => {
    const session = sampleSession();
    const find = (text: string) =>
      registrationDrafts(
        session,
        memoryStore({ [`loanfront.registration ${session.tenantId}`]: text }),
      ).find(noon);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(find(text)).toBeUndefined();
      }),
    );
    const oddities = fc.constantFrom(undefined, null, 7, [], {}, NaN);
    fc.assert(
      fc.property(fc.constantFrom('phone', 'captcha', 'sid'), oddities, (name, odd) => {
        const odder = { ...draft, sent: { ...sent, [name]: odd } };
        expect(find(JSON.stringify(odder))).toEqual({ phone: draft.phone, sent: undefined });
      }),
    );
  });
});
