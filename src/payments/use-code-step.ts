import { useTranslation } from 'react-i18next';
import { repaymentCodes } from '../domain/card-repayment.ts';
import type { LenderError } from '../domain/lender-error.ts';
import type { MinorAmount } from '../domain/money.ts';
import { claimOf } from '../domain/loan-claim.ts';
import { type MoneyRecord } from '../domain/money-call.ts';
import { afterWrongCode, codeWaitSeconds } from '../domain/wrong-codes.ts';
import type { Once } from '../lending-ui/use-once.ts';
import { useToast } from '../ui/toast.tsx';
import { makeMoneyCall, type CallResult, type MoneyCallEnd } from './make-money-call.ts';
import { resumedStep, type CodeCalls, type CodeStep, type PageStep } from './payment-view.ts';
import type { LoanNow } from './use-loan-now.ts';

/** What the machine of a payment hands to its code. */
export interface CodeMachine {
  step: PageStep;
  setStep: (step: PageStep) => void;
  loanNow: LoanNow;
  once: Once;
  /** Undefined for a channel without codes. */
  codeCalls: CodeCalls | undefined;
  accepted: (amount: MinorAmount | undefined) => void;
  /** What every end but a yes means; `stay` is where a plain no leads back to. */
  settleEnd: <Data>(
    end: Exclude<MoneyCallEnd<Data>, { end: 'answered' }>,
    amount: MinorAmount | undefined,
    stay: (error: LenderError, message: string) => void,
  ) => void;
}

/** What can be done while a code is awaited. */
export interface CodeActs {
  confirm: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  /** Closes the code; no money has moved. */
  cancel: () => void;
  /** Puts the code away and keeps its attempt, for as long as that lives; false while one is being sent. */
  putAside: () => boolean;
  /** Back to the code that was put away; undefined where none waits. */
  takeUp: (() => void) | undefined;
  clearCodeError: () => void;
}

const isWrongCode = (error: LenderError) =>
  error.kind === 'rejected' && error.code === repaymentCodes.wrongCode;

/** The code that a bank sends: typing it moves money, so it goes through the same door as the payment itself. */
export function useCodeStep(machine: CodeMachine): CodeActs {
  const { step, setStep, loanNow, once, codeCalls, accepted, settleEnd } = machine;
  const { t } = useTranslation('payment');
  const toast = useToast();
  const { place } = loanNow;
  const { records, clock, owner } = place;
  const waiting: PageStep =
    codeCalls && step.at === 'resting'
      ? resumedStep(records.find(), owner, clock.now())
      : { at: 'resting' };

  /** One more call of the attempt that waits for its code. */
  const goOn = <Data>(
    busy: 'confirming' | 'resending',
    callOf: (calls: CodeCalls, step: CodeStep, pressId: string) => PromiseLike<CallResult<Data>>,
    onAnswer: (data: Data) => Partial<MoneyRecord> & Pick<MoneyRecord, 'step'>,
    after: (step: CodeStep, error: LenderError, message: string) => void,
  ) =>
    once.run(async () => {
      if (step.at !== 'code' || !codeCalls) return;
      let { wrongCodes } = step;
      if (busy === 'confirming' && codeWaitSeconds(wrongCodes, clock.now())) return;
      const { attempt, lenderAttemptId, cardId, codeSentAt, amount } = step;
      const kept = records.find();
      const before =
        kept?.attempt === attempt ? kept.before : loanNow.loan && claimOf(loanNow.loan);
      // Money moves by the code, so that is when a payment was sent, as its bank will say as well.
      const startedAt =
        busy === 'resending' && kept?.attempt === attempt ? kept.startedAt : clock.now();
      setStep({ ...step, busy, error: undefined });
      const end = await makeMoneyCall(place, {
        record: {
          attempt,
          owner,
          channel: 'card',
          startedAt,
          amount,
          before,
          lenderAttemptId,
          cardId,
          codeSentAt,
          wrongCodes,
        },
        send: (pressId) => callOf(codeCalls, step, pressId),
        onAnswer,
        onRefusal(error) {
          if (isWrongCode(error)) wrongCodes = afterWrongCode(wrongCodes, clock.now());
          return { step: 'awaitingCode', wrongCodes };
        },
      });
      if (end.end === 'answered') {
        const now = records.find();
        if (now?.attempt === attempt && now.step === 'awaitingCode')
          setStep(resumedStep(now, owner, clock.now()));
        else accepted(amount);
      } else
        settleEnd(end, amount, (error, message) => after({ ...step, wrongCodes }, error, message));
    });

  return {
    confirm: (code) =>
      goOn(
        'confirming',
        (calls, at, pressId) => calls.confirm(at, code, pressId),
        () => ({ step: 'accepted' }),
        (at, error, message) =>
          setStep({
            ...at,
            busy: undefined,
            error: isWrongCode(error) ? t('wrongCodeText', { fault: t('wrongCode') }) : message,
          }),
      ),
    resend: () =>
      goOn(
        'resending',
        (calls, at, pressId) => calls.resend(at, pressId),
        ({ id, requiresOtp }) =>
          requiresOtp && id !== undefined
            ? {
                step: 'awaitingCode',
                lenderAttemptId: id,
                codeSentAt: clock.now(),
                wrongCodes: undefined,
              }
            : { step: 'accepted' },
        (at, _error, message) => {
          toast(message, { tone: 'bad' });
          setStep({ ...at, busy: undefined });
        },
      ),
    putAside() {
      if (once.isOpen()) return false;
      setStep({ at: 'resting' });
      return true;
    },
    takeUp: waiting.at === 'code' ? () => setStep(waiting) : undefined,
    cancel() {
      if (once.isOpen() || step.at !== 'code') return;
      records.end(step.attempt);
      setStep({ at: 'resting' });
    },
    clearCodeError() {
      if (step.at === 'code') setStep({ ...step, error: undefined });
    },
  };
}
