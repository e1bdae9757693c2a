import type { ReactNode } from 'react';
import { AlertIcon } from './icons/alert.tsx';
import { CheckIcon } from './icons/check.tsx';
import { InfoIcon } from './icons/info.tsx';
import css from './note.module.css';
import { wrapTexts } from './wrap-texts.tsx';

/** How much a note weighs. */
export type NoteTone = 'plain' | 'good' | 'warn' | 'bad';

/** Each tone has its own mark, so that none is said by colour alone. */
export const NOTE_ICONS: Record<NoteTone, ReactNode> = {
  plain: <InfoIcon />,
  good: <CheckIcon />,
  warn: <AlertIcon />,
  bad: <AlertIcon />,
};

/** Props of `Note`. */
export interface NoteProps {
  tone: NoteTone;
  title?: ReactNode;
  children?: ReactNode;
  /** 'status' or 'alert' for a note that appears by itself. */
  role?: 'status' | 'alert' | 'note' | undefined;
}

/** A remark that stays on the page. */
export function Note({ tone, title, children, role }: NoteProps) {
  return (
    <div className={css.note} data-tone={tone} role={role}>
      {NOTE_ICONS[tone]}
      <div className={css.words}>
        {title != null && <p className={css.title}>{title}</p>}
        {wrapTexts(children)}
      </div>
    </div>
  );
}
