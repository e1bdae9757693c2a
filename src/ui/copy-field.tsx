import { useId, useRef, useState, type ReactNode } from 'react';
import { selectText } from '../platform/clipboard.ts';
import { CopyButton, type CopyState } from './copy-button.tsx';
import css from './copy-field.module.css';

/** What a field for copying says. */
export interface CopyWords {
  copy: string;
  copied: string;
  /** Said when nothing could be copied and the text was selected instead. */
  byHand: string;
}

/** Props of `CopyField`. */
export interface CopyFieldProps {
  label: string;
  /** How it is shown. */
  children: ReactNode;
  /** What Copy takes; without it there is nothing to copy. */
  text: string | undefined;
  words: CopyWords;
  /** 'hero' is the screen's one number. */
  size?: 'hero' | 'main' | undefined;
  /** No longer good for anything: shown weaker, and not to be copied. */
  isOff?: boolean | undefined;
}

/** Something that people carry elsewhere: alone, large, with Copy beside it. What cannot be copied is selected (HD-65). */
export function CopyField({ label, children, text, words, size = 'main', isOff }: CopyFieldProps) {
  const [state, setState] = useState<CopyState>('idle');
  const value = useRef<HTMLSpanElement>(null);
  const id = useId();
  const hear = (next: CopyState) => {
    setState(next);
    if (next === 'refused' && value.current) selectText(value.current);
  };
  return (
    <div
      className={css.field}
      role="group"
      aria-labelledby={id}
      data-size={size}
      data-off={isOff || undefined}
    >
      <div className={css.head}>
        <p id={id} className={css.label}>
          {label}
        </p>
        {text !== undefined && !isOff && (
          <CopyButton
            text={text}
            what={label}
            label={words.copy}
            copiedLabel={words.copied}
            onCopy={hear}
          />
        )}
      </div>
      <p className={css.value}>
        <span ref={value}>{children}</span>
      </p>
      <p className={state === 'refused' ? css.byHand : 'visually-hidden'} role="status">
        {{ idle: undefined, copied: words.copied, refused: words.byHand }[state]}
      </p>
    </div>
  );
}
