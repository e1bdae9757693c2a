import type { ReactNode } from 'react';
import { SentOffDrawing } from '../../ui/drawings/sent-off.tsx';
import { Steps } from '../../ui/steps.tsx';
import css from './confirmed-view.module.css';
import type { ConfirmedModel } from './decide-confirmed.ts';

/** Props of `ConfirmedView`. */
export interface ConfirmedViewProps {
  model: ConfirmedModel;
  /** What React alone can do: put the first payment into the calendar. */
  slots?: { reminder?: ReactNode };
}

/** Confirmed (look, row 1): the amount leaves for its account, what happens when, and the first payment as a date. */
export function ConfirmedView({ model, slots }: ConfirmedViewProps) {
  const { amount, words, firstPayment } = model;
  return (
    <>
      <div className={css.hero}>
        <SentOffDrawing symbol={model.symbol} account={model.account} />
        <h2 className={css.headline}>
          <span className={css.amount} data-long={amount.length > 9 || undefined}>
            {amount}
          </span>
          {/* A voice reads the two as one sentence. */}
          <span className={css.words}>{` ${words}`}</span>
        </h2>
      </div>
      <section className={css.paper}>
        <Steps steps={model.steps} isLive />
        {firstPayment && (
          <div className={css.first}>
            <dl>
              <dt className={css.label}>{firstPayment.label}</dt>
              <dd className={css.date}>{firstPayment.date}</dd>
              {firstPayment.amount && <dd>{firstPayment.amount}</dd>}
            </dl>
            {slots?.reminder}
          </div>
        )}
      </section>
    </>
  );
}
