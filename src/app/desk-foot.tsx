import { useTranslation } from 'react-i18next';
import { MailLink, PhoneLink } from '../lending-ui/contact-link.tsx';
import { useGoTo } from '../navigation/use-go-to.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { onPlainClick } from '../ui/plain-click.ts';
import css from './desk-foot.module.css';

/** The foot of a borrower's screen on a desktop: who lends, under which licences, how to reach them, and what holds. */
export function DeskFoot() {
  const { lender, support } = useTenant();
  const { t, i18n } = useTranslation();
  const goTo = useGoTo();
  const pages = [
    ['privacy', t('footPrivacy')],
    ['complaintStart', t('footComplaints')],
    ['loanTerms', t('footTerms')],
  ] as const;
  const links = pages.filter(([screen]) => goTo.isOpen(screen));
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
        {links.length > 0 && (
          <nav>
            {links.map(([screen, words]) => (
              <a
                key={screen}
                href={goTo.href(screen)}
                onClick={onPlainClick(() => goTo.go(screen))}
              >
                {words}
              </a>
            ))}
          </nav>
        )}
      </div>
    </footer>
  );
}
