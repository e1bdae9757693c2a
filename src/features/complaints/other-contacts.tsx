import { useTranslation } from 'react-i18next';
import { mailHref, telephoneHref } from '../../domain/safe-address.ts';
import { useContacts } from '../../lender-api/support/support.api.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons/mail.tsx';
import { PhoneIcon } from '../../ui/icons/phone.tsx';
import { Note } from '../../ui/note.tsx';
import css from './other-contacts.module.css';

/**
 * How else the lender can be told: by phone, by e-mail, through the assistant, and whom the law makes it name. What
 * the lender's answer does not hold comes from the tenant (HD-11).
 */
export function OtherContacts({ loanId }: { loanId: string }) {
  const { t, i18n } = useTranslation(['complaints', 'app']);
  const { support, lender } = useTenant();
  const { phone, email } = useContacts();
  const goTo = useGoTo();
  const officer = lender.grievanceOfficer;
  const hours = support.hours[i18n.language];
  return (
    <div className={css.contacts}>
      <ButtonLink kind="secondary" href={telephoneHref(phone) ?? '#'}>
        <PhoneIcon />
        {t('app:callPhone', { phone })}
      </ButtonLink>
      <ButtonLink
        kind="secondary"
        href={mailHref(email) ?? '#'}
        aria-label={t('writeTo', { email })}
      >
        <MailIcon />
        {email}
      </ButtonLink>
      {goTo.isOpen('chatbot') && (
        <ButtonLink
          kind="quiet"
          href={goTo.href('chatbot', { loanId })}
          onFollow={() => goTo.go('chatbot', { loanId })}
        >
          {t('askAssistant')}
        </ButtonLink>
      )}
      {hours && <p className={css.detail}>{hours}</p>}
      {officer && (
        <p className={css.detail}>
          {t('officer', { name: officer.name, phone: officer.phone, email: officer.email })}
        </p>
      )}
    </div>
  );
}

/** A complaint about collection that cannot be sent for this loan: why, and every other contact (domain §8). */
export function BlockedCollection({ loanId }: { loanId: string }) {
  const { t } = useTranslation('complaints');
  return (
    <>
      <Note tone="warn" role="alert" title={t('blocked')}>
        {t('blockedText')}
      </Note>
      <OtherContacts loanId={loanId} />
    </>
  );
}
