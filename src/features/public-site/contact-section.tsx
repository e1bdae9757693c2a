import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MailLink, PhoneLink } from '../../lending-ui/contact-link.tsx';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Registrations } from './registrations.tsx';

/** Props of `ContactSection`. */
export interface ContactSectionProps {
  /** To write to the lender; without it a link leads to the page that has it. Handed in, so that home goes without its code. */
  form?: ReactNode;
}

/** Whom a visitor reaches and when, under which licences, and a form beside it; or a link to the page with the form. */
export function ContactSection({ form }: ContactSectionProps) {
  const { t, i18n } = useTranslation('public-site');
  const { support, lender } = useTenant();
  const { language } = i18n;
  const goTo = useGoTo();
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
          <details className="st-fold" open={form !== undefined}>
            <summary>{t('officer')}</summary>
            <div className="st-reach">
              <span>{officer.name}</span>
              <PhoneLink phone={officer.phone} />
              <MailLink email={officer.email} />
              <p>{officer.hours?.[language]}</p>
            </div>
          </details>
        )}
        {form ? (
          <div className="st-reach">
            <h3>{lender.name}</h3>
            <Registrations />
          </div>
        ) : (
          <ButtonLink
            kind="secondary"
            href={goTo.href('contact')}
            onFollow={() => goTo.go('contact')}
          >
            {t('writeToUs')}
          </ButtonLink>
        )}
      </div>
      {form && (
        <div className="st-tile">
          <h3>{t('writeToUs')}</h3>
          {form}
        </div>
      )}
    </div>
  );
}
