import { expect, test } from 'vitest';
import { arrivalOf, type NumberedLoan } from '../../../src/domain/number-arrival.ts';
import { majorFromText, minorFromText } from '../../../src/domain/money.ts';
import { sampleAccount } from '../../support/sample-virtual-account.ts';

const minor = (text: string | undefined) => (text === undefined ? undefined : minorFromText(text));

/** A number for so much, made while the loan asked for `before`, and what the loan says now. */
function paid(
  asked: string,
  before: { amountDue?: string; dueDate?: string } | undefined,
  now: { amountDue?: string; dueDate?: string },
  state: NumberedLoan['state'] = 'unpaid',
) {
  const claim = ({ amountDue, dueDate }: { amountDue?: string; dueDate?: string }) => ({
    amountDue: minor(amountDue),
    dueDate,
  });
  const kept = {
    account: { ...sampleAccount, amount: majorFromText(asked) },
    ...(before && { before: claim(before) }),
  };
  return arrivalOf(kept, { claim: claim(now), state, timeZone: 'Asia/Jakarta', minorDigits: 2 });
}
const march = '2031-03-14';
const april = '2031-04-14';

test('nothing has arrived while the loan asks for the same, or it is not known what it asked for', () => {
  expect(paid('500', { amountDue: '50000' }, { amountDue: '50000' })).toBeUndefined();
  expect(paid('500', undefined, {}, 'settled')).toBeUndefined();
});

test.each([
  ['the loan is repaid', paid('500', { amountDue: '50000' }, {}, 'settled'), '50000'],
  ['several instalments at once', paid('900', { amountDue: '50000' }, {}, 'settled'), '90000'],
  [
    'the next instalment is asked for',
    paid('500', { amountDue: '50000', dueDate: march }, { amountDue: '50000', dueDate: april }),
    '50000',
  ],
  [
    'the fee of an extension',
    paid('80', { amountDue: '50000', dueDate: march }, { amountDue: '50000', dueDate: april }),
    '8000',
  ],
  [
    'a part of what is due',
    paid('200', { amountDue: '50000', dueDate: march }, { amountDue: '30000', dueDate: march }),
    '20000',
  ],
])("what arrived is the number's amount: %s", (_what, arrival, amount) => {
  expect(arrival).toEqual({ amount });
});

test.each([
  [
    'another part is gone',
    paid('200', { amountDue: '50000', dueDate: march }, { amountDue: '10000', dueDate: march }),
  ],
  ['the whole loan is, for a part', paid('200', { amountDue: '50000' }, {}, 'settled')],
])('it is not named where the loan contradicts it: %s', (_what, arrival) => {
  expect(arrival).toEqual({ amount: undefined });
});
