import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loanStatusRule, standardLoanStatuses } from '../../domain/loan-status.ts';
import { isNothing, majorFromText } from '../../domain/money.ts';
import { claimOf } from '../../domain/payment.ts';
import { useGetLoanQuery } from '../../lender-api/loan/loan.api.ts';
import { LoanPaid } from '../../lending-ui/loan-paid.tsx';
import { useGoTo, useNeededParams, useScreenParams } from '../../navigation/use-go-to.ts';
import { deviceStore } from '../../platform/browser-storage.ts';
import { onPageShown } from '../../platform/visibility.ts';
import { readChannelChoice } from '../../session/payment-channel-choice.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { SkeletonPage } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { ChannelOff } from './channel-off.tsx';
import { NumberFailure } from './number-failure.tsx';
import { NumberPage } from './number-page.tsx';
import { useChannel } from './use-channel.ts';
import { useLimitText } from './use-limit-text.ts';
import { useVirtualAccount } from './use-virtual-account.ts';

/** Paying a loan to a number at a bank or a shop (screens §4, virtualAccount). Each entry of the history is a visit of its own. */
export function VirtualAccountScreen() {
  const { key } = useLocation();
  return <PayToNumber key={key} />;
}

/** How the channel was named on the screen where it was chosen, handed over by that screen. */
function useChosenName(): string | undefined {
  const state: unknown = useLocation().state;
  const name =
    typeof state === 'object' && state !== null && 'channelName' in state
      ? state.channelName
      : undefined;
  return typeof name === 'string' ? name : undefined;
}

function PayToNumber() {
  const { t } = useTranslation('virtual-account');
  const tenant = useTenant();
  const goTo = useGoTo();
  const loanRef = useNeededParams('loanId', 'productId');
  const params = useScreenParams();
  const written = params.amount === undefined ? undefined : majorFromText(params.amount);
  // Zero is an amount, but nothing to pay: the lender is left to say what is due.
  const amount = written && !isNothing(written) ? written : undefined;
  const [choice] = useState(() => readChannelChoice(deviceStore));
  const channelName = useChosenName();
  const channel = useChannel({ ...choice, name: channelName });
  const whyOff = useLimitText()(channel, amount);
  const { data: loan, refetch } = useGetLoanQuery(loanRef);
  const state =
    loan && loanStatusRule(loan.status, { ...standardLoanStatuses, ...tenant.loanStatuses }).state;
  const { number, retry, renew } = useVirtualAccount({
    loanRef,
    amount,
    choice,
    isDisplayed: params.display === '1',
    channelName,
    claim: loan && claimOf(loan),
    mayAsk: whyOff === undefined,
  });
  // Whoever comes back from a bank's app may have paid there: the loan is asked, the number is not.
  useEffect(() => onPageShown(() => void refetch()), [refetch]);

  const onSeeLoan = () => goTo.go('loanDetailsAfterPayment', loanRef);
  const known = amount ?? (number.at === 'there' ? number.kept.account.amount : undefined);
  const onChangeMethod = goTo.isOpen('payMethod')
    ? () => goTo.go('payMethod', { ...loanRef, ...(known && { amount: known }) })
    : undefined;

  if (loan && state === 'settled') {
    return (
      <LoanPaid screenKey="virtualAccount" title={t('title')} loan={loan} onSeeLoan={onSeeLoan} />
    );
  }
  switch (number.at) {
    case 'off':
      return <ChannelOff name={channel.name} why={whyOff} onChangeMethod={onChangeMethod} />;
    case 'asking':
      return (
        <Page screenKey="virtualAccount" face="loading" title={t('title')}>
          <SkeletonPage shapes={['hero', 'rows', 'text']} />
        </Page>
      );
    case 'failed':
      return (
        <NumberFailure
          error={number.error}
          retry={retry}
          onChangeMethod={onChangeMethod}
          onSeeLoan={onSeeLoan}
        />
      );
    case 'there':
      return (
        <NumberPage
          loanRef={loanRef}
          kept={number.kept}
          loan={loan}
          state={state}
          renew={renew}
          onChangeMethod={onChangeMethod}
          onSeeLoan={onSeeLoan}
        />
      );
  }
}
