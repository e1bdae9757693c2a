import { useTranslation } from 'react-i18next';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Help with this loan besides a call: the assistant, else a complaint; nothing where the tenant has neither. */
export function LoanHelp({ loanId }: { loanId: string }) {
  const { t } = useTranslation(['loan-details', 'app']);
  const goTo = useGoTo();
  const screen = (['chatbot', 'complaintStart'] as const).find(goTo.isOpen);
  if (!screen) return null;
  return (
    <ButtonLink
      kind="quiet"
      href={goTo.href(screen, { loanId })}
      onFollow={() => goTo.go(screen, { loanId })}
    >
      {screen === 'chatbot' ? t('help') : t('app:complain')}
    </ButtonLink>
  );
}
