import { useTranslation } from 'react-i18next';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineDrawing } from '../../ui/drawings/offline.tsx';
import { ErrorFace } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';

/** Props of `NumberFailure`. */
export interface NumberFailureProps {
  error: unknown;
  retry: () => void;
  onChangeMethod: (() => void) | undefined;
  onSeeLoan: () => void;
}

/** The lender gave no number: why, trying again, another way to pay, and whom to call. */
export function NumberFailure({ error, retry, onChangeMethod, onSeeLoan }: NumberFailureProps) {
  const { t } = useTranslation(['virtual-account', 'payment-number', 'app']);
  const errorText = useErrorText();
  return (
    <Page screenKey="virtualAccount" face="error" title={t('failedTitle')} heading={null}>
      <ErrorFace
        title={t('failedTitle')}
        text={errorText(error)}
        drawing={<OfflineDrawing />}
        retry={{ label: t('app:retry'), act: retry }}
        contact={
          <>
            {onChangeMethod && (
              <Button kind="quiet" onPress={onChangeMethod}>
                {t('chooseOther')}
              </Button>
            )}
            <Button kind="quiet" onPress={onSeeLoan}>
              {t('payment-number:seeLoan')}
            </Button>
            <SupportContact />
          </>
        }
      />
    </Page>
  );
}
