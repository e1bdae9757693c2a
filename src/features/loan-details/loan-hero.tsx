import { useTranslation } from 'react-i18next';
import { daysBetween, readDay, todayIn } from '../../domain/day.ts';
import type { LoanPicture, LoanState } from '../../domain/loan-status.ts';
import type { Loan } from '../../domain/loan.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { systemClock } from '../../platform/clock.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Hero, type HeroProps } from '../../ui/hero.tsx';
import { Pill, type PillTone } from '../../ui/pill.tsx';
import { statusDrawings } from './status-drawings.tsx';

/** How a status looks: the drawing says it once more, never alone. */
const toneOf: Record<LoanPicture, HeroProps['tone']> = {
  review: 'brand',
  approved: 'brand',
  disbursing: 'brand',
  due: 'brand',
  overdue: 'bad',
  processing: 'calm',
  settled: 'good',
  declined: 'calm',
  closed: 'good',
};

/** What the pill says: how far the due day is, or that nothing is owed. */
function usePill(loan: Loan, state: LoanState): { tone: PillTone; text: string } | undefined {
  const { t } = useTranslation('loan-details');
  const { locale } = useTenant();
  if (state === 'settled') return { tone: 'good', text: t('pillPaid') };
  if (state === 'open') return undefined;
  const due = readDay(loan.dueDate, locale.timeZone);
  if (!due) return { tone: 'warn', text: t('pillUnpaid') };
  const days = daysBetween(todayIn(locale.timeZone, systemClock.now()), due);
  if (days < 0) return { tone: 'bad', text: t('pillOverdue', { count: -days }) };
  return { tone: 'warn', text: days === 0 ? t('pillDueToday') : t('pillDueIn', { count: days }) };
}

/** Props of `LoanHero`. */
export interface LoanHeroProps {
  loan: Loan;
  picture: LoanPicture;
  state: LoanState;
}

/**
 * What is owed, by when, and how the loan stands: each figure only when the lender's answer holds it.
 */
export function LoanHero({ loan, picture, state }: LoanHeroProps) {
  const { t } = useTranslation('loan-details');
  const format = useFormat();
  const pill = usePill(loan, state);
  const Drawing = statusDrawings[picture];
  const owes = state === 'unpaid' && loan.amountDue !== undefined;
  const label = loan.dueDate
    ? t('amountDueOn', { date: format.day(loan.dueDate) })
    : t('amountDue');
  return (
    <Hero
      tone={toneOf[picture]}
      pill={pill && <Pill tone={pill.tone}>{pill.text}</Pill>}
      picture={<Drawing />}
      headline={loan.headline || (owes ? undefined : t(`state_${state}`))}
      text={loan.description || undefined}
      {...(owes && { label, amount: format.money(loan.amountDue) })}
    />
  );
}
