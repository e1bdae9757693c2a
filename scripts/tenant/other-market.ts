import { textAt, textsAt, textsIn } from '../../operators/check/config-values.ts';
import type { Fix } from '../../operators/check/finding.ts';
import { schemaPath } from '../../operators/check/schema-node.ts';
import { languageChanges } from './kept-languages.ts';
import { changesFor, type Mark } from './own-facts.ts';

/** Where a new lender lends, as far as it is not as in the folder that is copied. */
export interface OtherMarket {
  /** Three letters of ISO 4217. */
  currency?: string | undefined;
  /** Language and country by which numbers are written: `es-MX`. */
  numberLocale?: string | undefined;
  timeZone?: string | undefined;
  /** The languages to keep of those that the folder has; the first is the one to begin with. */
  languages?: readonly string[] | undefined;
}

/** What law, regulator and banks of a country decide: an example for a lender of the same country alone. */
const marketMarks: Readonly<Record<string, Mark>> = {
  'lender.registrations[].label': { kind: 'reread' },
  'support.escalation[].name': { kind: 'reread' },
  'marketing.banners[].text': { kind: 'reread' },
  'loanTerms.lateFeeNewClient': { kind: 'reread' },
  'loanTerms.lateFeeRepeatClient': { kind: 'reread' },
  'disclosures.source': { kind: 'todo', what: 'the law or circular that asks for this' },
  'disclosures.lateCharges': { kind: 'reread' },
  'disclosures.lateChargesInShort': { kind: 'reread' },
  'disclosures.riskWarning': { kind: 'reread' },
  'repayment.wallet.name': { kind: 'reread' },
  'repayment.wallet.explanation': { kind: 'reread' },
  'repayment.usualTimes.card': { kind: 'reread' },
  'repayment.usualTimes.wallet': { kind: 'reread' },
  'repayment.usualTimes.bank': { kind: 'reread' },
  'repayment.usualTimes.miniMarket': { kind: 'reread' },
  'repayment.banks[].name': { kind: 'reread' },
  'repayment.markets[].name': { kind: 'reread' },
  'forms.registration.phone.example': { kind: 'reread' },
  'forms.bindCard.fields[].label': { kind: 'reread' },
  'forms.bindCard.fields[].hint': { kind: 'reread' },
  'forms.bindCard.fields[].error': { kind: 'reread' },
};

/** Addresses and phones of the other country's supervisors, which are no texts to read again. */
const supervisors = /^(?:support\.escalation\[\]\.(?:address|phone)|disclosures\.grievanceUrl)$/;

const isMark = (mark: string) => ['.', ',', '\u00a0', '\u202f', "'"].includes(mark);

/** How a currency is written, by the tables of the language itself; only what `tenant.json` can say. */
function moneyOf(currency: string, numberLocale: string): Record<string, unknown> {
  const format = new Intl.NumberFormat(numberLocale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const parts = format.formatToParts(1_234_567.8);
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  const sign = parts.findIndex(({ type }) => type === 'currency');
  const isBehind = sign > parts.findIndex(({ type }) => type === 'integer');
  const gap = parts[isBehind ? sign - 1 : sign + 1];
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const group = of('group') ?? ',';
  const decimal = new Intl.NumberFormat(numberLocale)
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value;
  const firstGroup = parts.filter(({ type }) => type === 'integer')[1]?.value.length;
  return {
    currency,
    symbol: of('currency') ?? currency,
    symbolGap: gap?.type === 'literal' && gap.value.trim() === '' ? '\u00a0' : '',
    ...(isBehind && { symbolPlace: 'after' }),
    minorDigits: digits,
    shownDigits: digits,
    grouping: firstGroup === 2 ? '3-2' : 3,
    groupMark: isMark(group) ? group : ',',
    decimalMark: decimal === ',' ? ',' : '.',
  };
}

/** Why a wish cannot be met, as a sentence; undefined when it can. */
export function marketFault(config: unknown, wanted: OtherMarket): string | undefined {
  const { currency, numberLocale, timeZone, languages } = wanted;
  if (currency !== undefined && !Intl.supportedValuesOf('currency').includes(currency))
    return `"${currency}" is no currency: write three letters of ISO 4217, like MXN.`;
  if (numberLocale !== undefined && !/^[a-z]{2,3}-[A-Z]{2}$/.test(numberLocale))
    return `"${numberLocale}" is no language with a country: write one like es-MX.`;
  if (timeZone !== undefined) {
    try {
      new Intl.DateTimeFormat('en', { timeZone });
    } catch {
      return `"${timeZone}" is no time zone: write one like America/Mexico_City.`;
    }
  }
  const has = textsAt(config, 'locale.languages');
  const odd = languages?.find((language) => !has.includes(language));
  if (odd !== undefined || languages?.length === 0)
    return `The copied folder has no texts in "${odd ?? ''}": keep some of ${has.join(', ')}; a language of your own comes with npm run tenant:words.`;
  return undefined;
}

/** Whether the new lender lends in another country, as far as its money says so. */
export const isOtherMarket = (config: unknown, { currency }: OtherMarket): boolean =>
  currency !== undefined && currency !== textAt(config, 'money.currency');

/**
 * The changes that make a copied `tenant.json` one of another market: its money as its own country writes it, the texts
 * of the kept languages alone, no holidays, and a `TODO` at everything that the other country's law, regulator and
 * banks decide. `placeholder` stands for addresses that are still to be written.
 */
export function marketChanges(config: unknown, wanted: OtherMarket, placeholder: string): Fix[] {
  const { currency, languages } = wanted;
  const numberLocale = wanted.numberLocale ?? textAt(config, 'locale.numberLocale') ?? 'en-US';
  const write = (field: string, value: unknown): Fix => ({
    op: 'write',
    path: field.split('.'),
    value,
  });
  const isOther = isOtherMarket(config, wanted);
  const money = isOther && currency !== undefined ? moneyOf(currency, numberLocale) : {};
  const texts = isOther
    ? textsIn(config).flatMap(({ path, text }): Fix[] => {
        if (!supervisors.test(schemaPath(path))) return [];
        return path.at(-1) === 'phone'
          ? [{ op: 'write', path, value: 'TODO: its phone' }]
          : [{ op: 'write', path, value: text.replace(/^https:\/\/[^/]+.*/, placeholder) }];
      })
    : [];
  return [
    ...(isOther ? changesFor(config, marketMarks) : []),
    ...texts,
    ...(isOther
      ? [
          write('calendar.holidays', []),
          { op: 'remove', path: ['money', 'symbolPlace'] } satisfies Fix,
          { op: 'remove', path: ['money', 'minorDigitsReason'] } satisfies Fix,
          ...Object.entries(money).map(([key, value]) => write(`money.${key}`, value)),
        ]
      : []),
    ...(wanted.numberLocale ? [write('locale.numberLocale', wanted.numberLocale)] : []),
    ...(wanted.timeZone
      ? [write('locale.timeZone', wanted.timeZone), write('locale.timeZoneName', zoneName(wanted))]
      : []),
    ...(languages ? languageChanges(config, languages) : []),
  ];
}

/** How people of the country call the hour of a zone, as far as the tables say it. */
const zoneName = ({ timeZone, numberLocale = 'en-US' }: OtherMarket): string =>
  new Intl.DateTimeFormat(numberLocale, { timeZone, timeZoneName: 'short' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
