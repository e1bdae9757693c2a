import { sameAmount, sumMajor } from './money-sums.ts';
import { majorFromText, type MajorAmount } from './money.ts';
import { roundedUp, type PaymentChannel } from './payment-channel.ts';

/** What somebody hands over at the counter of a shop. */
export interface CashAtCounter {
  /** What the lender asks for, rounded up where the place takes no small coins. */
  bill: MajorAmount;
  isRounded: boolean;
  /** What the place itself charges; undefined when nobody said. */
  fee: MajorAmount | undefined;
  /** Bill and fee; undefined when the fee is not known. */
  total: MajorAmount | undefined;
}

/** Reckons what a payment at a place takes in cash, exactly (domain §2.2, §2.4). */
export function cashAtCounter(
  { fee, roundUpTo = 0 }: Pick<PaymentChannel, 'fee' | 'roundUpTo'>,
  amount: MajorAmount,
): CashAtCounter {
  const bill = roundedUp(amount, roundUpTo);
  const charge = fee === undefined ? undefined : majorFromText(String(fee));
  return {
    bill,
    isRounded: !sameAmount(bill, amount),
    fee: charge,
    total: charge && sumMajor([bill, charge]),
  };
}
