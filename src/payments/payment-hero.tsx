import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmountToPay } from '../domain/amount-to-pay.ts';
import type { Loan } from '../domain/loan.ts';
import type { MinorAmount } from '../domain/money.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useSay } from '../i18n/use-say.ts';
import { systemClock } from '../platform/clock.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { SettledDrawing } from '../ui/drawings/settled.tsx';
import { Hero } from '../ui/hero.tsx';
import { Note } from '../ui/note.tsx';
import { Pill } from '../ui/pill.tsx';
import { AmountView } from './amount-view.tsx';
import { decideAmount, decideAmountNote, dueDayOf } from './decide-amount.ts';

/** What else has to be known about an amount before it is paid; nothing where the label says it all. */
export function AmountNote({ toPay }: { toPay: AmountToPay }): ReactNode {
  const say = useSay('payment');
  const format = useFormat();
  const note = decideAmountNote(toPay, { say, format });
  return note && <Note tone={note.tone}>{note.text}</Note>;
}

/** A loan of which nothing is owed any more. */
export function SettledHero({ headline }: { headline: string | undefined }) {
  const { t } = useTranslation('payment');
  return (
    <Hero
      tone="good"
      pill={<Pill tone="good">{t('paid')}</Pill>}
      headline={headline || t('alreadyPaid')}
      picture={<SettledDrawing />}
    />
  );
}

/** Props of `PaymentHero`. */
export interface PaymentHeroProps {
  loanId: string;
  toPay: AmountToPay;
  /** How the loan stands; undefined while it is asked, or when it could not be. */
  loan: Loan | undefined;
  isSettled: boolean;
  /** Shown as a line; it changes no amount (screens §8, "Repayment"). */
  coupon: MinorAmount | undefined;
  /** The loan is still being asked, so "nobody says how much" would be too early. */
  isAsking: boolean;
}

/** What is paid, to whom, by when: said before anything can be pressed; or that nothing is owed any more. */
export function PaymentHero({ loan, isSettled, ...rest }: PaymentHeroProps) {
  const say = useSay('payment');
  const format = useFormat();
  const { repayment, locale } = useTenant();
  if (isSettled) return <SettledHero headline={loan?.headline} />;
  const { payeeName } = repayment;
  const due = dueDayOf(loan?.dueDate, locale.timeZone, systemClock.now());
  const model = decideAmount({ ...rest, due, payeeName, say, format });
  return <AmountView {...model} />;
}
