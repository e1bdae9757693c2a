import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { useFollow } from '../../navigation/use-follow.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ClosedDrawing } from '../../ui/drawings/closed.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { Page } from '../../ui/page.tsx';

/** Nothing is offered today (spec §8). Home is the app's; in a browser it is the public site, for the bridge's way there leads to this list. */
export function MarketplaceFull() {
  const { t } = useTranslation(['marketplace', 'app']);
  const bridge = useBridge();
  const { site } = useTenant();
  const goTo = useGoTo();
  const follow = useFollow();
  const goHome = () => {
    if (bridge.shell !== 'browser') bridge.call('goToHome', {});
    else if (goTo.isOpen('home')) goTo.go('home');
    else follow(site.baseUrl);
  };
  return (
    <Page screenKey="marketplace" face="empty" title={t('title')}>
      <EmptyFace
        title={t('full')}
        drawing={<ClosedDrawing />}
        action={<Button onPress={goHome}>{t('app:backHome')}</Button>}
      />
    </Page>
  );
}
