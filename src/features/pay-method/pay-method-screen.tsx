import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { majorFromText } from '../../domain/money.ts';
import { channelName, type PaymentChannels } from '../../domain/payment-channel.ts';
import type { PayKind } from '../../domain/virtual-account.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useGetPaymentChannelsQuery } from '../../lender-api/number-repayment/number-repayment.api.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useGoTo, useNeededParams, useScreenParams } from '../../navigation/use-go-to.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import {
  clearChannelChoice,
  keepChannelChoice,
  readChannelChoice,
} from '../../payments/channel-choice.ts';
import { OpenNumberNote } from '../../payments/open-number-note.tsx';
import { carryChosen, useChosenPayment } from '../../payments/use-amount-to-pay.ts';
import { deviceStore } from '../../platform/browser-storage.ts';
import { tenantBanks, tenantMarkets, withTenantLimits } from '../../tenant/payment-channels.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import type { Tenant } from '../../tenant/tenant-schema.ts';
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
import css from './pay-method-screen.module.css';

/** An empty answer gives way to the tenant's own list; what the tenant knows of a channel is added to it. */
function completed(answer: PaymentChannels, tenant: Tenant, language: string): PaymentChannels {
  if ('markets' in answer) {
    const markets = answer.markets.length > 0 ? answer.markets : tenantMarkets(tenant);
    return { markets: markets.map((market) => withTenantLimits(market, tenant)) };
  }
  const banks = answer.banks.length > 0 ? answer.banks : tenantBanks(tenant, language);
  return {
    banks: banks.map((bank) => ({
      ...bank,
      methods: bank.methods.map((method) => withTenantLimits(method, tenant)),
    })),
  };
}

/** The channels of one kind; those of another kind are never among them, however late they come (HD-17). */
function useChannels(loanRef: LoanRef, kind: PayKind) {
  const tenant = useTenant();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const { currentData, error, isError, isFetching, refetch } = useGetPaymentChannelsQuery({
    ...loanRef,
    kind,
  });
  const channels = useMemo(
    () => currentData && completed(currentData, tenant, language),
    [currentData, tenant, language],
  );
  return { channels, error, isError, isFetching, refetch };
}

/** Choosing where to pay to a number: at a bank or at a shop (screens §4, payMethod). */
export function PayMethodScreen() {
  const { t, i18n } = useTranslation(['pay-method', 'app']);
  const tenant = useTenant();
  const format = useFormat();
  const goTo = useGoTo();
  const toast = useToast();
  const errorText = useErrorText();
  const loanRef = useNeededParams('loanId', 'productId');
  const params = useScreenParams();
  const chosen = useChosenPayment();
  const amount = params.amount === undefined ? undefined : majorFromText(params.amount);
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
      const next = { ...loanRef, ...(amount && { amount }), display: '1' };
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
  const face: Face = channels ? (count ? 'ready' : 'empty') : isError ? 'error' : 'loading';
  const kinds = [
    { value: 'bank' as const, title: t('bank') },
    { value: 'miniMarket' as const, title: t('miniMarket') },
  ];
  return (
    <Page
      screenKey="payMethod"
      face={face}
      title={t('title')}
      actions={
        face !== 'error' &&
        face !== 'empty' && (
          <Button type="submit" form="pay-method" isBusy={form.isBusy}>
            {t('save')}
          </Button>
        )
      }
    >
      {amount && (
        <p className={css.bill}>
          <span>{t('amount')}</span> <strong>{format.major(amount)}</strong>
        </p>
      )}
      <OpenNumberNote loanRef={loanRef} />
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
    </Page>
  );
}
