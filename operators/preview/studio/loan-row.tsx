import { useTranslation } from 'react-i18next';
import { loanStatusRule, type LoanStatusTable } from '../../../src/domain/loan-status.ts';
import type { SandboxLoan } from './use-sandbox.ts';

/** The statuses that the spec knows (spec §4), in the order of a loan's life. */
const statuses = ['21', '110', '151', '174', '180', '3', '5', '170', '200', '4'];

/** A status with what the lender's table makes of it. */
const saidOf = (status: string, table: LoanStatusTable) =>
  `${status} · ${loanStatusRule(status, table).picture}`;

/** Props of `LoanRow`. */
export interface LoanRowProps {
  loan: SandboxLoan;
  /** The lender's own table of statuses. */
  table: LoanStatusTable;
  isChosen: boolean;
  onChoose: () => void;
  onStatus: (status: string) => void;
  onPay: () => void;
}

/** One loan of the sandbox: it can be chosen for the phone, put into a status, and paid. */
export function LoanRow({ loan, table, isChosen, onChoose, onStatus, onPay }: LoanRowProps) {
  const { t } = useTranslation('preview');
  const options = [...new Set([...statuses, loan.status])];
  return (
    <li className="st-loan" data-chosen={isChosen || undefined}>
      <button type="button" className="st-link" aria-pressed={isChosen} onClick={onChoose}>
        <code>{loan.id}</code>
      </button>
      <span className="st-loan-tools">
        <select
          className="st-input"
          aria-label={t('statusOf', { loan: loan.id })}
          value={loan.status}
          onChange={({ target }) => onStatus(target.value)}
        >
          {options.map((status) => (
            <option key={status} value={status}>
              {saidOf(status, table)}
            </option>
          ))}
        </select>
        <button type="button" className="st-small" onClick={onPay}>
          {t('payAtCounter')}
        </button>
      </span>
    </li>
  );
}
