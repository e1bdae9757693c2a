import { useTranslation } from 'react-i18next';
import type { Talk } from '../../domain/assistant-talk.ts';
import { saysPaid } from '../../domain/says-paid.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { useLoanNow } from '../../payments/use-loan-now.ts';
import { systemClock } from '../../platform/clock.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { decideOpening, type OpeningInputs } from './decide-opening.ts';
import { LoanOpening } from './loan-opening.tsx';
import { PaidAnswer } from './paid-answer.tsx';
import type { TalkOfLoan } from './talk-page.tsx';
import { usePaidQuestion } from './use-paid-question.ts';
import type { PersonContact } from './use-person.tsx';

/** What a loan brings to the talk about it. */
export interface UseLoanTalk {
  /** It is being asked for, for the first time. */
  isComing: boolean;
  /** How the talk begins, and what is heard in it; undefined while the loan is not known. */
  about: (person: PersonContact, talk: Talk, isBeside: boolean) => TalkOfLoan | undefined;
  /** What stands beside the talk; undefined while the loan is not known. */
  aside: { loanRef: LoanRef; inputs: OpeningInputs } | undefined;
}

/** See `UseLoanTalk`. */
export function useLoanTalk(loanRef: LoanRef): UseLoanTalk {
  const { t } = useTranslation('assistant');
  const say = useSay('assistant');
  const format = useFormat();
  const tenant = useTenant();
  const { isOpen } = useGoTo();
  const loanNow = useLoanNow(loanRef);
  const paid = usePaidQuestion(loanNow);
  const { loan, standing } = loanNow;
  if (!loan) return { isComing: !loanNow.isError, about: () => undefined, aside: undefined };

  const inputs = { loan, standing, tenant, say, format, now: systemClock.now(), isOpen };
  const opening = decideOpening(inputs);
  const mayAsk = opening.cards.some(({ act }) => act === 'wasPaid');
  const { state, before } = paid;
  return {
    isComing: false,
    aside: { loanRef, inputs },
    about: (person, talk, isBeside) => ({
      opening: (
        <LoanOpening
          loanRef={loanRef}
          loan={loan}
          opening={opening}
          isBeside={isBeside}
          onWasPaid={() => paid.ask(talk.messages.at(-1)?.id ?? 0)}
          onPerson={person.reach}
        />
      ),
      answer: state && before && (
        <PaidAnswer
          state={state}
          inputs={inputs}
          before={before}
          onAskAgain={paid.askAgain}
          onProof={person.canComplain ? person.complain : undefined}
        />
      ),
      answersAfter: paid.after,
      answers: paid.times,
      answerMark: typeof state === 'object' ? String(state.at) : (state ?? ''),
      heard(text, id) {
        if (mayAsk && saysPaid(text, t('paidWords'))) paid.ask(id);
      },
    }),
  };
}
