import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import css from './faces.module.css';

/** Props of `ErrorFace`. */
export interface ErrorFaceProps {
  /** What happened. */
  title: ReactNode;
  /** What it means, and what to do. */
  text: ReactNode;
  retry?:
    | {
        label: string;
        act: () => void;
        isBusy?: boolean | undefined;
        busyLabel?: string | undefined;
      }
    | undefined;
  /** Whom to call when trying again does not help. */
  contact?: ReactNode;
  drawing?: ReactNode;
}

/** The face of a screen that could not be shown (screens §0). It is spoken when it comes. */
export function ErrorFace({ title, text, retry, contact, drawing }: ErrorFaceProps) {
  return (
    <div className={css.face} role="alert">
      {drawing != null && <div className={css.drawing}>{drawing}</div>}
      <h2 className={css.title}>{title}</h2>
      <div className={css.text}>{text}</div>
      {retry && (
        <div className={css.action}>
          <Button isBusy={retry.isBusy} busyLabel={retry.busyLabel} onPress={retry.act}>
            {retry.label}
          </Button>
        </div>
      )}
      {contact != null && <div className={css.contact}>{contact}</div>}
    </div>
  );
}
