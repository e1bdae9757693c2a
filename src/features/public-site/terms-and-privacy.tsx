import { useTranslation } from 'react-i18next';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { FactRows, type FactRowsProps } from './fact-rows.tsx';
import { SiteLink } from './site-link.tsx';
import { Section } from './site-section.tsx';

/** The terms at a glance with their full texts a tap away, and the same for the privacy policy; both folded. */
export function TermsAndPrivacy() {
  const { t } = useTranslation('public-site');
  const { loanTerms } = useTenant();
  const { termDaysMin, termDaysMax, decisionDays, creditDaysMax } = loanTerms;
  const rows: FactRowsProps['rows'] = [
    [t('factTerm'), t('daysBetween', { from: termDaysMin, to: termDaysMax })],
    [t('factDecision'), t('withinDays', { count: decisionDays })],
    // At the latest, so that it agrees with a claim of what is usual.
    [t('factMoney'), t('withinDays', { count: creditDaysMax })],
    [
      t('factEarly'),
      t('early', { share: loanTerms.prepaymentAfterShare, day: loanTerms.prepaymentNotBeforeDays }),
    ],
  ];
  return (
    <div className="st-pair" data-folded>
      <Section id="privacy" title={t('navPrivacy')} isFolded>
        <p>{t('privacyText')}</p>
        <SiteLink to="privacy" className="st-more">
          {t('readPrivacy')}
        </SiteLink>
      </Section>
      <Section id="terms" title={t('navTerms')} isFolded>
        <FactRows rows={rows}>
          <SiteLink to="loanTermsPublic" className="st-more">
            {t('readTerms')}
          </SiteLink>
        </FactRows>
      </Section>
    </div>
  );
}
