import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isBlocked,
  wantsSubCategory,
  type ComplaintOrder,
  type ComplaintStart,
} from '../../domain/complaint.ts';
import { useComplaintHandover } from '../../navigation/complaint-handover.ts';
import { useGoTo, useScreenParams } from '../../navigation/use-go-to.ts';
import { Page } from '../../ui/page.tsx';
import { ComplaintEditor, KindChoice } from './complaint-editor.tsx';
import { ComplaintStartPage, MyComplaintsLink } from './complaint-start-page.tsx';
import { useDrafts } from './drafts.tsx';
import { OrderCard } from './order-card.tsx';
import { BlockedCollection } from './other-contacts.tsx';
import { SendBar, SentDialog } from './send-bar.tsx';
import { useComplaint } from './use-complaint.ts';

/** Props of `WholeComplaint`. */
export interface WholeComplaintProps {
  screenKey: 'complaintStartNew' | 'complaintForm';
}

/** Loan, kind and text of a complaint on one page. */
export function WholeComplaint({ screenKey }: WholeComplaintProps) {
  const { loanId } = useScreenParams();
  return (
    <ComplaintStartPage screenKey={screenKey} loanId={loanId}>
      {(start, order) => <WriteWhole screenKey={screenKey} start={start} order={order} />}
    </ComplaintStartPage>
  );
}

interface WriteWholeProps extends WholeComplaintProps {
  start: ComplaintStart;
  order: ComplaintOrder;
}

/**
 * What was typed goes along to another loan, but a loan with a draft of its own has a form of its own, so that neither
 * text replaces the other.
 */
function WriteWhole(props: WriteWholeProps) {
  const { loanId } = props.order;
  const drafts = useDrafts();
  const [form, setForm] = useState({ loanId, number: 0 });
  if (loanId !== form.loanId)
    setForm({ loanId, number: form.number + (drafts.read(loanId) ? 1 : 0) });
  return <OneForm key={form.number} {...props} />;
}

function OneForm({ screenKey, start, order }: WriteWholeProps) {
  const { t } = useTranslation('complaints');
  const goTo = useGoTo();
  const params = useScreenParams();
  const { prefill, letsChoose } = useComplaintHandover();
  const complaint = useComplaint({
    loanId: order.loanId,
    category: params.category,
    subCategory: params.subCategory,
    wantsSubCategory: (category) => wantsSubCategory(start, category),
  });
  const { sending, form } = complaint;
  const { values } = form;
  const blocked = isBlocked(order, values.category) && sending.at !== 'sent';
  return (
    <Page
      screenKey={screenKey}
      face="ready"
      title={t('title')}
      actions={!blocked && <SendBar complaint={complaint} />}
    >
      <div data-side="summary">
        <MyComplaintsLink />
        <OrderCard
          order={order}
          // What is being sent stays about the loan that it was sent about.
          orders={sending.at === 'sending' ? [] : start.orders}
          status={start.status}
          onChoose={(loanId) =>
            goTo.go(screenKey, { loanId }, { replace: true, state: { prefill, letsChoose } })
          }
        />
      </div>
      <div data-side="acts">
        <ComplaintEditor complaint={complaint}>
          <KindChoice complaint={complaint} part="category" kinds={start.categories} />
          {blocked && <BlockedCollection loanId={order.loanId} />}
          {!blocked && wantsSubCategory(start, values.category) && (
            <KindChoice complaint={complaint} part="subCategory" kinds={start.subCategories} />
          )}
        </ComplaintEditor>
      </div>
      <SentDialog sending={sending} loanId={order.loanId} />
    </Page>
  );
}
