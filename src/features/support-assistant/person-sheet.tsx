import { useTranslation } from 'react-i18next';
import { mailHref } from '../../domain/safe-address.ts';
import { useContacts } from '../../lender-api/support/support.api.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useSlow } from '../../lending-ui/use-slow.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/faces.tsx';
import css from './support-assistant.module.css';

/** Props of `PersonSheet`. */
export interface PersonSheetProps {
  onClose: () => void;
  /** Absent where no complaints are taken. */
  onComplaint: (() => void) | undefined;
}

/**
 * How to reach a person from a browser: phone and hours, e-mail, a complaint. Nobody waits for the lender to say so:
 * when it takes long, the tenant's own stand here until it has answered.
 */
export function PersonSheet({ onClose, onComplaint }: PersonSheetProps) {
  const { t } = useTranslation(['assistant', 'app']);
  const { forms } = useTenant();
  const { phone, email, isAsking } = useContacts();
  const isSlow = useSlow(isAsking);
  const address = mailHref(email);
  return (
    <Dialog isOpen kind="sheet" onClose={onClose} title={t('person')} closeLabel={t('app:close')}>
      {isAsking && !isSlow ? (
        <Skeleton shape="text" />
      ) : (
        <>
          <SupportContact phone={phone} />
          {address && (
            <ButtonLink kind="quiet" href={address}>
              {t('writeTo', { email })}
            </ButtonLink>
          )}
        </>
      )}
      {onComplaint && (
        <div className={css.handOver}>
          <Button kind="secondary" onPress={onComplaint}>
            {t('writeComplaint')}
          </Button>
          <p>{t('complaintPromise', { count: forms.complaint.answerWithinWeekdays })}</p>
        </div>
      )}
    </Dialog>
  );
}
