import { useTranslation } from 'react-i18next';
import { maskedCardEnd } from '../../domain/card-number.ts';
import type { LinkedCard } from '../../domain/card-repayment.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { BankIcon } from '../../ui/icons/bank.tsx';

/** Props of `CardList`. */
export interface CardListProps {
  cards: readonly LinkedCard[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** The linked cards, their numbers masked to the last four; none is chosen at first (screens §4). */
export function CardList({ cards, chosenId, onChoose }: CardListProps) {
  const { t } = useTranslation('card-repayment');
  return (
    <ChoiceList
      legend={t('chooseCard')}
      name="card"
      value={chosenId}
      onChoose={onChoose}
      choices={cards.map(({ id, bankName, number }) => ({
        value: id,
        title: bankName,
        detail: t('cardEnding', { end: maskedCardEnd(number) }),
        picture: <BankIcon />,
      }))}
    />
  );
}
