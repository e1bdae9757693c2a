import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  missingComplaintParam,
  readComplaintHandover,
  readComplaintParams,
  writeComplaintParams,
} from '../../../src/navigation/complaint-params.ts';

describe("screens §1: what a complaint screen's address says", () => {
  test('is read under our names; ids stay text', () => {
    const query =
      '?orderNo=9007199254740993&problemType=1&problemSonType=12&problemId=7&selectedIndex=2';
    expect(readComplaintParams(query)).toEqual({
      loanId: '9007199254740993',
      category: '1',
      subCategory: '12',
      complaintId: '7',
      step: '2',
    });
  });

  test('whatever is written is read again', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    const params = fc.record(
      { loanId: value, category: value, subCategory: value, complaintId: value, step: value },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(params, (written) => {
        expect(readComplaintParams(writeComplaintParams(written, 'flag'))).toEqual(written);
      }),
    );
  });

  test('a link of the repayment screens may name the loan in its own way; the own name wins', () => {
    expect(readComplaintParams('?orderId=A')).toEqual({ loanId: 'A' });
    expect(readComplaintParams('?orderId=A&orderNo=B')).toEqual({ loanId: 'B' });
  });

  test('empty and over-long values count as absent; the first missing one is named as addresses spell it', () => {
    const params = readComplaintParams(`?orderNo=&problemType=${'x'.repeat(513)}`);
    expect(params).toEqual({});
    expect(missingComplaintParam(params, 'loanId', 'category')).toBe('orderNo');
    expect(missingComplaintParam({ loanId: 'A' }, 'loanId', 'category')).toBe('problemType');
    expect(missingComplaintParam({ loanId: 'A' }, 'loanId')).toBeUndefined();
  });
});

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
