import { useTranslation } from 'react-i18next';
import { useWalletName } from '../../payments/use-wallet-name.ts';
import { assetAddress } from '../../tenant/asset-address.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import css from './wallet-card.module.css';

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
