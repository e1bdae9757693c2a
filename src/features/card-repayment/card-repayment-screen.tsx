import { useTranslation } from 'react-i18next';
import { useGetRepaymentOptionsQuery } from '../../lender-api/card-repayment/card-repayment.api.ts';
import { repaymentOptionsCall } from '../../lender-api/card-repayment/card-repayment.calls.ts';
import { useFirstAnswer } from '../../lender-api/first-answers.ts';
import { skeletonShapes } from '../../lending-ui/skeleton-shapes.ts';
import { QueryPage } from '../../lending-ui/query-page.tsx';
import { useNeededParams } from '../../navigation/use-go-to.ts';
import { ComingHead } from '../../payments/coming-head.tsx';
import { usePayTitle } from '../../payments/use-pay-title.ts';
import { PayByCard } from './pay-by-card.tsx';

/** Repaying by a linked card: loads the ways to pay, then lets the borrower pay (screens §4). */
export function CardRepaymentScreen() {
  const { t } = useTranslation('card-repayment');
  const loanRef = useNeededParams('loanId', 'productId');
  const first = useFirstAnswer(repaymentOptionsCall(loanRef));
  const title = usePayTitle(t('title'));
  const query = useGetRepaymentOptionsQuery({ loanId: loanRef.loanId });
  return (
    // A token belongs to one asking, so it is asked for anew only where a page came out of the cache (HD-48).
    <QueryPage
      screenKey="cardRepayment"
      title={title}
      query={{ ...query, data: query.data ?? first?.data }}
      shapes={skeletonShapes.cardRepayment}
      head={<ComingHead loanId={loanRef.loanId} />}
      failedTitle={t('failedTitle')}
      failedText={t('cardListFailed')}
      askAgain="fromCache"
    >
      {(options) => <PayByCard loanRef={loanRef} options={options} />}
    </QueryPage>
  );
}
