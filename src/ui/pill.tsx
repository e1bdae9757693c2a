import type { ReactNode } from 'react';
import { AlertIcon } from './icons/alert.tsx';
import { CheckIcon } from './icons/check.tsx';
import { ClockIcon } from './icons/clock.tsx';
import css from './pill.module.css';

/** What a state means. */
export type PillTone = 'plain' | 'brand' | 'good' | 'warn' | 'bad';

/** A tone's own mark, so that no state is told by colour alone. */
const ICONS: Record<PillTone, ReactNode> = {
  plain: <span className={css.dot} />,
  brand: <span className={css.dot} />,
  good: <CheckIcon />,
  warn: <ClockIcon />,
  bad: <AlertIcon />,
};

/** Props of `Pill`. */
export interface PillProps {
  tone: PillTone;
  children: ReactNode;
  /** Instead of the tone's own mark; null for none, where the words are enough. */
  icon?: ReactNode;
}

/** A state in a word or two. */
export function Pill({ tone, children, icon = ICONS[tone] }: PillProps) {
  return (
    <span className={css.pill} data-tone={tone}>
      {icon}
      <span className={css.words}>{children}</span>
    </span>
  );
}
