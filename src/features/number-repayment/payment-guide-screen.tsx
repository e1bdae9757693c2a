import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useScreenParams } from '../../navigation/use-go-to.ts';
import { usePaidMoment } from '../../payments/use-paid-moment.tsx';
import { usePayTitle } from '../../payments/use-pay-title.ts';
import { useSession } from '../../session/session-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { SkeletonPage } from '../../ui/skeleton.tsx';
import { Page } from '../../ui/page.tsx';
import { GuideText, useGuide } from './guide-text.tsx';
import { NumberFace } from './number-faces.tsx';
import { ReferencePage } from './reference-page.tsx';
import { useNumberPayment, type NumberChannel } from './use-number-payment.ts';

const screenKey = 'paymentGuide';

/** The tenant's channel, in the tenant's own codes. */
interface GuideChannel {
  payType: string;
  payCode: string;
}

/**
 * How to pay through the tenant's channel, readable by anyone; somebody who is signed in and names a loan also
 * gets the number to pay it by (screens §4, paymentGuide). Each entry of the history is a visit of its own.
 */
export function PaymentGuideScreen() {
  const { key } = useLocation();
  const { isBorrower } = useSession();
  const { guide } = useTenant().repayment;
  const { loanId, productId } = useScreenParams();
  const loanRef = useMemo(
    () => (loanId && productId ? { loanId, productId } : undefined),
    [loanId, productId],
  );
  return isBorrower && guide && loanRef ? (
    <PayByGuide key={key} loanRef={loanRef} channel={guide} />
  ) : (
    <ReadGuide />
  );
}

/** The instructions for somebody who is signed in and came to pay a loan: with the number to pay it by. */
function PayByGuide({ loanRef, channel }: { loanRef: LoanRef; channel: GuideChannel }) {
  const { t } = useTranslation('number-repayment');
  const title = usePayTitle(t('guideTitle'));
  const guide = useGuide();
  const { payType, payCode } = channel;
  const request = useMemo<NumberChannel['request']>(
    () => ({ payType, code: payCode, isDefault: true, isDisplayed: false }),
    [payType, payCode],
  );
  const payment = useNumberPayment(loanRef, { request });
  const moment = usePaidMoment(
    screenKey,
    loanRef.loanId,
    payment.loanNow,
    payment.seeLoan,
    payment.number.at === 'there',
  );
  if (moment) return moment;
  if (payment.number.at !== 'there' || payment.loanNow.state === 'settled')
    return (
      <NumberFace screenKey={screenKey} title={title} payment={payment}>
        <GuideText guide={guide} isFolded />
      </NumberFace>
    );
  return (
    <ReferencePage loanRef={loanRef} kept={payment.number.kept} payment={payment} guide={guide} />
  );
}

function ReadGuide() {
  const { t } = useTranslation('number-repayment');
  const guide = useGuide();
  switch (guide.at) {
    case 'failed':
      return (
        <LoadFailure
          screenKey={screenKey}
          title={t('guideTitle')}
          text={t('guideFailed')}
          retry={guide.retry}
        />
      );
    case 'waiting':
      return (
        <Page screenKey={screenKey} face="loading" title={t('guideTitle')}>
          <SkeletonPage shapes={['text', 'text']} />
        </Page>
      );
    case 'there':
      return (
        <Page screenKey={screenKey} face="ready" title={t('guideTitle')}>
          <GuideText guide={guide} />
          <SupportContact />
        </Page>
      );
  }
}
