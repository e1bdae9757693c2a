import { useTranslation } from 'react-i18next';
import type { ComplaintOrder } from '../../domain/complaint.ts';
import { useComplaintHandover, useGoToComplaint } from '../../navigation/complaint-params.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/faces.tsx';
import css from './order-card.module.css';
import { OrderLine } from './order-line.tsx';

/** Props of `AboutCard`. */
export interface AboutCardProps {
  loanId: string;
  /** Undefined while it is asked, or when it could not be. */
  order: ComplaintOrder | undefined;
  isAsking: boolean;
  category: string | undefined;
  subCategory: string | undefined;
}

/** What a complaint is about: loan and kind, and the way back to choose others. What was typed stays in the draft. */
export function AboutCard({ loanId, order, isAsking, category, subCategory }: AboutCardProps) {
  const { t } = useTranslation('complaints');
  const goTo = useGoToComplaint();
  const { prefill } = useComplaintHandover();
  if (isAsking) return <Skeleton shape="card" />;
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
          onFollow={() => goTo.go('complaintStart', { loanId }, { replace: true, prefill })}
        >
          {t('change')}
        </ButtonLink>
      </div>
      {category && (
        <p className={css.kind}>{[category, subCategory].filter(Boolean).join(' › ')}</p>
      )}
    </Card>
  );
}
