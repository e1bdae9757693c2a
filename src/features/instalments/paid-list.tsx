import { PagedList } from '../../ui/paged-list.tsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instalment } from '../../domain/instalment-plan.ts';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import type { InstalmentWords } from './use-instalment-words.ts';
import css from './instalments-screen.module.css';

/** Props of `PaidList`. */
export interface PaidListProps {
  paid: readonly Instalment[];
  inWords: (instalment: Instalment) => InstalmentWords;
}

/** What is repaid, as the lender tells it. The lender's day may be the due one or that of the payment: it stands alone. */
export const PaidList = memo(function PaidList({ paid, inWords }: PaidListProps) {
  const { t } = useTranslation('instalments');
  if (paid.length === 0) return <EmptyFace title={t('paidEmpty')} />;
  return (
    <PagedList items={paid}>
      {(shown) => (
        <Rows>
          {shown.map((instalment, index) => {
            const { title, day, amount, state } = inWords(instalment);
            return (
              <Row
                key={`${title} ${index}`}
                label={
                  <>
                    <span className={css.title}>{title}</span>
                    <span className={css.detail}>{[day, state].filter(Boolean).join(' · ')}</span>
                  </>
                }
                value={amount}
              />
            );
          })}
        </Rows>
      )}
    </PagedList>
  );
});
