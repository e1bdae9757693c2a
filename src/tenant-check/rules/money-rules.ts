import { textAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import type { RuleInput } from '../rule-input.ts';

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
