import { useTranslation } from 'react-i18next';
import { readDay } from '../../domain/day.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Pill } from '../../ui/pill.tsx';
import { useAnswerDue } from './use-answer-due.ts';

/** Props of `AnswerHero`. */
export interface AnswerHeroProps {
  isAnswered: boolean;
  /** When the complaint was sent, as the lender wrote it; '' where nobody said it. */
  sent: string;
}

/** How a complaint stands: answered, promised for a day, or late; without a day where the sending's is not known. */
export function AnswerHero({ isAnswered, sent }: AnswerHeroProps) {
  const { t } = useTranslation('complaints');
  const { forms, locale } = useTenant();
  const dueOf = useAnswerDue();
  if (isAnswered) {
    const pill = <Pill tone="good">{t('answered')}</Pill>;
    return <Hero tone="good" pill={pill} headline={t('answeredTitle')} />;
  }
  const day = readDay(sent, locale.timeZone);
  const due = day && dueOf(day);
  if (due?.isOver) {
    return (
      <Hero
        tone="bad"
        pill={<Pill tone="bad">{t('late')}</Pill>}
        headline={t('lateTitle')}
        text={t('lateText', { date: due.date })}
      />
    );
  }
  return (
    <Hero
      tone="calm"
      pill={<Pill tone="warn">{t('waiting')}</Pill>}
      headline={
        due
          ? t('dueTitle', { date: due.date })
          : t('dueTitlePlain', { count: forms.complaint.answerWithinWeekdays })
      }
    />
  );
}
