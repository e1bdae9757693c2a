import { PagedList } from '../../ui/paged-list.tsx';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  areAllChosen,
  canTap,
  chosenTotal,
  type ChosenCount,
} from '../../domain/instalment-choice.ts';
import type { Instalment } from '../../domain/instalment-plan.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { CheckRow, CheckRows, type CheckRowProps } from '../../ui/check-row.tsx';
import { Pill } from '../../ui/pill.tsx';
import type { InstalmentWords } from './use-instalment-words.ts';
import css from './instalment-repayment-screen.module.css';

/** From so many rows on, those out of sight are left out of the layout. */
const longList = 40;

/** Props of `WaitingList`. */
export interface WaitingListProps {
  waiting: readonly Instalment[];
  inWords: (instalment: Instalment) => InstalmentWords;
  chosen: ChosenCount;
  onTap: (index: number) => void;
  onTapAll: () => void;
}

/** What waits to be repaid, to choose from: the first ones up to any that can be chosen, or all (screens §4). */
export function WaitingList({ waiting, inWords, chosen, onTap, onTapAll }: WaitingListProps) {
  const { t } = useTranslation('instalments');
  const format = useFormat();
  const all = useMemo(() => format.major(chosenTotal(waiting, waiting.length)), [waiting, format]);
  const hasPayAll = waiting.length > 1 || waiting.some(({ canChoose }) => !canChoose);
  const notSingly = t('notSingly');

  return (
    <CheckRows legend={t('chooseWhat')} isLong={waiting.length > longList}>
      {hasPayAll && (
        <CheckRow
          index={-1}
          title={t('payAll')}
          aside={all}
          isChecked={areAllChosen(waiting, chosen)}
          tone="head"
          onToggle={onTapAll}
        />
      )}
      <PagedList items={waiting}>
        {(shown) =>
          shown.map((instalment, index) => (
            <WaitingRow
              key={`${instalment.number} ${index}`}
              instalment={instalment}
              inWords={inWords}
              index={index}
              isChecked={index < chosen}
              isOff={!canTap(waiting, chosen, index)}
              // The first one starts chosen: why it cannot be chosen is of use only once it was cleared.
              whyOff={instalment.canChoose || (index === 0 && chosen > 0) ? undefined : notSingly}
              onToggle={onTap}
            />
          ))
        }
      </PagedList>
    </CheckRows>
  );
}

interface WaitingRowProps extends Pick<
  CheckRowProps,
  'index' | 'isChecked' | 'isOff' | 'onToggle'
> {
  instalment: Instalment;
  inWords: (instalment: Instalment) => InstalmentWords;
  whyOff: string | undefined;
}

/** One that waits. Choosing a hundred at once puts none of them into words again. */
const WaitingRow = memo(function WaitingRow({ instalment, inWords, ...row }: WaitingRowProps) {
  const { t } = useTranslation('instalments');
  const words = useMemo(() => {
    const { title, day, amount, state, isOverdue } = inWords(instalment);
    const due = day && t('due', { date: day });
    const detail = isOverdue ? (
      <>
        <span className={css.line}>{due}</span>
        <Pill tone="bad">{state}</Pill>
      </>
    ) : (
      [due, state].filter(Boolean).join(' · ') || undefined
    );
    return { title, detail, aside: amount, tone: isOverdue ? 'bad' : undefined } as const;
  }, [instalment, inWords, t]);
  return <CheckRow {...row} {...words} />;
});
