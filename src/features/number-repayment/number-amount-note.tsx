import { useTranslation } from 'react-i18next';
import type { AmountToPay } from '../../domain/amount-to-pay.ts';
import { minorToMajor } from '../../domain/money.ts';
import { sameAmount } from '../../domain/money-sums.ts';
import type { VirtualAccount } from '../../domain/virtual-account.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { AmountNote } from '../../payments/payment-hero.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Note } from '../../ui/note.tsx';

/** What has to be known about a number's amount: the lender named none, or another one than what was asked for. */
export function NumberAmountNote({
  account,
  toPay,
}: {
  account: VirtualAccount;
  toPay: AmountToPay;
}) {
  const { t } = useTranslation('number-repayment');
  const format = useFormat();
  const { minorDigits } = useTenant().money;
  const { amount } = account;
  if (amount === undefined) return <Note tone="warn">{t('amountUnknown')}</Note>;
  const asked = 'amount' in toPay ? minorToMajor(toPay.amount, minorDigits) : undefined;
  if (asked === undefined || sameAmount(asked, amount)) return <AmountNote toPay={toPay} />;
  return (
    <Note tone="warn">
      {t('otherAmount', { asked: format.major(asked), amount: format.major(amount) })}
    </Note>
  );
}
