import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneLink } from '../../lending-ui/contact-link.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { ChatIcon } from '../../ui/icons/chat.tsx';
import { CheckIcon } from '../../ui/icons/check.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

/**
 * Why this lender can be trusted, as far as its own file says it: licences, whose numbers stand in the foot, days to
 * think it over, who answers.
 */
export function Proof() {
  const { t, i18n } = useTranslation('public-site');
  const { lender, disclosures, support } = useTenant();
  const { language } = i18n;
  const { coolingOffDays } = disclosures;
  return (
    <section aria-label={t('proof')}>
      <ul className="st-proof">
        {lender.registrations.length > 0 && (
          <Fact icon={<CheckIcon />} title={t('proofRegistered')}>
            <a href="#licences">{t('proofLicences')}</a>
          </Fact>
        )}
        {coolingOffDays !== undefined && (
          <Fact
            icon={<Icon d="M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9h-13z" />}
            title={t('proofCooling', { count: coolingOffDays })}
          >
            {t('proofCoolingText')}
          </Fact>
        )}
        <Fact icon={<ChatIcon />} title={t('proofPerson')}>
          <PhoneLink phone={support.phone} />
          <span className="st-hours">{support.hours[language]}</span>
        </Fact>
      </ul>
    </section>
  );
}

interface FactProps {
  icon: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

function Fact({ icon, title, children }: FactProps) {
  return (
    <li>
      <span className="st-mark">{icon}</span>
      <span>
        <strong>{title}</strong>
        <span>{children}</span>
      </span>
    </li>
  );
}
