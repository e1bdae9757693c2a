import { entriesAt, listAt, numberAt, textAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import type { RuleInput } from '../rule-input.ts';

/** Periods that the terms do not allow. */
function periodFaults(config: object): Found[] {
  const [least, most] = [
    numberAt(config, 'loanTerms.termDaysMin'),
    numberAt(config, 'loanTerms.termDaysMax'),
  ];
  if (least === undefined || most === undefined || least > most) return [];
  return listAt(config, 'calculator.periodsDays').flatMap((days, at): Found[] =>
    typeof days !== 'number' || (days >= least && days <= most)
      ? []
      : [
          {
            code: 'terms-differ',
            at: { path: ['calculator', 'periodsDays', at] },
            message: `the calculator offers ${days} days, and the terms say ${least} to ${most}`,
            remedy: 'take the period out, or correct loanTerms',
          },
        ],
  );
}

/** Days of being late that no row, or more than one, is about. */
function lateDayFaults(config: object): Found[] {
  const rows = listAt(config, 'loanTerms.lateDailyPercent');
  return rows.flatMap((row, at): Found[] => {
    const from = numberAt(row, 'fromDay');
    const before = at === 0 ? 0 : numberAt(rows[at - 1], 'toDay');
    if (from === undefined || (before !== undefined && from === before + 1)) return [];
    if (at === 0 && from <= 1) return [];
    const path = ['loanTerms', 'lateDailyPercent', at, 'fromDay'];
    return before === undefined
      ? [
          {
            code: 'terms-differ',
            at: { path },
            message: 'the row above has no toDay, so both hold at once',
            remedy: `give the row above "toDay": ${from - 1}`,
          },
        ]
      : [
          {
            code: 'terms-differ',
            at: { path },
            message:
              from > before + 1
                ? `no row says what day ${before + 1} costs`
                : `day ${from} is in the row above, too`,
            remedy: `write ${before + 1}`,
            fix: { op: 'write', path, value: before + 1 },
          },
        ];
  });
}

/** The sentence on late charges repeats figures of the terms in words, so it has to be changed with them (spec §9). */
function sentenceFaults(config: object): Found[] {
  const fees = ['lateFeeNewClient', 'lateFeeRepeatClient'].flatMap((fee) => {
    const text = textAt(config, ['loanTerms', fee]);
    return text && /[1-9]/.test(text) ? [text] : [];
  });
  const charges = listAt(config, 'loanTerms.lateDailyPercent').flatMap((row) => {
    const percent = textAt(row, 'percent');
    return percent ? [`${percent}%`] : [];
  });
  return entriesAt(config, 'disclosures.lateCharges').flatMap(([language, text]): Found[] => {
    if (typeof text !== 'string') return [];
    const said = text.replace(/(\d),(\d+\s?%)/g, '$1.$2').replace(/(\d)\s+%/g, '$1%');
    const isSaid = (figure: string) =>
      new RegExp(`(?<![\\d.,])${figure.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).test(said);
    const gone = [...fees, ...charges].filter((figure) => !isSaid(figure));
    return gone.length === 0
      ? []
      : [
          {
            code: 'terms-differ',
            at: { path: ['disclosures', 'lateCharges', language] },
            message: `does not say ${gone.join(', ')}, which loanTerms has`,
            remedy: 'say the figures of loanTerms, written as there',
          },
        ];
  });
}

/** Calculator, terms and the sentence on late charges tell one story. */
export const termsRules = ({ config }: RuleInput): Found[] => [
  ...periodFaults(config),
  ...lateDayFaults(config),
  ...sentenceFaults(config),
];
