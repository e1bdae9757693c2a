import { useTranslation } from 'react-i18next';
import { useTenant } from '../tenant/tenant-context.tsx';
import { Note } from '../ui/note.tsx';
import { UnderWayNote, type UnderWayNoteProps } from './under-way-note.tsx';

/** Props of `PartPaymentNotes`. */
export interface PartPaymentNotesProps {
  /** A payment of this loan that was sent before. */
  underWay: UnderWayNoteProps | undefined;
  /** Why what is shown may be old; undefined while it is what the lender said last. */
  staleReason: string | undefined;
  /** There is something to pay and no way to pay it here. */
  isNotYet: boolean;
}

/** What must be known before a part of a loan, or a fee, is paid. */
export function PartPaymentNotes({ underWay, staleReason, isNotYet }: PartPaymentNotesProps) {
  const { t } = useTranslation('part-payment');
  const { repayment } = useTenant();
  return (
    <>
      {underWay && <UnderWayNote {...underWay} />}
      {staleReason !== undefined && (
        <Note tone="warn" role="alert" title={t('staleTitle')}>
          {staleReason}
        </Note>
      )}
      {isNotYet && (
        <Note tone="warn" title={t('notYetTitle')}>
          {t('notYetText', { payee: repayment.payeeName })}
        </Note>
      )}
    </>
  );
}
