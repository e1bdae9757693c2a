import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { Button } from '../../ui/button.tsx';
import { SettledDrawing } from '../../ui/drawings/settled.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { Page } from '../../ui/page.tsx';

/** Registered by a visit that the app launched: there is nothing to download, the app goes on (screens §6). */
export function RegisteredInApp() {
  const { t } = useTranslation('registration');
  const bridge = useBridge();
  return (
    <Page screenKey="promotion" face="ready" title={t('doneTitle')} heading={null}>
      <EmptyFace
        title={t('doneTitle')}
        text={t('doneText')}
        drawing={<SettledDrawing />}
        action={<Button onPress={() => bridge.call('goToHome', {})}>{t('backToApp')}</Button>}
      />
    </Page>
  );
}
