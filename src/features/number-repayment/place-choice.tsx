import { useTranslation } from 'react-i18next';
import { cashAtCounter, type PaymentChannel } from '../../domain/payment-channel.ts';
import type { MajorAmount } from '../../domain/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { payMark } from '../../tenant/pay-marks.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { ActionRows } from '../../ui/action-rows.tsx';
import { Mark } from '../../ui/mark.tsx';
import css from './reference-page.module.css';
import { useLimitText } from './use-limit-text.ts';

/** What stands for a place that is none of the tenant's: the guide may tell of more than its list holds. */
export const elsewhere = '';

/** Props of `PlaceChoice`. */
export interface PlaceChoiceProps {
  places: readonly PaymentChannel[];
  amount: MajorAmount;
  /** How long a payment usually takes, in the tenant's words. */
  usualTime: string | undefined;
  /** Takes the name of the place, or `elsewhere`. */
  onChoose: (name: string) => void;
}

/** Where it will be paid, each place with the one amount that is handed over there, or why it takes none. */
export function PlaceChoice({ places, amount, usualTime, onChoose }: PlaceChoiceProps) {
  const { t } = useTranslation('number-repayment');
  const format = useFormat();
  const tenant = useTenant();
  const limitText = useLimitText();
  const offers = places.map((place) => {
    const { bill, total, ...rest } = cashAtCounter(place, amount);
    const mark = payMark(tenant, place.name);
    return { ...rest, name: place.name, cash: total ?? bill, mark, why: limitText(place, bill) };
  });
  const open = offers.filter(({ why }) => why === undefined);
  return (
    <>
      {/* Buttons and not a choice: the page goes on at once, which arrow keys must not do. */}
      <ActionRows
        title={t('choosePlace')}
        rows={[
          ...open,
          {
            name: elsewhere,
            cash: amount,
            mark: { logo: undefined, initials: '…', colour: 5 },
          },
        ].map(({ name, cash, mark }) => ({
          id: name,
          picture: <Mark {...mark} />,
          title: name || t('placeOther'),
          end: format.major(cash),
          onPress: () => onChoose(name),
        }))}
      />
      <div className={css.hints}>
        {usualTime && <p>{usualTime}</p>}
        {open.map(
          ({ name, isRounded }) =>
            isRounded && <p key={name}>{t('placeRounds', { place: name })}</p>,
        )}
        {open.some(({ fee }) => fee === undefined) && <p>{t('placeFeeUnknown')}</p>}
        {offers.map(({ name, why }) => why !== undefined && <p key={name}>{why}</p>)}
      </div>
    </>
  );
}
