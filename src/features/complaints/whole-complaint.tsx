import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  collectionCategory,
  type ComplaintOrder,
  type ComplaintStart,
} from '../../domain/complaint.ts';
import {
  useComplaintHandover,
  useComplaintParams,
  useGoToComplaint,
} from '../../navigation/complaint-params.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Page } from '../../ui/page.tsx';
import { BlockedCollection } from './blocked-collection.tsx';
import { isBlocked, wantsSubCategory } from './chosen-order.ts';
import { ComplaintEditor } from './complaint-editor.tsx';
import css from './complaint-editor.module.css';
import { MyComplaintsLink } from './my-complaints-link.tsx';
import { OrderCard } from './order-card.tsx';
import { SendBar } from './send-bar.tsx';
import { SentDialog } from './sent-dialog.tsx';
import { SubCategoryChoice } from './sub-category-choice.tsx';
import { useComplaint } from './use-complaint.ts';
import { useComplaintStart } from './use-complaint-start.tsx';
import { useDrafts } from './use-drafts.ts';

/** Props of `WholeComplaint`. */
export interface WholeComplaintProps {
  screenKey: 'complaintStartNew' | 'complaintForm';
}

/** Loan, kind and text of a complaint on one page. */
export function WholeComplaint({ screenKey }: WholeComplaintProps) {
  const { loanId } = useComplaintParams();
  const asked = useComplaintStart(screenKey, loanId);
  const order = 'order' in asked ? asked.order : undefined;
  const formNumber = useFormNumber(order?.loanId);
  if ('otherFace' in asked) return asked.otherFace;
  return <WriteWhole key={formNumber} screenKey={screenKey} {...asked} />;
}

/**
 * Counts the forms of this page: what was typed goes along to another loan, but a loan with a draft of its own has a
 * form of its own, so that neither text replaces the other.
 */
function useFormNumber(loanId: string | undefined): number {
  const drafts = useDrafts();
  const [form, setForm] = useState({ loanId, number: 0 });
  if (loanId === undefined || loanId === form.loanId) return form.number;
  const number = form.number + (drafts.read(loanId) ? 1 : 0);
  setForm({ loanId, number });
  return number;
}

interface WriteWholeProps extends WholeComplaintProps {
  start: ComplaintStart;
  order: ComplaintOrder;
}

function WriteWhole({ screenKey, start, order }: WriteWholeProps) {
  const { t } = useTranslation(['complaints', 'app']);
  const goTo = useGoToComplaint();
  const params = useComplaintParams();
  const { prefill, letsChoose } = useComplaintHandover();
  const complaint = useComplaint({
    loanId: order.loanId,
    category: params.category,
    subCategory: params.subCategory,
    wantsSubCategory: (category) => wantsSubCategory(start, category),
  });
  const { values, change, faults, sending } = complaint;
  const blocked = isBlocked(order, values.category) && sending.at !== 'sent';
  return (
    <Page
      screenKey={screenKey}
      face="ready"
      title={t('title')}
      actions={!blocked && <SendBar complaint={complaint} />}
    >
      <MyComplaintsLink />
      <OrderCard
        order={order}
        // What is being sent stays about the loan that it was sent about.
        orders={sending.at === 'sending' ? [] : start.orders}
        status={start.status}
        onChoose={(loanId) =>
          goTo.go(screenKey, { loanId }, { replace: true, prefill, letsChoose })
        }
      />
      <ComplaintEditor complaint={complaint}>
        <div>
          <ChoiceList
            legend={t('whatIsWrong')}
            name="category"
            value={values.category}
            onChoose={(category) => change({ category, subCategory: '' })}
            choices={start.categories.map(({ code, title }) => ({ value: code, title }))}
          />
          {faults.category && (
            <p className={css.problem} role="alert">
              {t('app:pleaseChoose')}
            </p>
          )}
        </div>
        {blocked && <BlockedCollection loanId={order.loanId} />}
        {!blocked && values.category === collectionCategory && start.subCategories.length > 0 && (
          <SubCategoryChoice complaint={complaint} subCategories={start.subCategories} />
        )}
      </ComplaintEditor>
      <SentDialog sending={sending} loanId={order.loanId} />
    </Page>
  );
}
