import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import css from './copy-field.module.css';
import { CopyIcon } from './icons/copy.tsx';

/** What a field for copying says. */
export interface CopyWords {
  copy: string;
  copied: string;
  /** Said when nothing could be copied and the text was selected instead. */
  byHand: string;
}

/** What became of a press on Copy. */
export type CopyState = 'idle' | 'copied' | 'refused';

/** Props of `CopyFieldView`. */
export interface CopyFieldViewProps {
  /** Of the page's elements: no other field has it. */
  id: string;
  label: string;
  /** How it is shown. */
  children: ReactNode;
  /** Without it there is nothing to copy. */
  onCopy: (() => unknown) | undefined;
  words: CopyWords;
  state: CopyState;
  /** Takes the element of the value, to be selected where nothing can be copied. */
  valueRef?: ((value: HTMLElement | null) => void) | undefined;
  /** 'hero' is the screen's one number, 'small' what few are asked for. */
  size?: 'hero' | 'main' | 'small' | undefined;
  /** No longer good for anything: shown weaker, and not to be copied. */
  isOff?: boolean | undefined;
}

/** Something that people carry elsewhere: alone, large, with Copy beside it. Holds no hook. */
export function CopyFieldView(props: CopyFieldViewProps) {
  const { id, label, children, onCopy, words, state, valueRef, size = 'main', isOff } = props;
  const shown = state === 'copied' ? words.copied : words.copy;
  return (
    <div
      className={css.field}
      role="group"
      aria-labelledby={id}
      data-size={size}
      data-off={isOff || undefined}
    >
      <div className={css.words}>
        <p id={id} className={css.label}>
          {label}
        </p>
        <p className={css.value}>
          <span ref={valueRef}>{children}</span>
        </p>
      </div>
      {onCopy && !isOff && (
        <Button kind="secondary" size="small" aria-label={`${shown}: ${label}`} onPress={onCopy}>
          <CopyIcon />
          {shown}
        </Button>
      )}
      <p className={state === 'refused' ? css.byHand : 'visually-hidden'} role="status">
        {{ idle: undefined, copied: words.copied, refused: words.byHand }[state]}
      </p>
    </div>
  );
}
