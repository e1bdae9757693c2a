import { numberAt, textAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import type { RuleInput } from '../rule-input.ts';

/** Decimals of currencies that do not have two (ISO 4217). */
const digitsByCurrency: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const isoDigits = (currency: string): number =>
  Number(Object.entries(digitsByCurrency).find(([, all]) => all.includes(currency))?.[0] ?? 2);

/** Decimals that are not those of the currency: every amount would be a hundred times too small or too large. */
function digitFaults(config: object, currency: string): Found[] {
  const digits = numberAt(config, 'money.minorDigits');
  const wanted = isoDigits(currency);
  if (digits === undefined || digits === wanted || textAt(config, 'money.minorDigitsReason'))
    return [];
  return [
    {
      code: 'money-digits',
      at: { path: ['money', 'minorDigits'] },
      message: `${currency} has ${wanted} decimals by ISO 4217, and amounts are read with ${digits}`,
      remedy: `write ${wanted}; if the lender's server really sends ${digits}, say why in money.minorDigitsReason`,
    },
  ];
}

/** Marks in amounts that cannot be told apart, or are not those of other numbers (domain §4.1). */
export function moneyRules({ config }: RuleInput): Found[] {
  const currency = textAt(config, 'money.currency');
  const [group, decimal] = [textAt(config, 'money.groupMark'), textAt(config, 'money.decimalMark')];
  const found: Found[] = [];
  if (group !== undefined && group === decimal) {
    found.push({
      code: 'money-marks',
      at: { path: ['money', 'decimalMark'] },
      message: 'is the same as groupMark, so 1.000 could be one or a thousand',
      remedy: `write "${group === '.' ? ',' : '.'}"`,
      fix: { op: 'write', path: ['money', 'decimalMark'], value: group === '.' ? ',' : '.' },
    });
  }
  if (
    currency &&
    /^[A-Z]{3}$/.test(currency) &&
    !Intl.supportedValuesOf('currency').includes(currency)
  )
    found.push({
      code: 'money-marks',
      at: { path: ['money', 'currency'] },
      message: 'there is no such currency',
      remedy: 'write its three letters as in ISO 4217, like INR',
    });
  if (currency) found.push(...digitFaults(config, currency));
  const locale = textAt(config, 'locale.numberLocale');
  const parts = locale ? partsOf(locale) : undefined;
  if (
    parts &&
    group &&
    decimal &&
    group !== decimal &&
    (parts.decimal !== decimal || parts.group !== group)
  )
    found.push({
      code: 'money-locale',
      at: { path: ['locale', 'numberLocale'] },
      message: `writes 1${parts.group}000${parts.decimal}5, and money has groupMark "${group}" and decimalMark "${decimal}"`,
      remedy: "write the locale of the money's country, like en-IN for rupees",
    });
  return found;
}

function partsOf(locale: string): { group: string; decimal: string } | undefined {
  try {
    const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5);
    const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    return { group: mark('group'), decimal: mark('decimal') };
  } catch {
    return undefined;
  }
}
