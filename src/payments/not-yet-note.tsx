import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenant } from '../tenant/tenant-context.tsx';
import { Note } from '../ui/note.tsx';

/** There is something to pay, and no route to pay it on this page yet. */
export function NotYetNote({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('payment');
  const { repayment } = useTenant();
  return (
    <Note tone="warn" role="alert" title={t('notYetTitle')}>
      <p>{t('notYetText', { payee: repayment.payeeName })}</p>
      {children}
    </Note>
  );
}
