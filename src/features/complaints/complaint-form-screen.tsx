import { useTranslation } from 'react-i18next';
import { useGetComplaintStartQuery } from '../../lender-api/complaint/complaint.api.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import {
  missingComplaintParam,
  useComplaintHandover,
  useComplaintParams,
} from '../../navigation/complaint-params.ts';
import { Page } from '../../ui/page.tsx';
import { AboutCard } from './about-card.tsx';
import { BlockedCollection } from './blocked-collection.tsx';
import { chosenOrder, isBlocked, wantsSubCategory } from './chosen-order.ts';
import { ComplaintEditor } from './complaint-editor.tsx';
import { SendBar } from './send-bar.tsx';
import { SentDialog } from './sent-dialog.tsx';
import { SubCategoryChoice } from './sub-category-choice.tsx';
import { useComplaint } from './use-complaint.ts';
import { WholeComplaint } from './whole-complaint.tsx';

const screenKey = 'complaintForm';

/**
 * Writing a complaint of a kind that was chosen before (spec §2: query problem type, sub-type and order), or of one to
 * be chosen here, where a talk with the assistant was handed over (spec §4).
 */
export function ComplaintFormScreen() {
  const { t } = useTranslation(['complaints', 'app']);
  const params = useComplaintParams();
  const { letsChoose } = useComplaintHandover();
  const missing = missingComplaintParam(params, 'loanId', 'category');
  const { loanId, category, subCategory } = params;
  if (letsChoose && category === undefined) return <WholeComplaint screenKey={screenKey} />;
  if (missing || loanId === undefined || category === undefined) {
    return (
      <LoadFailure
        screenKey={screenKey}
        title={t('app:incompleteLinkTitle')}
        text={t('app:incompleteLinkText', { name: missing })}
      />
    );
  }
  const about = { loanId, category, subCategory };
  return <WriteComplaint key={JSON.stringify(about)} {...about} />;
}

interface WriteComplaintProps {
  loanId: string;
  category: string;
  subCategory: string | undefined;
}

/** The page needs no answer of the lender to be written on: what the complaint is about is filled in when it comes. */
function WriteComplaint({ loanId, category, subCategory }: WriteComplaintProps) {
  const { t } = useTranslation('complaints');
  const { data: start, isLoading } = useGetComplaintStartQuery({ loanId });
  const complaint = useComplaint({
    loanId,
    category,
    subCategory,
    wantsSubCategory: (code) => start !== undefined && wantsSubCategory(start, code),
  });
  const { sending, values } = complaint;
  const known = start && chosenOrder(start, loanId);
  // The lender may answer its current loan for one that it does not know; the complaint is about the address's.
  const order = known?.loanId === loanId ? known : undefined;
  const blocked = isBlocked(order, category) && sending.at !== 'sent';
  return (
    <Page
      screenKey={screenKey}
      face="ready"
      title={t('formTitle')}
      actions={!blocked && <SendBar complaint={complaint} />}
    >
      <AboutCard
        order={order}
        isAsking={isLoading}
        category={start?.categories.find(({ code }) => code === category)?.title}
        subCategory={start?.subCategories.find(({ code }) => code === values.subCategory)?.title}
        loanId={loanId}
      />
      {blocked ? (
        <BlockedCollection loanId={loanId} />
      ) : (
        <ComplaintEditor complaint={complaint}>
          {start && !subCategory && wantsSubCategory(start, category) && (
            <SubCategoryChoice complaint={complaint} subCategories={start.subCategories} />
          )}
        </ComplaintEditor>
      )}
      <SentDialog sending={sending} loanId={loanId} />
    </Page>
  );
}
