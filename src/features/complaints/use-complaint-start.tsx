import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComplaintOrder, ComplaintStart } from '../../domain/complaint.ts';
import { useGetComplaintStartQuery } from '../../lender-api/complaint/complaint.api.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { SkeletonPage } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { chosenOrder } from './chosen-order.ts';
import { MyComplaintsLink } from './my-complaints-link.tsx';
import { OtherWays } from './other-ways.tsx';

/** What a complaint begins with, or the face that the screen shows instead. */
export type AskedStart =
  | { start: ComplaintStart; order: ComplaintOrder }
  | { otherFace: ReactNode };

/**
 * Asks the lender what a complaint can be about. Another loan of the list is shown at once, while the lender is asked
 * about it; no loan or no kind to complain about is the empty face, with the other ways to be heard.
 */
export function useComplaintStart(screenKey: string, loanId: string | undefined): AskedStart {
  const { t } = useTranslation('complaints');
  const errorText = useErrorText();
  const { currentData, data, error, isError, isFetching, refetch } = useGetComplaintStartQuery({
    loanId: loanId ?? '',
  });
  const isListed = data?.orders.some((order) => order.loanId === loanId);
  const start = currentData ?? (isListed ? data : undefined);
  if (!start && isError) {
    const face = (
      <LoadFailure
        screenKey={screenKey}
        title={t('failedTitle')}
        text={errorText(error)}
        retry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
    return { otherFace: face };
  }
  if (!start) {
    const face = (
      <Page screenKey={screenKey} face="loading" title={t('title')}>
        <SkeletonPage shapes={['card', 'rows']} />
      </Page>
    );
    return { otherFace: face };
  }
  const order = chosenOrder(start, loanId);
  if (order && start.categories.length > 0) return { start, order };
  const face = (
    <Page screenKey={screenKey} face="empty" title={t('title')}>
      <MyComplaintsLink />
      <EmptyFace
        title={t('nothingTitle')}
        text={t('nothingText')}
        action={<OtherWays loanId={order?.loanId ?? ''} />}
      />
    </Page>
  );
  return { otherFace: face };
}
