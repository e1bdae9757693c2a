import type { PlayProduct } from './play-schema.ts';
import type { SandboxCall } from './sandbox-call.ts';

function counted(count: number, unit: 'day' | 'month', language: string): string {
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(`${language}-u-nu-latn`, format).format(count);
}

/** A term as a row tells it: `91 days`, or `3 months (91 days)` where the offer counts in months. */
export function termText(
  { days, term }: Pick<PlayProduct, 'days' | 'term'>,
  { language, words }: Pick<SandboxCall, 'language' | 'words'>,
): string {
  const inDays = counted(days, 'day', language);
  if (term?.unit !== 2) return inDays;
  const inMonths = counted(term.periods, 'month', language);
  return words.say('termInBoth', { term: inMonths, days: inDays });
}
