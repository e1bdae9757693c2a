import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MailLink, PhoneLink } from '../lending-ui/contact-link.tsx';
import { useGoTo } from '../navigation/use-go-to.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { onPlainClick } from '../ui/plain-click.ts';
import css from './desk-foot.module.css';

/** The foot of a borrower's screen on a desktop: who lends, under which licences, how to reach them, and what holds. */
export function DeskFoot() {
  const { lender, support } = useTenant();
  const { t, i18n } = useTranslation();
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
        <nav>
          <FootLink to="privacy">{t('footPrivacy')}</FootLink>
          <FootLink to="complaintStart">{t('footComplaints')}</FootLink>
          <FootLink to="loanTerms">{t('footTerms')}</FootLink>
        </nav>
      </div>
    </footer>
  );
}

/** A link to a screen; nothing for one that this lender does not have. */
function FootLink({ to, children }: { to: ScreenKey; children: ReactNode }) {
  const goTo = useGoTo();
  if (!goTo.isOpen(to)) return null;
  return (
    <a href={goTo.href(to)} onClick={onPlainClick(() => goTo.go(to))}>
      {children}
    </a>
  );
}
