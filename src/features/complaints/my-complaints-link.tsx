import { useTranslation } from 'react-i18next';
import { useGoToComplaint } from '../../navigation/complaint-params.ts';
import { ActionRows } from '../../ui/action-rows.tsx';

/** The way to the complaints that were sent, and to what became of them. */
export function MyComplaintsLink() {
  const { t } = useTranslation('complaints');
  const goTo = useGoToComplaint();
  if (!goTo.isOpen('complaintList')) return null;
  return (
    <ActionRows
      rows={[
        {
          id: 'mine',
          title: t('myComplaints'),
          href: goTo.href('complaintList'),
          onPress: () => goTo.go('complaintList'),
        },
      ]}
    />
  );
}
