import { subtractMinor, sumMinor } from './money-sums.ts';
import type { MinorAmount } from './money.ts';

/**
 * What a loan costs in a year, in per cent: 12 × the rate of a 30-day period at which the payments, one at the
 * end of each period, are worth what was received (domain §5.4). Undefined when nothing was received or nothing
 * is paid back; 0 when no more is paid back than was received.
 */
export function annualPercentageRate(
  received: MinorAmount,
  payments: readonly MinorAmount[],
): number | undefined {
  const worth = Number(received);
  if (!worth || payments.length === 0) return undefined;
  if (subtractMinor(received, sumMinor(payments))) return 0;
  const amounts = payments.map(Number);
  // The worth of all payments grows with the discount factor, from nothing at 0 to their sum at 1, so the factor
  // is found by halving until no number is left between the two ends.
  let low = 0;
  let high = 1;
  for (let factor = 0.5; factor > low && factor < high; factor = (low + high) / 2) {
    if (amounts.reduceRight((sum, amount) => (sum + amount) * factor, 0) > worth) high = factor;
    else low = factor;
  }
  const percent = 1200 * (1 / high - 1);
  return Number.isFinite(percent) ? percent : undefined;
}

/** Per cent with two decimals, half-up, with a point: `16.31`. */
export function roundedRate(percent: number): string {
  // The small addend undoes the binary error of a decimal half such as 1.005.
  return (Math.round(percent * 100 + 1e-9) / 100).toFixed(2);
}
