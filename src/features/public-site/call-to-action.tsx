import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { deviceSystem, type DeviceSystem } from '../../platform/device-system.ts';
import { assetAddress } from '../../tenant/asset-address.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ApplyLink } from './apply-link.tsx';

const never = () => () => undefined;

/** Where the app is downloaded on this kind of device. */
function useDownloadAddress(system: DeviceSystem): string {
  const { id, links } = useTenant();
  const { downloadApp } = links;
  const chosen =
    typeof downloadApp === 'string' ? downloadApp : (downloadApp[system] ?? downloadApp.other);
  return assetAddress(id, chosen);
}

/** Apply, where this lender registers people here, and the app, which every lender has. */
export function CallToAction() {
  const { t } = useTranslation('public-site');
  const goTo = useGoTo();
  // A page that was drawn on a server knows no device; on the device it never changes.
  const system = useSyncExternalStore(never, deviceSystem, () => 'other' as const);
  const store = useDownloadAddress(system);
  // What is no phone cannot run the app: the page with the code for a phone's camera comes first.
  const showsCode = system === 'other' && goTo.isOpen('download');
  const registers = goTo.isOpen('promotion');
  return (
    <>
      <ApplyLink>{t('applyNow')}</ApplyLink>
      <ButtonLink
        kind={registers ? 'secondary' : 'primary'}
        {...(showsCode
          ? { href: goTo.href('download'), onFollow: () => goTo.go('download') }
          : { href: store, rel: 'noopener' })}
      >
        {t('getApp')}
      </ButtonLink>
    </>
  );
}
