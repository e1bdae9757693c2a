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
import { complaintFormId, SendBar } from './send-bar.tsx';
import { SentDialog } from './sent-dialog.tsx';
import { SubCategoryChoice } from './sub-category-choice.tsx';
import { useComplaint } from './use-complaint.ts';
import { useComplaintStart } from './use-complaint-start.tsx';

const screenKey = 'complaintStartNew';

/** A whole complaint on one page: loan, kind and text (screens §1). */
export function ComplaintStartNewScreen() {
  const { loanId } = useComplaintParams();
  const asked = useComplaintStart(screenKey, loanId);
  return 'otherFace' in asked ? asked.otherFace : <WholeComplaint {...asked} />;
}

function WholeComplaint({ start, order }: { start: ComplaintStart; order: ComplaintOrder }) {
  const { t } = useTranslation(['complaints', 'app']);
  const goTo = useGoToComplaint();
  const params = useComplaintParams();
  const { prefill } = useComplaintHandover();
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
        orders={start.orders}
        status={start.status}
        onChoose={(loanId) => goTo.go(screenKey, { loanId }, { replace: true, prefill })}
      />
      <form
        id={complaintFormId}
        noValidate
        className={css.editor}
        onSubmit={(event) => {
          event.preventDefault();
          complaint.send();
        }}
      >
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
        <ComplaintEditor complaint={complaint} />
      </form>
      <SentDialog sending={sending} loanId={order.loanId} />
    </Page>
  );
}
