import { useTranslation } from 'react-i18next';
import { cashAtCounter } from '../../domain/cash-at-counter.ts';
import { amountDigits, withoutSpaces } from '../../domain/copied-text.ts';
import { readDay } from '../../domain/day.ts';
import { majorFromText, type MajorAmount } from '../../domain/money.ts';
import { whyChannelIsOff, type PaymentChannel } from '../../domain/payment-channel.ts';
import type { VirtualAccount } from '../../domain/virtual-account.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { tenantMarkets } from '../../tenant/payment-channels.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { GroupedNumber } from '../../ui/grouped-number.tsx';
import { Note } from '../../ui/note.tsx';
import { Row, Rows } from '../../ui/rows.tsx';

/** Props of `GuideNumberCard`. */
export interface GuideNumberCardProps {
  account: VirtualAccount;
  /** Milliseconds since 1970. */
  end: number;
  /** The number is no longer good for anything. */
  isOver: boolean;
}

/** How much, with which reference number, until when: each to be copied as it must be typed (screens §4). */
export function GuideNumberCard({ account, end, isOver }: GuideNumberCardProps) {
  const { t } = useTranslation(['payment-guide', 'payment-number']);
  const format = useFormat();
  const { timeZone } = useTenant().locale;
  const { amount, expiresAt } = account;
  const reference = withoutSpaces(account.virtualAccountNumber);
  const words = {
    copy: t('payment-number:copy'),
    copied: t('payment-number:copied'),
    byHand: t('payment-number:copyByHand'),
  };
  const date = format.day(expiresAt);
  const hasTime = readDay(expiresAt, timeZone)?.hour !== undefined;
  return (
    <>
      <Card>
        <CopyField
          label={t('exactAmount')}
          text={amount && amountDigits(amount)}
          words={words}
          size="hero"
        >
          {format.major(amount)}
        </CopyField>
        <CopyField label={t('reference')} text={reference} words={words} isOff={isOver}>
          <GroupedNumber text={reference} />
        </CopyField>
        {!isOver && expiresAt === '' && <p>{t('payment-number:noEnd')}</p>}
        {!isOver && expiresAt !== '' && (
          <p>
            {hasTime
              ? t('payment-number:payBy', { date, time: format.clock(end) })
              : t('payment-number:payByDay', { date })}
          </p>
        )}
      </Card>
      {amount ? (
        <Note tone="warn" title={t('exactTitle')}>
          {t('exactText')}
        </Note>
      ) : (
        <Note tone="warn">{t('payment-number:amountUnknown')}</Note>
      )}
      {amount && <Places amount={amount} />}
    </>
  );
}

/** Places where the amount itself cannot be paid: the one that takes no small coins, and the one with a limit. */
function Places({ amount }: { amount: MajorAmount }) {
  const { t } = useTranslation(['payment-guide', 'payment-number']);
  const format = useFormat();
  const said = usePlaceText(amount);
  const places = tenantMarkets(useTenant())
    .map((place) => ({ name: place.name, text: said(place) }))
    .filter(({ text }) => text !== undefined);
  if (places.length === 0) return null;
  return (
    <Rows title={t('places', { amount: format.major(amount) })}>
      {places.map(({ name, text }, at) => (
        <Row key={`${name} ${at}`} label={name} value={text} />
      ))}
    </Rows>
  );
}

/** What is paid at a place instead, or why nothing can be; undefined where the amount is taken as it is. */
function usePlaceText(amount: MajorAmount): (place: PaymentChannel) => string | undefined {
  const { t } = useTranslation(['payment-guide', 'payment-number']);
  const format = useFormat();
  return (place) => {
    const { bill, isRounded } = cashAtCounter(place, amount);
    const limit = (units: number | undefined) => format.major(majorFromText(String(units)));
    switch (whyChannelIsOff(place, bill)) {
      case 'tooSmall':
        return t('tooSmall', { limit: limit(place.minAmount) });
      case 'tooLarge':
        return t('tooLarge', { limit: limit(place.maxAmount) });
      case undefined:
        return isRounded ? t('roundedUp', { amount: format.major(bill) }) : undefined;
    }
  };
}
