import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/accordion.tsx';
import { PlainRow, PlainRows } from '../../ui/plain-rows.tsx';
import type { LoanModel } from './loan-model.ts';
import css from './loan-view.module.css';

/** Props of `LoanLines`. */
export interface LoanLinesProps {
  details: LoanModel['details'];
  isOpen: boolean;
  logo: ReactNode;
  /** Copies the number of the loan. */
  copy: ReactNode;
}

/** What need not be seen at once, behind one line: the product, the lender's own lines, the number of the loan. */
export function LoanLines({
  details: { title, product, lines, number },
  isOpen,
  logo,
  copy,
}: LoanLinesProps) {
  return (
    <Disclosure title={title} aside={number.short} isOpen={isOpen}>
      {product && (
        <p className={css.product}>
          {logo}
          <span>{product.name}</span>
        </p>
      )}
      <PlainRows>
        {lines.map((line, at) => (
          <PlainRow key={`${line.label} ${at}`} label={line.label} value={line.value} />
        ))}
        <PlainRow
          label={number.label}
          value={
            <span className={css.number}>
              <span>{number.short}</span>
              {copy}
            </span>
          }
        />
      </PlainRows>
    </Disclosure>
  );
}
