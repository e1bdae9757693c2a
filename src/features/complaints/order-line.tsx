import { useTranslation } from 'react-i18next';
import { isolateText } from '../../domain/isolate-text.ts';
import type { ComplaintOrder } from '../../domain/complaint.ts';
import { LenderLogo } from '../../lending-ui/lender-logo.tsx';
import css from './order-line.module.css';

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
          {[
            t('loanNumber', { number: `··${loanId.slice(-4)}` }),
            isolateText(status),
            isChosen && t('chosen'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </span>
  );
}
