import { useTranslation } from 'react-i18next';
import { MailLink, PhoneLink } from '../../lending-ui/contact-link.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { ContactForm } from './contact-form.tsx';
import { Registrations } from './registrations.tsx';

/** Whom a visitor reaches and when, under which licences, and a form beside it. */
export function ContactSection() {
  const { t, i18n } = useTranslation('public-site');
  const { support, lender } = useTenant();
  const { language } = i18n;
  const officer = lender.grievanceOfficer;
  return (
    <div className="st-pair">
      <div className="st-tile">
        <div className="st-reach">
          <h3>{t('support')}</h3>
          <PhoneLink phone={support.phone} />
          <MailLink email={support.email} />
          <p>{support.hours[language]}</p>
        </div>
        {officer && (
          <div className="st-reach">
            <h3>{t('officer')}</h3>
            <span>{officer.name}</span>
            <PhoneLink phone={officer.phone} />
            <MailLink email={officer.email} />
            <p>{officer.hours?.[language]}</p>
          </div>
        )}
        <div className="st-reach">
          <h3>{lender.name}</h3>
          <Registrations />
        </div>
      </div>
      <div className="st-tile">
        <h3>{t('writeToUs')}</h3>
        <ContactForm />
      </div>
    </div>
  );
}
