import type { ReactNode } from 'react';
import css from './hero.module.css';

/** Props of `Hero`. */
export interface HeroProps {
  /** The state, in a `Pill`; it takes the hero's colours by itself. */
  pill?: ReactNode;
  /** The state in words; with an amount it stays smaller than that. */
  headline?: ReactNode;
  /** What the amount is. */
  label?: ReactNode;
  /** The screen's one number; a hero without one tells its state in words. */
  amount?: ReactNode;
  /** One sentence under it. */
  text?: ReactNode;
  /** A drawing; it gives way to the words where there is little room. */
  picture?: ReactNode;
  /** 'brand' is the tenant's gradient; the others say a state and come with a pill that says it in words. */
  tone?: 'brand' | 'good' | 'warn' | 'bad' | 'calm' | undefined;
}

/** The one number of a screen, or its state in words, on the brand's gradient; text colours come checked from the theme (HD-33). */
export function Hero({ pill, headline, label, amount, text, picture, tone = 'brand' }: HeroProps) {
  return (
    <section className={css.hero} data-tone={tone}>
      {(pill != null || headline != null || picture != null) && (
        <div className={css.top}>
          <div className={css.words}>
            {pill}
            {headline != null && <h2 className={css.headline}>{headline}</h2>}
          </div>
          {picture != null && <div className={css.picture}>{picture}</div>}
        </div>
      )}
      {amount != null && (
        <>
          <p className={css.label}>{label}</p>
          <p className={css.amount}>{amount}</p>
        </>
      )}
      {text != null && <p className={css.text}>{text}</p>}
    </section>
  );
}
