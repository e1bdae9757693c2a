import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isLenderError } from '../../domain/lender-error.ts';
import { loanStatusRule, standardLoanStatuses } from '../../domain/loan-status.ts';
import { isNothing, majorFromText } from '../../domain/money.ts';
import { claimOf } from '../../domain/payment.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useGetLoanQuery } from '../../lender-api/loan/loan.api.ts';
import { LoanPaid } from '../../lending-ui/loan-paid.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useGoTo, useScreenParams } from '../../navigation/use-go-to.ts';
import { onPageShown } from '../../platform/visibility.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { ErrorFace, SkeletonPage } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { GuideText, useGuide } from './guide-text.tsx';
import { ReferencePage } from './reference-page.tsx';
import { useGuideNumber, type GuideChannel } from './use-guide-number.ts';

const screenKey = 'paymentGuide';

/** Props of `PayByGuide`. */
export interface PayByGuideProps {
  loanRef: LoanRef;
  channel: GuideChannel;
}

/** The instructions for somebody who is signed in and came to pay a loan: with the number to pay it by. */
export function PayByGuide({ loanRef, channel }: PayByGuideProps) {
  const { t } = useTranslation(['payment-guide', 'app']);
  const errorText = useErrorText();
  const goTo = useGoTo();
  const { loanStatuses } = useTenant();
  const { amount: asked } = useScreenParams();
  const written = asked === undefined ? undefined : majorFromText(asked);
  // Zero is an amount, but nothing to pay: the lender is left to say what is due.
  const amount = written && !isNothing(written) ? written : undefined;
  const { data: loan, refetch } = useGetLoanQuery(loanRef);
  const state =
    loan && loanStatusRule(loan.status, { ...standardLoanStatuses, ...loanStatuses }).state;
  const guide = useGuide();
  const { number, retry, renew } = useGuideNumber({
    loanRef,
    channel,
    amount,
    claim: loan && claimOf(loan),
  });
  // Whoever comes back from a bank's app may have paid there: the loan is asked, the number is not.
  useEffect(() => onPageShown(() => void refetch()), [refetch]);

  const seeLoan = () => goTo.go('loanDetailsAfterPayment', loanRef);
  if (loan && state === 'settled') {
    return <LoanPaid screenKey={screenKey} title={t('title')} loan={loan} onSeeLoan={seeLoan} />;
  }
  switch (number.at) {
    case 'off': // a number is always asked for here
    case 'asking':
      return (
        <Page screenKey={screenKey} face="loading" title={t('title')}>
          <SkeletonPage shapes={['card', 'rows', 'text']} />
        </Page>
      );
    case 'failed': {
      const isOver = isLenderError(number.error) && number.error.kind === 'sessionOver';
      return (
        <Page screenKey={screenKey} face="error" title={t('title')}>
          <ErrorFace
            title={t('numberFailed')}
            text={isOver ? t('app:logInTitle') : errorText(number.error)}
            retry={{ label: t('app:retry'), act: retry }}
            contact={<SupportContact phone={loan?.telephone} />}
          />
          <GuideText guide={guide} />
        </Page>
      );
    }
    case 'there':
      return (
        <ReferencePage
          loanRef={loanRef}
          kept={number.kept}
          loan={loan}
          state={state}
          guide={guide}
          renew={renew}
          seeLoan={seeLoan}
        />
      );
  }
}
