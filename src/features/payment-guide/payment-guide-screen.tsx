import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useScreenParams } from '../../navigation/use-go-to.ts';
import { useSession } from '../../session/session-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { SkeletonPage } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { GuideText, useGuide } from './guide-text.tsx';
import { PayByGuide } from './pay-by-guide.tsx';

const screenKey = 'paymentGuide';

/**
 * How to pay through the tenant's channel, readable by anyone; somebody who is signed in and names a loan also
 * gets the number to pay it by (screens §4, paymentGuide). Each entry of the history is a visit of its own.
 */
export function PaymentGuideScreen() {
  const { key } = useLocation();
  const { isBorrower } = useSession();
  const { guide } = useTenant().repayment;
  const { loanId, productId } = useScreenParams();
  return isBorrower && guide && loanId && productId ? (
    <PayByGuide key={key} loanRef={{ loanId, productId }} channel={guide} />
  ) : (
    <ReadGuide />
  );
}

function ReadGuide() {
  const { t } = useTranslation('payment-guide');
  const guide = useGuide();
  switch (guide.at) {
    case 'failed':
      return (
        <LoadFailure
          screenKey={screenKey}
          title={t('title')}
          text={t('guideFailed')}
          retry={guide.retry}
        />
      );
    case 'waiting':
      return (
        <Page screenKey={screenKey} face="loading" title={t('title')}>
          <SkeletonPage shapes={['text', 'text']} />
        </Page>
      );
    case 'there':
      return (
        <Page screenKey={screenKey} face="ready" title={t('title')}>
          <GuideText guide={guide} />
          <SupportContact />
        </Page>
      );
  }
}
