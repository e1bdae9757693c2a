import { moneyText } from '../src/domain/money.ts';
import { minor, minorUnits } from './loan-terms.ts';
import { lettersLogo } from './pictures.ts';
import type { SandboxCall } from './sandbox-call.ts';
import type { Words } from './scenario-parts.ts';
import type { ScenarioProduct } from './scenario-schema.ts';

/** What is told of a recommended product, wherever it stands; each call has its own names for it. */
export interface ProductFacts {
  name: Words;
  amountMin: string;
  amountMax: string;
  dailyPercent: string;
  daysMin: number;
  daysMax: number;
  isEnabled: boolean;
}

/** The words and the logo of a recommended product; `row` chooses the logo's colour. */
export function productWords(call: SandboxCall, product: ProductFacts, row: number) {
  const { words, tenant, ownOrigin } = call;
  const name = words.pick(product.name);
  // A range reads better without decimals that say nothing.
  const format = { ...tenant.money, shownDigits: 0 };
  const amount = (whole: string) => moneyText(minor(minorUnits(whole, tenant)), format);
  return {
    logo: ownOrigin + lettersLogo(tenant.id, name, row),
    name,
    button: words.say(product.isEnabled ? 'apply' : 'fullToday'),
    range: `${amount(product.amountMin)} – ${amount(product.amountMax)}`,
    rangeLabel: words.say('loanAmount'),
    rate: words.say('ratePerDay', {
      rate: product.dailyPercent.replace('.', tenant.money.decimalMark),
    }),
    days: words.say('daysFromTo', { from: product.daysMin, to: product.daysMax }),
  };
}

function counted(count: number, unit: 'day' | 'month', language: string): string {
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(`${language}-u-nu-latn`, format).format(count);
}

/** A term as a row tells it: `91 days`, or `3 months (91 days)` where the offer counts in months. */
export function termText(
  { days, term }: Pick<ScenarioProduct, 'days' | 'term'>,
  { language, words }: Pick<SandboxCall, 'language' | 'words'>,
): string {
  const inDays = counted(days, 'day', language);
  if (term?.unit !== 2) return inDays;
  const inMonths = counted(term.periods, 'month', language);
  return words.say('termInBoth', { term: inMonths, days: inDays });
}
