import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payableAmount } from '../../domain/amount-to-pay.ts';
import { majorFromText, minorToMajor } from '../../domain/money.ts';
import { channelName } from '../../domain/payment-channel.ts';
import type { PayKind } from '../../domain/virtual-account.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useGoTo, useNeededParams, useScreenParams } from '../../navigation/use-go-to.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import {
  clearChannelChoice,
  keepChannelChoice,
  readChannelChoice,
} from '../../payments/channel-choice.ts';
import { carryChosen, useAmountToPay, useChosenPayment } from '../../payments/use-amount-to-pay.ts';
import { useLoanNow } from '../../payments/use-loan-now.ts';
import { usePayTitle } from '../../payments/use-pay-title.ts';
import { useSeeLoan } from '../../payments/use-see-loan.ts';
import { deviceStore } from '../../platform/browser-storage.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { ErrorFace } from '../../ui/faces.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FormElement, useForm } from '../../ui/form.tsx';
import type { Face } from '../../ui/page-frame.tsx';
import { Page } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ChannelLists, groupNames } from './channel-lists.tsx';
import {
  bankOf,
  chosenChannel,
  lastUsedChannel,
  methodSchema,
  withKind,
  type MethodFault,
  type MethodValues,
} from './pay-method-form.ts';
import { PayMethodHead } from './pay-method-head.tsx';
import { useChannels } from './use-channels.ts';
import css from './pay-method-screen.module.css';

/** Choosing where to pay to a number: at a bank or at a shop (screens §4, payMethod). */
export function PayMethodScreen() {
  const { t, i18n } = useTranslation(['pay-method', 'payment', 'app']);
  const tenant = useTenant();
  const goTo = useGoTo();
  const toast = useToast();
  const errorText = useErrorText();
  const loanRef = useNeededParams('loanId', 'productId');
  const params = useScreenParams();
  const chosen = useChosenPayment();
  const title = usePayTitle(t('title'));
  const seeLoan = useSeeLoan(loanRef);
  const requested = params.amount === undefined ? undefined : majorFromText(params.amount);
  const loanNow = useLoanNow(loanRef);
  const toPay = useAmountToPay(loanNow);
  const payable = payableAmount(toPay);
  const amount = payable && minorToMajor(payable, tenant.money.minorDigits);
  const isAmountComing = amount === undefined && loanNow.isAsking && loanNow.answeredAt === 0;
  const isClosed =
    loanNow.state === 'settled' || toPay.kind === 'nothing' || toPay.kind === 'spent';
  usePrefetch('virtualAccount');

  // Read once; nothing is chosen beforehand, the channel used last is only marked (screens §9, "Choosing").
  const [remembered] = useState(() => readChannelChoice(deviceStore));
  const form = useForm<MethodValues, MethodFault>({
    start: withKind(remembered.kind),
    schema: (yup) => methodSchema(yup, channels, amount),
    faultText: () => t('incomplete'),
    onFaults: () => toast(t('incomplete')),
    async onSubmit(chosenValues) {
      const channel = channels && chosenChannel(chosenValues, channels, amount);
      if (!channel) return 'open';
      const bankName = bankOf(chosenValues, channels)?.bankName ?? '';
      keepChannelChoice(deviceStore, { kind: chosenValues.kind, ...channel });
      const next = { ...loanRef, ...(requested && { amount: requested }), display: '1' };
      goTo.go('virtualAccount', next, {
        replace: true,
        state: { ...carryChosen(chosen), channelName: channelName(bankName, channel.name) },
      });
      return 'done';
    },
  });
  const { values } = form;
  const { channels, error, isError, isFetching, refetch } = useChannels(loanRef, values.kind);

  const chooseKind = (kind: PayKind) => {
    if (kind === values.kind) return;
    clearChannelChoice(deviceStore);
    form.change(withKind(kind));
  };

  const usual = tenant.repayment.usualTimes[values.kind]?.[i18n.language];
  const count = channels && ('banks' in channels ? channels.banks : channels.markets).length;
  const face: Face = isClosed
    ? 'ready'
    : channels && !isAmountComing
      ? count
        ? 'ready'
        : 'empty'
      : isError
        ? 'error'
        : 'loading';
  // The kind comes first, and a bank by default: the lender is asked for one kind at a time, and a change clears what was kept.
  const kinds = [
    { value: 'bank' as const, title: t('bank') },
    { value: 'miniMarket' as const, title: t('miniMarket') },
  ];
  return (
    <Page
      screenKey="payMethod"
      face={face}
      title={title}
      actions={
        isClosed ? (
          <Button onPress={seeLoan.return}>{t('payment:seeLoan')}</Button>
        ) : (
          face !== 'error' &&
          face !== 'empty' && (
            <Button type="submit" form="pay-method" isBusy={form.isBusy}>
              {t('save')}
            </Button>
          )
        )
      }
    >
      <div data-side="summary">
        <PayMethodHead {...{ loanRef, loanNow, toPay, isAmountComing }} />
      </div>
      <div data-side="acts">
        {isClosed ? null : (
          <FormElement form={form} id="pay-method" className={css.form}>
            <ChoiceList
              legend={t('kind')}
              name={groupNames.kind}
              layout="chips"
              value={values.kind}
              onChoose={chooseKind}
              choices={kinds}
            />
            {usual && <p className={css.usual}>{usual}</p>}
            {face === 'loading' && <Skeleton shape="choices" lines={6} />}
            {face === 'ready' && channels && (
              <ChannelLists
                channels={channels}
                values={values}
                amount={amount}
                lastUsed={lastUsedChannel(remembered)}
                onChange={form.change}
              />
            )}
          </FormElement>
        )}
        {face === 'empty' && (
          <EmptyFace title={t('noneTitle')} text={t('noneText')} action={<SupportContact />} />
        )}
        {face === 'error' && (
          <ErrorFace
            title={t('failedTitle')}
            text={errorText(error)}
            retry={{
              label: t('app:retry'),
              act: () => void refetch(),
              isBusy: isFetching,
              busyLabel: t('app:loading'),
            }}
            contact={<SupportContact />}
          />
        )}
      </div>
    </Page>
  );
}
