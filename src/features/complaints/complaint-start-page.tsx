import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenOrder, type ComplaintOrder, type ComplaintStart } from '../../domain/complaint.ts';
import { useGetComplaintStartQuery } from '../../lender-api/complaints/complaints.api.ts';
import { QueryPage } from '../../lending-ui/query-page.tsx';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { ActionRows } from '../../ui/action-rows.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { OtherContacts } from './other-contacts.tsx';

/** The loan, and beneath it the kinds of complaint to choose from, or a form with its button. */
const shapesOf = {
  complaintStart: [['links', 1], ['card', 9], 'beside', ['text', 1], ['links', 4]],
  complaintStartNew: [['links', 1], 'beside', ['choices', 4], ['fields', 3], 'action'],
  complaintForm: [['links', 1], 'beside', ['choices', 4], ['fields', 3], 'action'],
} as const;

/** Props of `ComplaintStartPage`. */
export interface ComplaintStartPageProps {
  screenKey: keyof typeof shapesOf;
  /** From the address; undefined for the current loan. */
  loanId: string | undefined;
  /** The ready face: a whole page. */
  children: (start: ComplaintStart, order: ComplaintOrder) => ReactNode;
}

/**
 * Asks the lender what a complaint can be about. Another loan of the list is shown at once, while the lender is asked
 * about it; no loan or no kind to complain about is the empty face, with the other contacts.
 */
export function ComplaintStartPage({ screenKey, loanId, children }: ComplaintStartPageProps) {
  const { t } = useTranslation('complaints');
  const query = useGetComplaintStartQuery({ loanId: loanId ?? '' });
  const { currentData, data } = query;
  const isListed = data?.orders.some((order) => order.loanId === loanId);
  const start = currentData ?? (isListed ? data : undefined);
  const order = start && chosenOrder(start, loanId);
  return (
    <QueryPage
      screenKey={screenKey}
      title={t('title')}
      query={{ ...query, data: start }}
      shapes={shapesOf[screenKey]}
      failedTitle={t('failedTitle')}
      empty={({ categories }) =>
        !(order && categories.length > 0) && (
          <>
            <MyComplaintsLink />
            <EmptyFace
              title={t('nothingTitle')}
              text={t('nothingText')}
              action={<OtherContacts loanId={order?.loanId ?? ''} />}
            />
          </>
        )
      }
    >
      {(found) => order && children(found, order)}
    </QueryPage>
  );
}

/** The link to the complaints that were sent, and to what became of them. */
export function MyComplaintsLink() {
  const { t } = useTranslation('complaints');
  const goTo = useGoTo();
  if (!goTo.isOpen('complaintList')) return null;
  return (
    <ActionRows
      rows={[
        {
          id: 'mine',
          title: t('myComplaints'),
          href: goTo.href('complaintList'),
          onPress: () => goTo.go('complaintList'),
        },
      ]}
    />
  );
}
