import type { ReactNode } from 'react';
import css from './faces.module.css';

/** Props of `EmptyFace`. */
export interface EmptyFaceProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  drawing?: ReactNode;
}

/** The face of a screen that has nothing to show, and says what comes next. */
export function EmptyFace({ title, text, action, drawing }: EmptyFaceProps) {
  return (
    <div className={css.face}>
      {drawing != null && <div className={css.drawing}>{drawing}</div>}
      <h2 className={css.title}>{title}</h2>
      {text != null && <div className={css.text}>{text}</div>}
      {action != null && <div className={css.action}>{action}</div>}
    </div>
  );
}
