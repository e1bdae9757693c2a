import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimOf } from '../../domain/loan-claim.ts';
import type { Loan } from '../../domain/loan.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useOnce } from '../../lending-ui/use-once.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import type { LoanNow } from '../../payments/use-loan-now.ts';
import { useRepay } from '../../payments/use-repay.ts';
import { systemClock } from '../../platform/clock.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { decideOpening, decidePaidAnswer, type OpeningCard } from './decide-opening.ts';
import css from './loan-opening.module.css';
import talk from './assistant.module.css';
import { AssistantFace } from './talk-line.tsx';

/** Props of `LoanOpening`. */
export interface LoanOpeningProps {
  loanRef: LoanRef;
  loan: Loan;
  loanNow: LoanNow;
  /** Goes on to a person with what proves a payment; absent where no complaints are taken. */
  onProof: (() => void) | undefined;
  /** Repaying leads nowhere in this app yet: a person says how to pay. */
  onPerson: () => void;
}

type Asked = 'no' | 'asking' | 'failed' | { loan: Loan; at: number };

/**
 * How a talk about a loan begins: what the lender says of the loan now, and what can be done about it. "Was it paid?"
 * is asked of the lender at once, and its answer stands below, for the ear as well.
 */
export function LoanOpening({ loanRef, loan, loanNow, onProof, onPerson }: LoanOpeningProps) {
  const { t } = useTranslation('assistant');
  const say = useSay('assistant');
  const format = useFormat();
  const tenant = useTenant();
  const goTo = useGoTo();
  const once = useOnce();
  const repay = useRepay(loanRef, onPerson);
  const [before] = useState(() => claimOf(loan));
  const [asked, setAsked] = useState<Asked>('no');

  const inputs = {
    loan,
    standing: loanNow.standing,
    tenant,
    say,
    format,
    now: systemClock.now(),
    isOpen: goTo.isOpen,
  };
  const opening = decideOpening(inputs);
  const ask = () =>
    once.run(async () => {
      setAsked('asking');
      const now = await loanNow.ask();
      setAsked(now ? { loan: now, at: systemClock.now() } : 'failed');
    });
  const press: Record<OpeningCard, () => void> = {
    pay: () => repay(loan),
    extend: () => goTo.go('extension', loanRef),
    wasPaid: () => void ask(),
    thinkWrong: () => goTo.go('complaintStart', { loanId: loanRef.loanId }),
    seeLoan: () => goTo.go('loanDetails', loanRef),
  };
  const answer =
    typeof asked === 'object'
      ? decidePaidAnswer({ ...inputs, loan: asked.loan, now: asked.at }, before)
      : undefined;
  return (
    <div className={css.opening}>
      <div className={talk.line} data-first="">
        <AssistantFace />
        <div className={talk.bubble}>
          <span className="visually-hidden">{t('assistantSays')}</span>
          <p className={talk.title}>{opening.sentence}</p>
          <p>{t('whatCanIDo')}</p>
        </div>
      </div>
      <div className={css.cards} role="group" aria-label={t('aboutLoan')}>
        {opening.cards.map(({ act, label }) => (
          <Button key={act} kind="secondary" size="small" onPress={press[act]}>
            {label}
          </Button>
        ))}
      </div>
      <div className={css.answer} role="status">
        {asked !== 'no' && (
          <div className={talk.line}>
            <div className={talk.bubble}>
              <p className={talk.title}>
                {answer?.title ?? (asked === 'asking' ? t('paidAsking') : t('paidNotAsked'))}
              </p>
              {answer && <p>{answer.text}</p>}
            </div>
          </div>
        )}
      </div>
      {(asked === 'failed' || answer?.isOpen) && (
        <div className={css.cards}>
          <Button kind="secondary" size="small" onPress={press.wasPaid}>
            {t('paidAskAgain')}
          </Button>
          {onProof && (
            <Button kind="secondary" size="small" onPress={onProof}>
              {t('paidProof')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
