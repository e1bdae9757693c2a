import { useTranslation } from 'react-i18next';
import { MailLink, PhoneLink } from '../lending-ui/contact-link.tsx';
import { useTenant } from '../tenant/tenant-context.tsx';
import css from './desk-foot.module.css';

/** The foot of a borrower's screen on a desktop: who lends, under which licences, and how to reach them. */
export function DeskFoot() {
  const { lender, support } = useTenant();
  const { i18n } = useTranslation();
  return (
    <footer className={css.foot}>
      <div className={css.inner}>
        <p>
          <strong>{lender.name}</strong>
          {lender.registrations.map(({ label, value }) => (
            <span key={value}>{`${label[i18n.language] ?? ''}: ${value}`}</span>
          ))}
        </p>
        <p>
          <PhoneLink phone={support.phone} />
          <MailLink email={support.email} />
        </p>
      </div>
    </footer>
  );
}
