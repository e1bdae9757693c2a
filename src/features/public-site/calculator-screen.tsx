import { useTranslation } from 'react-i18next';
import { CostExample } from './cost-example.tsx';
import { LoanCalculator } from './loan-calculator.tsx';
import { SitePage } from './site-page.tsx';
import { Section } from './site-section.tsx';

/** The calculator alone, with the example that needs no input (screens §2). */
export function CalculatorScreen() {
  const { t } = useTranslation('public-site');
  return (
    <SitePage screenKey="calculator" title={t('navCalculator')} lead={t('calculatorLead')}>
      <Section title={t('navCalculator')} isAlone>
        <LoanCalculator />
      </Section>
      <CostExample />
    </SitePage>
  );
}
