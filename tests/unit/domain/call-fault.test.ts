import { expect, test } from 'vitest';
import {
  faultAnswer,
  faultKinds,
  takeFault,
  type CallFault,
} from '../../../src/domain/call-fault.ts';

test('design §6: a fault waits for its own call and counts down', () => {
  const faults: CallFault[] = [
    { call: 'event', kind: 'cut', times: 1 },
    { call: 'loan', kind: '500', times: 2 },
  ];
  const isFor = (call: string) => (fault: CallFault) => fault.call === call;
  expect(takeFault(faults, isFor('other'))).toEqual({ fault: undefined, left: faults });
  const { fault, left } = takeFault(faults, isFor('loan'));
  expect([fault?.kind, left[1]]).toEqual(['500', { call: 'loan', kind: '500', times: 1 }]);
  expect(takeFault(left, isFor('loan')).left).toEqual([faults[0]]);
  expect(faults[1]?.times).toBe(2);
});

test('design §6: every kind of fault but a late, a cut and a missing answer has one of its own', () => {
  const without = faultKinds.filter((kind) => !faultAnswer(kind, '{}'));
  expect(without).toEqual(['delay', 'cut', 'hang']);
  expect(faultAnswer('code', '{"code":"7"}')?.body).toBe('{"code":"7"}');
});
