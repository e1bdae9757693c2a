import { useTranslation } from 'react-i18next';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { FactRows, type FactRowsProps } from './fact-rows.tsx';
import { SiteLink } from './site-link.tsx';
import { Section } from './site-section.tsx';

/** The terms at a glance with their full texts a tap away, and the same for the privacy policy. */
export function TermsAndPrivacy() {
  const { t } = useTranslation('public-site');
  const { loanTerms } = useTenant();
  const { termDaysMin, termDaysMax, decisionDays, creditDaysMin, creditDaysMax } = loanTerms;
  const rows: FactRowsProps['rows'] = [
    [t('factTerm'), t('daysBetween', { from: termDaysMin, to: termDaysMax })],
    [t('factDecision'), t('withinDays', { count: decisionDays })],
    [t('factMoney'), t('daysBetween', { from: creditDaysMin, to: creditDaysMax })],
    [
      t('factEarly'),
      t('early', { share: loanTerms.prepaymentAfterShare, day: loanTerms.prepaymentNotBeforeDays }),
    ],
  ];
  return (
    <div className="st-pair">
      <Section id="privacy" title={t('navPrivacy')}>
        <div className="st-tile">
          <span className="st-mark">
            <Icon d="M12 3l7.5 3v5.5c0 4.6-3.1 7.9-7.5 9.5-4.4-1.6-7.5-4.9-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5" />
          </span>
          <p>{t('privacyText')}</p>
          <SiteLink to="privacy" className="st-more">
            {t('readPrivacy')}
          </SiteLink>
        </div>
      </Section>
      <Section id="terms" title={t('navTerms')}>
        <FactRows rows={rows}>
          <SiteLink to="loanTermsPublic" className="st-more">
            {t('readTerms')}
          </SiteLink>
        </FactRows>
      </Section>
    </div>
  );
}
