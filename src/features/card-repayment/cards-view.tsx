import type { ReactNode } from 'react';
import { SupportContactView } from '../../lending-ui/support-contact-view.tsx';
import { AmountView } from '../../payments/amount-view.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { Mark } from '../../ui/mark.tsx';
import css from './cards-view.module.css';
import { walletChoice, type CardsModel } from './decide-cards.ts';

/** What can be done on the page. */
export interface CardsActs {
  /** By the value of its row. */
  choose: (value: string) => void;
  addCard: () => void;
  /** Pays by what is chosen, or goes on to the wallet. */
  pay: () => unknown;
  seeLoan: () => void;
}

/** Props of `CardsView`. */
export interface CardsViewProps {
  model: CardsModel;
  /** None is chosen at first (screens §4). */
  chosen: string | undefined;
  acts: CardsActs;
  /** What React alone fills in: that all is paid, what is said of a payment, the sheet for a code. */
  slots?: { settled?: ReactNode; notes?: ReactNode; sheet?: ReactNode };
}

/** The page of a payment by card, between its header and its actions. */
export function CardsView({ model, chosen, acts, slots = {} }: CardsViewProps) {
  const { amount, state, options, noCards, support } = model;
  const time = chosen === walletChoice ? model.walletTime : model.cardTime;
  const addCard = (
    <Button kind={state === 'cards' ? 'secondary' : 'primary'} onPress={acts.addCard}>
      {model.addCard}
    </Button>
  );
  return (
    <>
      <div data-side="summary">
        {amount ? <AmountView {...amount} /> : slots.settled}
        {slots.notes}
      </div>
      <div data-side="acts">
        {state === 'cards' && (
          <>
            <ChoiceList
              legend={model.chooseLabel}
              name="card"
              value={chosen}
              onChoose={acts.choose}
              choices={options.map(({ value, title, detail, mark, badge }) => ({
                value,
                title,
                detail,
                badge,
                picture: <Mark {...mark} />,
              }))}
            />
            {time && <p className={css.time}>{time}</p>}
            {addCard}
          </>
        )}
        {state === 'noCards' && (
          <EmptyFace title={noCards.title} text={noCards.text} action={addCard} />
        )}
        <SupportContactView {...support} />
      </div>
      {slots.sheet}
    </>
  );
}

/** The page's bar: pay what is named, or see the loan; nothing where neither can be. `isQuiet`: something else is asked first. */
export function cardsActionBar(
  { state, pay, goOn, seeLoan }: CardsModel,
  chosen: string | undefined,
  acts: Pick<CardsActs, 'pay' | 'seeLoan'>,
  busyLabel?: string,
  isQuiet?: boolean,
): ReactNode {
  if (state === 'closed') return <Button onPress={acts.seeLoan}>{seeLoan}</Button>;
  return (
    state === 'cards' &&
    pay !== undefined && (
      <Button
        kind={isQuiet ? 'secondary' : 'primary'}
        isBusy={busyLabel !== undefined}
        busyLabel={busyLabel}
        onPress={acts.pay}
      >
        {chosen === walletChoice ? goOn : pay}
      </Button>
    )
  );
}
