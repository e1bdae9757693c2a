import { useTranslation } from 'react-i18next';
import { HelpElsewhere } from '../../lending-ui/help-elsewhere.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useGoToComplaint } from '../../navigation/complaint-params.ts';
import { Button } from '../../ui/button.tsx';

/** What can be done about an answer that does not help, or does not come: write again, call, the officer, the regulator. */
export function IfNotSatisfied({ complaintId }: { complaintId: string }) {
  const { t } = useTranslation('complaints');
  const goTo = useGoToComplaint();
  const text = t('aboutComplaint', { number: complaintId });
  return (
    <>
      {goTo.isOpen('complaintStart') && (
        <Button
          kind="secondary"
          onPress={() => goTo.go('complaintStart', {}, { prefill: { kind: 'text', text } })}
        >
          {t('writeAgain')}
        </Button>
      )}
      <HelpElsewhere />
      <SupportContact />
    </>
  );
}
