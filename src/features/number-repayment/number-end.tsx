import { useTranslation } from 'react-i18next';
import { readDay } from '../../domain/day.ts';
import { countdownText } from '../../domain/time-left.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Pill } from '../../ui/pill.tsx';
import css from './number-end.module.css';

/** Props of `useEndText`. */
export interface NumberEndTimes {
  /** As it came; '' when the lender named no end. */
  expiresAt: string;
  /** Milliseconds since 1970. */
  end: number;
}

/** Until when a number is good, in words: the hour only where the lender named one, and never one of ours. */
export function useEndText({ expiresAt, end }: NumberEndTimes): string {
  const { t } = useTranslation('number-repayment');
  const format = useFormat();
  const { timeZone } = useTenant().locale;
  if (expiresAt === '') return t('noEnd');
  const date = format.day(expiresAt);
  const hasTime = readDay(expiresAt, timeZone)?.hour !== undefined;
  return hasTime ? t('payBy', { date, time: format.clock(end) }) : t('payByDay', { date });
}

/** Until when a number is good, and how long that still is. */
export function NumberEnd({ secondsLeft, ...times }: NumberEndTimes & { secondsLeft: number }) {
  const { t } = useTranslation('number-repayment');
  const { timeZone } = useTenant().locale;
  const text = useEndText(times);
  const isCounted = readDay(times.expiresAt, timeZone) !== undefined;
  return (
    <div className={css.end}>
      <p className={css.words}>{text}</p>
      {isCounted && (
        <span role="timer" aria-label={t('timeLeft')}>
          <Pill tone="warn">{countdownText(secondsLeft)}</Pill>
        </span>
      )}
    </div>
  );
}
