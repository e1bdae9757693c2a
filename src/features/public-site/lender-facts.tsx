import { useTranslation } from 'react-i18next';
import { mailHref, telephoneHref } from '../../domain/safe-address.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';

/** Licences and numbers of the company that lends, each with its name. */
export function Registrations() {
  const { lender } = useTenant();
  const { i18n } = useTranslation();
  return (
    <dl>
      {lender.registrations.map(({ label, value }) => (
        <div key={value}>
          <dt>{label[i18n.language]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A number that can be dialled; plain words where it cannot. */
export function PhoneLink({ phone }: { phone: string }) {
  const href = telephoneHref(phone);
  return href ? <a href={href}>{phone}</a> : phone;
}

/** An address that can be written to; plain words where it cannot. */
export function MailLink({ email }: { email: string }) {
  const href = mailHref(email);
  return href ? <a href={href}>{email}</a> : email;
}
