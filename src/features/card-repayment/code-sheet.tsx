import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maskedCardEnd } from '../../domain/card-number.ts';
import type { LinkedCard } from '../../domain/card-repayment.ts';
import { minuteText } from '../../domain/time-left.ts';
import { codeWaitSeconds } from '../../domain/wrong-codes.ts';
import { useCountdown, useSecondsLeft } from '../../lending-ui/use-countdown.ts';
import type { CodeStep } from '../../payments/payment-view.ts';
import { onSteadyClock } from '../../platform/steady-time.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import css from './code-sheet.module.css';

/** Props of `CodeSheet`. */
export interface CodeSheetProps {
  step: CodeStep;
  /** Undefined when it has gone from the list since. */
  card: LinkedCard | undefined;
  amountText: string;
  onConfirm: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onCancel: () => void;
  /** The browser's Back: says whether the sheet closes. */
  onBack: () => boolean;
  onTyping: () => void;
}

/** The code that the bank sent by SMS, and asking for another one once the wait is over (screens §4). */
export function CodeSheet({
  step,
  card,
  amountText,
  onConfirm,
  onResend,
  onCancel,
  onBack,
  onTyping,
}: CodeSheetProps) {
  const { t } = useTranslation(['card-repayment', 'app']);
  const { minLength, maxLength } = useTenant().forms.repaymentCode;
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const secondsLeft = useCountdown(step.codeSentAt);
  const wrongCodes = useMemo(
    () => step.wrongCodes && { ...step.wrongCodes, lastAt: onSteadyClock(step.wrongCodes.lastAt) },
    [step.wrongCodes],
  );
  const waitSeconds = useSecondsLeft(wrongCodes?.lastAt, (now) => codeWaitSeconds(wrongCodes, now));
  const isWaiting = waitSeconds !== undefined;

  // A wrong code leaves the field with the focus, ready for the right one (lender-api §3).
  useEffect(() => {
    if (step.error) field.current?.focus();
  }, [step.error]);

  const type = (typed: string) => {
    setCode(typed);
    setShort(false);
    onTyping();
  };
  const submit = () => {
    if (isWaiting) return undefined;
    if (code.length >= minLength) return onConfirm(code);
    setShort(true);
    field.current?.focus();
    return undefined;
  };
  const isBusy = step.busy !== undefined;
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t('codeTitle')}
      kind="sheet"
      isDismissable={false}
      onBack={onBack}
      closeLabel={t('app:close')}
      actions={
        <>
          <Button
            type="submit"
            form="repayment-code"
            isBusy={step.busy === 'confirming'}
            busyLabel={t('confirming')}
            isOff={isWaiting}
          >
            {isWaiting
              ? t('tryAgainIn', { count: waitSeconds })
              : t('confirmPayment', { amount: amountText })}
          </Button>
          <Button kind="quiet" isOff={isBusy} onPress={isBusy ? undefined : onCancel}>
            {t('app:cancel')}
          </Button>
        </>
      }
    >
      <form
        id="repayment-code"
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>
          {card
            ? t('codeSentFor', { bank: card.bankName, end: maskedCardEnd(card.number) })
            : t('codeSent')}
        </p>
        <CodeField
          name="code"
          label={t('code')}
          value={code}
          onChange={type}
          maxLength={maxLength}
          error={isShort ? t('codeShort') : step.error}
          messageSentAt={step.codeSentAt}
          inputRef={field}
          autoFocus
        />
        <p className={css.hint}>{t('neverShare')}</p>
        {card && (
          <Button
            kind="secondary"
            size="small"
            isOff={secondsLeft !== undefined || isBusy}
            isBusy={step.busy === 'resending'}
            onPress={secondsLeft === undefined && !isBusy ? onResend : undefined}
          >
            {secondsLeft === undefined
              ? t('getCode')
              : t('newCodeIn', { time: minuteText(secondsLeft) })}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
