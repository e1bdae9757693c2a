import { useTranslation } from 'react-i18next';
import { MailLink, PhoneLink } from '../../lending-ui/contact-link.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Registrations } from './registrations.tsx';
import { SiteLink } from './site-link.tsx';

/** Who lends, under which licences, how to reach them, and the legal pages (spec §1, domain §1.4). */
export function SiteFooter() {
  const { t, i18n } = useTranslation('public-site');
  const { lender } = useTenant();
  const statement = lender.regulatorStatement?.[i18n.language];
  return (
    <footer className="sf-foot">
      <div className="sf-inner">
        <nav aria-label={t('legalPages')}>
          <SiteLink to="privacy">{t('navPrivacy')}</SiteLink>
          <SiteLink to="loanTerms">{t('loanTerms')}</SiteLink>
          <SiteLink to="loanAgreement">{t('loanAgreement')}</SiteLink>
          <SiteLink to="aboutUs">{t('aboutUs')}</SiteLink>
          <SiteLink to="customerService">{t('customerService')}</SiteLink>
        </nav>
        <address>
          <strong>{lender.name}</strong>
          <span>{lender.address}</span>
          <span>
            <PhoneLink phone={lender.phone} />
            <MailLink email={lender.email} />
          </span>
        </address>
        <div id="licences" className="sf-licences">
          <Registrations besides={statement} />
          {statement && <p>{statement}</p>}
        </div>
      </div>
    </footer>
  );
}
