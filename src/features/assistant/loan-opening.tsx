import { useTranslation } from 'react-i18next';
import type { Loan } from '../../domain/loan.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { useRepay } from '../../payments/use-repay.ts';
import { Button } from '../../ui/button.tsx';
import type { OpeningCard, OpeningModel } from './decide-opening.ts';
import css from './loan-opening.module.css';
import talk from './assistant.module.css';
import { AssistantFace } from './talk-line.tsx';

/** Props of `LoanOpening`. */
export interface LoanOpeningProps {
  loanRef: LoanRef;
  loan: Loan;
  opening: OpeningModel;
  /** The loan stands beside the talk: what it says is not said twice. */
  isBeside: boolean;
  /** "Was it paid?" */
  onWasPaid: () => void;
  /** Repaying leads nowhere in this app yet: a person says how to pay. */
  onPerson: () => void;
}

/** How a talk about a loan begins: what the lender says of the loan now, and what can be done about it. */
export function LoanOpening({
  loanRef,
  loan,
  opening,
  isBeside,
  onWasPaid,
  onPerson,
}: LoanOpeningProps) {
  const { t } = useTranslation('assistant');
  const goTo = useGoTo();
  const repay = useRepay(loanRef, onPerson);
  const press: Record<OpeningCard, () => void> = {
    pay: () => repay(loan),
    extend: () => goTo.go('extension', loanRef),
    wasPaid: onWasPaid,
    thinkWrong: () => goTo.go('complaintStart', { loanId: loanRef.loanId }),
    seeLoan: () => goTo.go('loanDetails', loanRef),
  };
  const cards = opening.cards.filter(({ act }) => !isBeside || act !== 'seeLoan');
  return (
    <div className={css.opening}>
      <div className={talk.line} data-first="">
        <AssistantFace />
        <div className={talk.bubble}>
          <span className="visually-hidden">{t('assistantSays')}</span>
          {!isBeside && <p className={talk.title}>{opening.sentence}</p>}
          <p>{t('whatCanIDo')}</p>
        </div>
      </div>
      {cards.length > 0 && (
        <div className={css.cards} role="group" aria-label={t('aboutLoan')}>
          {cards.map(({ act, label }) => (
            <Button key={act} kind="secondary" size="small" onPress={press[act]}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
