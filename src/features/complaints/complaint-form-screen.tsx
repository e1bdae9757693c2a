import { useTranslation } from 'react-i18next';
import {
  chosenOrder,
  isBlocked,
  wantsSubCategory,
  type ComplaintOrder,
} from '../../domain/complaint.ts';
import { useGetComplaintStartQuery } from '../../lender-api/complaints/complaints.api.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { useComplaintHandover } from '../../navigation/complaint-handover.ts';
import { firstMissing } from '../../navigation/screen-params.ts';
import { useGoTo, useScreenParams } from '../../navigation/use-go-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Page } from '../../ui/page.tsx';
import { ComplaintEditor, KindChoice } from './complaint-editor.tsx';
import css from './order-card.module.css';
import { OrderLine } from './order-card.tsx';
import { BlockedCollection } from './other-contacts.tsx';
import { SendBar, SentDialog } from './send-bar.tsx';
import { useComplaint } from './use-complaint.ts';
import { WholeComplaint } from './whole-complaint.tsx';

const screenKey = 'complaintForm';

/**
 * Writing a complaint of a kind that was chosen before (spec §2: query problem type, sub-type and order), or of one to
 * be chosen here, where a talk with the assistant was handed over (spec §4).
 */
export function ComplaintFormScreen() {
  const { t } = useTranslation(['complaints', 'app']);
  const params = useScreenParams();
  const { letsChoose } = useComplaintHandover();
  const { loanId, category, subCategory } = params;
  if (letsChoose && category === undefined) return <WholeComplaint screenKey={screenKey} />;
  if (loanId === undefined || category === undefined) {
    const name = firstMissing(screenKey, params, ['loanId', 'category']);
    return (
      <LoadFailure
        screenKey={screenKey}
        title={t('app:incompleteLinkTitle')}
        text={t('app:incompleteLinkText', { name })}
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
  const { sending, form } = complaint;
  const { values } = form;
  const answered = start && chosenOrder(start, loanId);
  // The lender may answer its current loan for one that it does not know; the complaint is about the address's.
  const order = answered?.loanId === loanId ? answered : undefined;
  const blocked = isBlocked(order, category) && sending.at !== 'sent';
  const kinds = [
    start?.categories.find(({ code }) => code === category)?.title,
    start?.subCategories.find(({ code }) => code === values.subCategory)?.title,
  ];
  return (
    <Page
      screenKey={screenKey}
      face="ready"
      title={t('formTitle')}
      actions={!blocked && <SendBar complaint={complaint} />}
    >
      <div data-side="summary">
        <div className={css.about}>
          {isLoading ? (
            <Skeleton shape="card" lines={4} />
          ) : (
            <AboutCard loanId={loanId} order={order} kinds={kinds[0] ? kinds : []} />
          )}
        </div>
      </div>
      <div data-side="acts">
        {blocked ? (
          <BlockedCollection loanId={loanId} />
        ) : (
          <ComplaintEditor complaint={complaint}>
            {start && !subCategory && wantsSubCategory(start, category) && (
              <KindChoice complaint={complaint} part="subCategory" kinds={start.subCategories} />
            )}
          </ComplaintEditor>
        )}
      </div>
      <SentDialog sending={sending} loanId={loanId} />
    </Page>
  );
}

interface AboutCardProps {
  loanId: string;
  /** Undefined when it could not be asked. */
  order: ComplaintOrder | undefined;
  kinds: readonly (string | undefined)[];
}

/** What a complaint is about: loan and kind, and the way back to choose others. What was typed stays in the draft. */
function AboutCard({ loanId, order, kinds }: AboutCardProps) {
  const { t } = useTranslation('complaints');
  const goTo = useGoTo();
  const { prefill } = useComplaintHandover();
  const bare = {
    loanId,
    productName: '',
    productLogo: '',
    status: '',
    rows: [],
    takesCollectionComplaints: true,
  };
  return (
    <Card>
      <div className={css.head}>
        <OrderLine order={order ?? bare} />
        <ButtonLink
          kind="secondary"
          size="small"
          href={goTo.href('complaintStart', { loanId })}
          onFollow={() =>
            goTo.go('complaintStart', { loanId }, { replace: true, state: { prefill } })
          }
        >
          {t('change')}
        </ButtonLink>
      </div>
      {kinds.length > 0 && <p className={css.kind}>{kinds.filter(Boolean).join(' › ')}</p>}
    </Card>
  );
}
