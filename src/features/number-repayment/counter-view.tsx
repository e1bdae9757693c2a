import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cashAtCounter, type PaymentChannel } from '../../domain/payment-channel.ts';
import type { MajorAmount } from '../../domain/money.ts';
import { withoutSpaces } from '../../domain/virtual-account.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { PictureButtons } from '../../lending-ui/picture-buttons.tsx';
import { keepScreenOn } from '../../platform/wake-lock.ts';
import { BarCode } from '../../ui/bar-code.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GroupedNumber } from '../../ui/grouped-number.tsx';
import { useCounterPicture } from './counter-picture.ts';
import css from './counter-view.module.css';

/** Props of `CounterView`. */
export interface CounterViewProps {
  onClose: () => void;
  place: PaymentChannel;
  code: string;
  amount: MajorAmount | undefined;
  payee: string;
  /** What to say in the language of the place, when that is another one than the language shown. */
  localSay: string | undefined;
  /** Until when the code is good. */
  endText: string;
}

/**
 * What a borrower holds out to the cashier: the code large and as bars, the cash it takes, and what to say.
 * Bright in every scheme, lit as long as it is open, and nothing in it needs a network.
 */
export function CounterView({
  onClose,
  place,
  code,
  amount,
  payee,
  localSay,
  endText,
}: CounterViewProps) {
  const { t } = useTranslation(['number-repayment', 'app']);
  const format = useFormat();
  const number = withoutSpaces(code);
  const say = t('say', { payee });
  const cash = amount && cashAtCounter(place, amount);
  useEffect(keepScreenOn, []);

  const rows = cash?.total
    ? [
        { label: t('cashTotal'), value: format.major(cash.total) },
        { label: t('bill'), value: format.major(cash.bill) },
        { label: t('fee'), value: format.major(cash.fee) },
      ]
    : [{ label: t('cash'), value: format.major(cash?.bill) }];
  const hint = cash?.isRounded && amount ? t('rounded', { amount: format.major(amount) }) : '';
  const feeHint = cash?.fee ? '' : t('feeUnknown', { place: place.name });
  const small = (text: string) => ({ text, size: 36 });
  const picture = useCounterPicture(
    {
      above: [
        { text: place.name, size: 64, isStrong: true },
        ...[localSay, say].flatMap((text) => (text ? [{ text, size: 40 }] : [])),
        { text: (number.match(/.{1,4}/gu) ?? []).join(' '), size: 76, isStrong: true },
      ],
      code: number,
      below: [
        ...rows.map(({ label, value }, at) => ({
          text: `${label}: ${value}`,
          size: at === 0 ? 56 : 40,
          isStrong: at === 0,
        })),
        ...[hint, feeHint, endText, t('keepSlip')].filter(Boolean).map(small),
      ],
    },
    `${number.replace(/\W/g, '') || 'code'}.png`,
  );

  return (
    <Dialog
      isOpen
      isBright
      kind="page"
      onClose={onClose}
      title={place.name}
      closeLabel={t('app:close')}
      actions={
        picture && (
          <PictureButtons
            picture={picture}
            shareLabel={t('sharePicture')}
            saveLabel={t('savePicture')}
            failedText={t('shareFailed')}
          />
        )
      }
    >
      <div className={css.code}>
        <p className={css.label}>{t('paymentCode')}</p>
        <p className={css.number}>
          <GroupedNumber text={number} />
        </p>
        <BarCode text={number} label={t('barCode', { code: number })} />
      </div>
      <dl className={css.cash}>
        {rows.map(({ label, value }, at) => (
          <div key={label} className={css.row} data-main={at === 0 || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {endText && <p className={css.end}>{endText}</p>}
      <div className={css.say}>
        {localSay && <p>{localSay}</p>}
        <p>{say}</p>
      </div>
      <div className={css.hints}>
        {[hint, feeHint, t('keepSlip'), t('screenshot')].filter(Boolean).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Dialog>
  );
}
