import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComplaintOrder } from '../../domain/complaint.ts';
import { DetailRows } from '../../lending-ui/detail-rows.tsx';
import { LenderLogo } from '../../lending-ui/lender-logo.tsx';
import { ActionRows } from '../../ui/action-rows.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import css from './order-card.module.css';

/** Props of `OrderLine`. */
export interface OrderLineProps {
  order: ComplaintOrder;
  isChosen?: boolean | undefined;
}

/** A loan in one line: whose it is, the end of its number, and how it stands. */
export function OrderLine({ order, isChosen }: OrderLineProps) {
  const { t } = useTranslation('complaints');
  const { productName, productLogo, loanId, status } = order;
  return (
    <span className={css.line}>
      <LenderLogo address={productLogo} name={productName} />
      <span className={css.words}>
        <span className={css.name}>{productName || t('loan')}</span>
        <span className={css.detail}>
          {[t('loanNumber', { number: `··${loanId.slice(-4)}` }), status, isChosen && t('chosen')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </span>
  );
}

/** Props of `OrderCard`. */
export interface OrderCardProps {
  order: ComplaintOrder;
  /** All loans to choose from. */
  orders: readonly ComplaintOrder[];
  /** The lender's own line about complaints of this loan; '' for none. */
  status: string;
  onChoose: (loanId: string) => void;
}

/** The loan that a complaint is about; 'All' opens the list of the others (screens §5). */
export function OrderCard({ order, orders, status, onChoose }: OrderCardProps) {
  const { t } = useTranslation(['complaints', 'app']);
  const [isChoosing, setChoosing] = useState(false);
  const hasOthers = orders.some(({ loanId }) => loanId !== order.loanId);
  return (
    <Card>
      <div className={css.head}>
        <OrderLine order={order} />
        {hasOthers && (
          <Button
            kind="secondary"
            size="small"
            aria-label={`${t('all')}: ${t('chooseOrder')}`}
            aria-haspopup="dialog"
            onPress={() => setChoosing(true)}
          >
            {t('all')}
          </Button>
        )}
      </div>
      {order.rows.length > 0 && (
        <dl className={css.rows}>
          <DetailRows lines={order.rows} />
        </dl>
      )}
      {status && <p className={css.status}>{status}</p>}
      <Dialog
        kind="sheet"
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        title={t('chooseOrder')}
        closeLabel={t('app:close')}
      >
        <PagedList items={orders}>
          {(shown) => (
            <ActionRows
              rows={shown.map((one) => ({
                id: one.loanId,
                title: <OrderLine order={one} isChosen={one.loanId === order.loanId} />,
                onPress: () => {
                  setChoosing(false);
                  onChoose(one.loanId);
                },
              }))}
            />
          )}
        </PagedList>
      </Dialog>
    </Card>
  );
}
