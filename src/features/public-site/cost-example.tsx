import { useTranslation } from 'react-i18next';
import { calculate, rateInPercent } from '../../domain/calculator.ts';
import { annualRates, exampleRequest } from '../../domain/loan-example.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { FactRows, type FactRowsProps } from './fact-rows.tsx';
import { Section } from './site-section.tsx';
import { usePartsText } from './use-parts-text.ts';

/**
 * What a year costs, and where the lender says its fees, a representative example with them (domain §1.4); one without
 * is what the calculator begins with.
 */
export function CostExample() {
  const { t } = useTranslation(['public-site', 'calculator']);
  const { calculator: rules } = useTenant();
  const format = useFormat();
  const partsText = usePartsText();
  const request = exampleRequest(rules);
  const cost = calculate(request);
  const { withFees } = cost;
  if (!withFees || request.feesPercent === undefined) return <YearlyCost />;
  const rateText = (rate: string | undefined) => (rate === undefined ? '–' : format.percent(rate));
  const rows: FactRowsProps['rows'] = [
    [t('calculator:amount'), format.major(request.amount)],
    [
      t('fees'),
      t('feesOf', {
        amount: format.major(withFees.fees),
        rate: format.percent(request.feesPercent),
      }),
    ],
    [t('youReceive'), format.major(withFees.received)],
    [t('calculator:term'), t('calculator:days', { count: request.days })],
    [
      t('calculator:interest'),
      t('interestAt', {
        amount: format.major(cost.interest),
        rate: format.percent(rateInPercent(request.dailyRate)),
      }),
    ],
    [t('calculator:total'), format.major(cost.total)],
    [t('calculator:instalments'), partsText(cost).text],
    [t('calculator:aprWithoutFees'), rateText(cost.annualRate)],
    [t('calculator:aprWithFees'), rateText(withFees.annualRate)],
  ];
  return (
    <Section title={t('costTitle')} lead={t('costLead')}>
      <div className="st-pair">
        <FactRows rows={rows} />
        <YearlyCost />
      </div>
    </Section>
  );
}

/** The span of the yearly rates (domain §1.4), and what the market wants said beside it. */
export function YearlyCost() {
  const { t, i18n } = useTranslation('public-site');
  const { calculator: rules, disclosures } = useTenant();
  const format = useFormat();
  const rates = annualRates(rules);
  return (
    <section className="st-tile st-cost" aria-label={t('rangeTitle')}>
      <h3>{t('rangeTitle')}</h3>
      {rates && (
        <p>
          {t('range', {
            low: format.percent(rates.low),
            high: format.percent(rates.high),
            from: Math.min(...rules.periodsDays),
            to: Math.max(...rules.periodsDays),
          })}
        </p>
      )}
      {rates?.highWithFees !== undefined && rules.feesPercent !== undefined && (
        <p>
          {t('rangeWithFees', {
            fees: format.percent(rules.feesPercent),
            rate: format.percent(rates.highWithFees),
          })}
        </p>
      )}
      {disclosures.riskWarning && <p>{disclosures.riskWarning[i18n.language]}</p>}
      <details className="st-fold">
        <summary>{t('lateTitle')}</summary>
        <p>{disclosures.lateCharges[i18n.language]}</p>
      </details>
    </section>
  );
}
