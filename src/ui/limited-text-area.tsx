import { useId, useRef, useState } from 'react';
import { countCharacters } from '../domain/character-count.ts';
import { fitEdit } from '../domain/fit-edit.ts';
import { FieldFrame, fieldAria, type FieldTexts } from './field-frame.tsx';
import css from './field.module.css';
import { useCaret } from './use-caret.ts';

/** Props of `LimitedTextArea`. */
export interface LimitedTextAreaProps extends FieldTexts {
  name: string;
  value: string;
  onChange: (text: string) => void;
  /** Most characters, in code points. */
  max: number;
  /** Said once no more fits: a counter alone is easily missed. */
  fullText: string;
  rows: number;
  isRequired?: boolean | undefined;
}

/**
 * A text area that holds so many characters and no more. What is too much is ignored where it was put in; nothing
 * that was there before is lost (HD-40). While an input method composes a word, the word is left alone and fitted
 * when it is done: taking letters away from under an input method makes it write nonsense.
 */
export function LimitedTextArea(props: LimitedTextAreaProps) {
  const { name, value, onChange, max, fullText, rows, isRequired, label, error, hint } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const place = useCaret(area);
  const [composed, setComposed] = useState<string>();
  const [isOver, setOver] = useState(false);
  const count = countCharacters(value);
  const isFull = isOver || count >= max;

  const change = (typed: string) => {
    const fitted = fitEdit(value, typed, max);
    setOver(fitted.text !== typed);
    if (composed !== undefined) setComposed(typed);
    else if (fitted.text !== typed) place(fitted.caret);
    if (fitted.text !== value) onChange(fitted.text);
  };
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={css.box} data-invalid={error ? '' : undefined}>
        <textarea
          {...fieldAria(id, { error, hint })}
          ref={area}
          name={name}
          rows={rows}
          className={css.input}
          aria-required={isRequired}
          value={composed ?? value}
          onChange={(event) => change(event.target.value)}
          onCompositionStart={() => setComposed(value)}
          onCompositionEnd={() => setComposed(undefined)}
        />
      </div>
      <p className={css.count} data-full={isFull || undefined}>
        <span>
          <span role="status">{isFull && fullText}</span>
          {!isFull && hint != null && <span id={`${id}-hint`}>{hint}</span>}
        </span>
        <span>{`${count}/${max}`}</span>
      </p>
    </FieldFrame>
  );
}
