import { useTranslation } from 'react-i18next';
import type { LoanClaim } from '../../domain/loan-claim.ts';
import { Button } from '../../ui/button.tsx';
import css from './loan-opening.module.css';
import talk from './assistant.module.css';
import { decidePaidAnswer, type OpeningInputs } from './decide-opening.ts';
import { AssistantFace } from './talk-line.tsx';
import type { PaidState } from './use-paid-question.ts';

/** Props of `PaidAnswer`. */
export interface PaidAnswerProps {
  state: PaidState;
  inputs: OpeningInputs;
  before: LoanClaim;
  onAskAgain: () => void;
  /** Goes on to a person with what proves a payment; absent where no complaints are taken. */
  onProof: (() => void) | undefined;
}

/** What the lender says to "was it paid?", and what can be done when it was not. */
export function PaidAnswer({ state, inputs, before, onAskAgain, onProof }: PaidAnswerProps) {
  const { t } = useTranslation('assistant');
  const answer =
    typeof state === 'object'
      ? decidePaidAnswer({ ...inputs, loan: state.loan, now: state.at }, before)
      : undefined;
  return (
    <div className={css.answer}>
      <div className={talk.line} data-first="">
        <AssistantFace />
        <div className={talk.bubble}>
          <span className="visually-hidden">{t('assistantSays')}</span>
          <p className={talk.title}>
            {answer?.title ?? (state === 'asking' ? t('paidAsking') : t('paidNotAsked'))}
          </p>
          {answer && <p>{answer.text}</p>}
        </div>
      </div>
      {(state === 'failed' || answer?.isOpen) && (
        <div className={css.cards}>
          <Button kind="secondary" size="small" onPress={onAskAgain}>
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
