import { useTranslation } from 'react-i18next';
import type { MinorAmount } from '../domain/money.ts';
import { useFormat } from '../i18n/use-format.ts';
import { Note } from '../ui/note.tsx';

/** Props of `UnderWayNote`. */
export interface UnderWayNoteProps {
  /** When the earlier payment was sent, in milliseconds of the clock. */
  startedAt: number;
  amount: MinorAmount | undefined;
  /** The pay button is off until the lender has been asked. */
  isHeld: boolean;
}

/** Says that a payment of this loan was sent before and what that means for another one. */
export function UnderWayNote({ startedAt, amount, isHeld }: UnderWayNoteProps) {
  const { t } = useTranslation('part-payment');
  const format = useFormat();
  const time = format.clock(startedAt);
  return (
    <Note tone="warn" role="status" title={t('underWayTitle')}>
      <p>
        {amount
          ? t('underWaySince', { amount: format.money(amount), time })
          : t('underWaySincePlain', { time })}
      </p>
      <p>{isHeld ? t('underWayHeld') : t('underWayMayPay')}</p>
    </Note>
  );
}
