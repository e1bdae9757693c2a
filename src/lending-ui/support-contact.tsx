import { useTranslation } from 'react-i18next';
import { telephoneHref } from '../domain/safe-address.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PhoneIcon } from '../ui/icons/phone.tsx';
import css from './support-contact.module.css';

/** Whom to call: the lender's answer names its own phone, else the tenant's service phone (screens §0). */
export function SupportContact({ phone }: { phone?: string | undefined }) {
  const { t, i18n } = useTranslation();
  const tenant = useTenant();
  const number = phone || tenant.servicePhone;
  const href = telephoneHref(number) ?? telephoneHref(tenant.servicePhone);
  const hours = tenant.support.hours[i18n.language];
  return (
    <div className={css.contact}>
      {href && (
        <ButtonLink kind="quiet" href={href}>
          <PhoneIcon />
          {t('callPhone', { phone: number })}
        </ButtonLink>
      )}
      {hours && <p className={css.hours}>{hours}</p>}
    </div>
  );
}
