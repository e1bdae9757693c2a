import type { MajorAmount } from './money.ts';

/** A number as it goes to the clipboard: spaces taken out, and nothing else (screens §8, "Copy"). */
export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** An amount as it goes to the clipboard: digits, and a point only before decimals that are not zero. */
export const amountDigits = (amount: MajorAmount): string => amount.replace(/\.0+$/, '');
