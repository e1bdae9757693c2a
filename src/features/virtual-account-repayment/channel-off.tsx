import { useTranslation } from 'react-i18next';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { Page } from '../../ui/page.tsx';

/** Props of `ChannelOff`. */
export interface ChannelOffProps {
  name: string;
  why: string | undefined;
  onChangeMethod: (() => void) | undefined;
}

/** The chosen channel cannot take the amount: no number is asked for that nobody could pay (domain §2.2). */
export function ChannelOff({ name, why, onChangeMethod }: ChannelOffProps) {
  const { t } = useTranslation('virtual-account');
  return (
    <Page
      screenKey="virtualAccount"
      face="empty"
      title={t('title')}
      actions={onChangeMethod && <Button onPress={onChangeMethod}>{t('chooseOther')}</Button>}
    >
      <EmptyFace title={t('offTitle', { place: name })} text={why} action={<SupportContact />} />
    </Page>
  );
}
