import { useTranslation } from 'react-i18next';
import { mailHref } from '../../domain/safe-address.ts';
import { useGetContactInfoQuery } from '../../lender-api/support/support.endpoints.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
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
 * How to reach a person from a browser: phone and hours, e-mail, a complaint. What the lender does not name, or
 * cannot be asked for, stands in the tenant's folder (HD-11).
 */
export function PersonSheet({ onClose, onComplaint }: PersonSheetProps) {
  const { t } = useTranslation(['assistant', 'app']);
  const { support, forms } = useTenant();
  const { data, isFetching } = useGetContactInfoQuery();
  const email = data?.email && mailHref(data.email) ? data.email : support.email;
  const address = mailHref(email);
  return (
    <Dialog isOpen kind="sheet" onClose={onClose} title={t('person')} closeLabel={t('app:close')}>
      {isFetching ? (
        <Skeleton shape="text" />
      ) : (
        <>
          <SupportContact phone={data?.phone} />
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
