const digits = 24;

/** A decimal text as a whole number of 10^-24; undefined for any other text. No float takes part. */
export function exact(text: string | undefined): bigint | undefined {
  const [, whole, part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text ?? '') ?? [];
  return whole === undefined
    ? undefined
    : BigInt(whole + part.slice(0, digits).padEnd(digits, '0'));
}

/** The decimal text of such a number, without needless zeros. */
export function exactText(value: bigint): string {
  const text = String(value).padStart(digits + 1, '0');
  const part = text.slice(-digits).replace(/0+$/, '');
  return part ? `${text.slice(0, -digits)}.${part}` : text.slice(0, -digits);
}
