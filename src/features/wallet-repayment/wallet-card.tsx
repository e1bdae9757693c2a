import { useTranslation } from 'react-i18next';
import { assetAddress } from '../../tenant/asset-address.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import css from './wallet-card.module.css';

/** The wallet as the tenant names it: "UPI"; a word that fits any where the tenant names none. */
export function useWalletName(): string {
  const { t, i18n } = useTranslation('wallet-repayment');
  const { repayment, locale } = useTenant();
  const names = repayment.wallet?.name;
  return names?.[i18n.language] ?? names?.[locale.defaultLanguage] ?? t('wallet');
}

/** Which wallet, and what will happen on its page (screens §4, walletRepayment). */
export function WalletCard() {
  const { i18n } = useTranslation('wallet-repayment');
  const tenant = useTenant();
  const { wallet } = tenant.repayment;
  const name = useWalletName();
  if (!wallet) return null;
  return (
    <Card
      title={
        <span className={css.wallet}>
          <Picture
            src={wallet.picture && assetAddress(tenant.id, wallet.picture)}
            alt=""
            size={40}
            fallbackLetter={name}
          />
          {name}
        </span>
      }
    >
      <p>{wallet.explanation[i18n.language]}</p>
    </Card>
  );
}
