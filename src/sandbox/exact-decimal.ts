/** A decimal text such as `"0.0003"` as a fraction of whole numbers. */
export interface Fraction {
  top: bigint;
  bottom: bigint;
}

/** Reads a decimal text exactly; the schema has judged it before. */
export function fractionOf(decimal: string): Fraction {
  const [whole = '0', decimals = ''] = decimal.split('.');
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) };
}

/** `amount` × `times` × the fraction, half-up to a multiple of `unit`. */
export function shareOf(
  amount: bigint,
  { top, bottom }: Fraction,
  unit: bigint,
  times = 1n,
): bigint {
  const divisor = bottom * unit;
  return ((2n * amount * times * top + divisor) / (2n * divisor)) * unit;
}

/** `amount` ÷ `parts`, half-up to a multiple of `unit`. */
export function partOf(amount: bigint, parts: bigint, unit: bigint): bigint {
  return shareOf(amount, { top: 1n, bottom: parts }, unit);
}

/** Hundredths of a share as per cent: `"0.0003"` is `"0.03"`. */
export function percentText(decimal: string, mark: string): string {
  const { top, bottom } = fractionOf(decimal);
  const digits = String(top * 100n).padStart(String(bottom).length, '0');
  const at = digits.length - (String(bottom).length - 1);
  const decimals = digits.slice(at).replace(/0+$/, '');
  return digits.slice(0, at) + (decimals && mark + decimals);
}
