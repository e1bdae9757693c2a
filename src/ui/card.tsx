import type { ReactNode } from 'react';
import css from './card.module.css';
import { wrapTexts } from './wrap-texts.tsx';

/** Props of `Card`. */
export interface CardProps {
  title?: ReactNode;
  children?: ReactNode;
  /** 'raised' lies over a picture or a gradient; 'tint' belongs to the brand. */
  tone?: 'plain' | 'raised' | 'tint' | undefined;
}

/** A quiet surface for what belongs together. */
export function Card({ title, children, tone }: CardProps) {
  return (
    <section className={css.card} data-tone={tone}>
      {title != null && <h2 className={css.title}>{title}</h2>}
      {wrapTexts(children)}
    </section>
  );
}
