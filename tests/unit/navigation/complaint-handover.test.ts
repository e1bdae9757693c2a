import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readComplaintHandover } from '../../../src/navigation/complaint-handover.ts';

describe('domain §8: what another screen hands over', () => {
  test.each([
    { prefill: { kind: 'payment', number: '8808', amount: '' }, sentAt: undefined },
    { prefill: { kind: 'text', text: 'We talked' }, sentAt: 5 },
    { prefill: undefined, sentAt: undefined },
  ])('comes back as it was: %o', (handover) => {
    expect(readComplaintHandover(handover)).toEqual(handover);
  });

  test('anything odd is nothing, and never throws', () => {
    const nothing = { prefill: undefined, sentAt: undefined };
    for (const prefill of [
      { kind: 'payment', number: 1, amount: '' },
      { kind: 'text', text: ' \u200b' },
    ])
      expect(readComplaintHandover({ prefill, sentAt: '5' })).toEqual(nothing);
    expect(readComplaintHandover({ prefill: { kind: 'text', text: 'x'.repeat(4001) } })).toEqual(
      nothing,
    );
    fc.assert(fc.property(fc.anything(), (state) => void readComplaintHandover(state)));
  });
});
