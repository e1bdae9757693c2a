import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { minorToMajor } from '../../domain/money.ts';
import { useGoTo, useNeededParams, useScreenParams } from '../../navigation/use-go-to.ts';
import { useHandedOver } from '../../navigation/use-handed-over.ts';
import { channelRequest, readChannelChoice } from '../../payments/channel-choice.ts';
import { carryChosen, useChosenPayment } from '../../payments/use-amount-to-pay.ts';
import { usePaidMoment } from '../../payments/use-paid-moment.tsx';
import { usePayTitle } from '../../payments/use-pay-title.ts';
import { deviceStore } from '../../platform/browser-storage.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { NumberFace } from './number-faces.tsx';
import { NumberPage } from './number-page.tsx';
import { useChannel } from './use-channel.ts';
import { useNumberPayment, type NumberChannel } from './use-number-payment.ts';

/** Paying a loan to a number at a bank or a shop (screens §4, virtualAccount). Each entry of the history is a visit of its own. */
export function VirtualAccountScreen() {
  const { key } = useLocation();
  return <PayToNumber key={key} />;
}

/** How the channel was named on the screen where it was chosen, handed over by that screen. */
function useChosenName(): string | undefined {
  const name = useHandedOver('channelName');
  return typeof name === 'string' ? name : undefined;
}

function PayToNumber() {
  const { t } = useTranslation('number-repayment');
  const { money } = useTenant();
  const goTo = useGoTo();
  const loanRef = useLoanRef();
  const { display } = useScreenParams();
  const chosen = useChosenPayment();
  // Read once: another tab's choice changes the next number, never this one.
  const [choice] = useState(() => readChannelChoice(deviceStore));
  const channelName = useChosenName();
  const channel = useChannel({ ...choice, name: channelName });
  const request = useMemo<NumberChannel['request']>(
    () => channelRequest(choice, display),
    [choice, display],
  );
  const payment = useNumberPayment(loanRef, { request, channel, channelName });
  const { number, toPay } = payment;
  const title = usePayTitle(t('title'));

  const amountShown =
    'amount' in toPay
      ? minorToMajor(toPay.amount, money.minorDigits)
      : number.at === 'there'
        ? number.kept.account.amount
        : undefined;
  const onChangeMethod = goTo.isOpen('payMethod')
    ? () =>
        goTo.go(
          'payMethod',
          { ...loanRef, ...(amountShown && { amount: amountShown }) },
          { state: carryChosen(chosen) },
        )
    : undefined;

  const moment = usePaidMoment(
    'virtualAccount',
    loanRef.loanId,
    payment.loanNow,
    payment.seeLoan,
    payment.number.at === 'there',
  );
  if (moment) return moment;
  if (number.at !== 'there' || payment.loanNow.state === 'settled')
    return (
      <NumberFace
        screenKey="virtualAccount"
        title={title}
        payment={payment}
        place={channel.name}
        onChangeMethod={onChangeMethod}
      />
    );
  return (
    <NumberPage
      loanRef={loanRef}
      kept={number.kept}
      payment={payment}
      onChangeMethod={onChangeMethod}
    />
  );
}

/** The loan that the address names, as one object for as long as it names the same. */
function useLoanRef() {
  const { loanId, productId } = useNeededParams('loanId', 'productId');
  return useMemo(() => ({ loanId, productId }), [loanId, productId]);
}
