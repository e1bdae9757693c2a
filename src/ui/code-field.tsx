import { useEffect, useId, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { codeIn, editCode } from '../domain/one-time-code.ts';
import { onMessageCode } from '../platform/message-code.ts';
import css from './code-field.module.css';
import { FieldFrame, fieldAria } from './field-frame.tsx';
import { useCaret } from './use-caret.ts';

/** Props of `CodeField`. */
export interface CodeFieldProps {
  name: string;
  label: string;
  value: string;
  /** Called when the code has become another one: digits only, as text, so a leading zero stays. */
  onChange: (code: string) => void;
  /** How many digits the code has at most, and how many boxes are drawn. */
  maxLength: number;
  error?: string | undefined;
  hint?: string | undefined;
  autoFocus?: boolean | undefined;
  isRequired?: boolean | undefined;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
  /**
   * When the message with the code was sent: from then on the phone is asked to read it. Another value is another
   * message; undefined while none is on its way.
   */
  messageSentAt?: number | undefined;
}

/**
 * A one-time code: a single input, drawn as boxes, so that pasting, autofill and screen readers see one field. A new
 * code replaces a whole one, a digit typed over a box replaces the digit in it (HD-69, HD-70); of a pasted message only
 * the code is taken (HD-71). Nothing is sent by itself. No maxlength attribute: it would cut `123 456` too early (HD-38).
 */
export function CodeField({
  name,
  label,
  value,
  onChange,
  maxLength,
  error,
  hint,
  autoFocus,
  isRequired,
  inputRef,
  messageSentAt,
}: CodeFieldProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const field = inputRef ?? own;
  const place = useCaret(field);
  const [caret, setCaret] = useState(value.length);
  const latest = useRef({ onChange, maxLength });
  useEffect(() => {
    latest.current = { onChange, maxLength };
  });
  useEffect(() => {
    if (messageSentAt === undefined) return undefined;
    return onMessageCode((message) => {
      const code = codeIn(message, latest.current.maxLength);
      if (code) latest.current.onChange(code);
    });
  }, [messageSentAt]);
  /** Where the last edit ended, and what was typed in one go up to there. */
  const last = useRef({ caret: value.length, run: '' });
  // A code that was refused, or that another one is on its way for, is typed over from its beginning; the first digit
  // of that takes the refusal away, and the next ones belong to it.
  const isRefused = Boolean(error);
  const wasRefused = useRef(isRefused);
  useEffect(() => {
    const isTakenAway = wasRefused.current && !isRefused;
    wasRefused.current = isRefused;
    if (isTakenAway) return;
    last.current.run = '';
    const input = field.current;
    if (input === document.activeElement) input?.setSelectionRange(maxLength, maxLength);
  }, [isRefused, messageSentAt, maxLength, field]);

  const change = ({ value: typed, selectionEnd }: HTMLInputElement) => {
    const before = { code: value, ...last.current };
    const edited = editCode(before, typed, selectionEnd ?? typed.length, maxLength);
    last.current = { caret: edited.caret, run: edited.run };
    place(edited.caret);
    setCaret(edited.caret);
    if (edited.code !== value) onChange(edited.code);
  };
  /** A tap on a box marks its digit, whatever place in the unseen text the browser took it for. */
  const tap = ({ clientX, currentTarget, detail }: MouseEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    last.current.run = '';
    if (width === 0 || detail > 1) return;
    const box = Math.min(Math.floor(((clientX - left) / width) * maxLength), value.length);
    currentTarget.setSelectionRange(box, Math.min(box + 1, value.length));
    setCaret(box);
  };
  const caretIn = (box: number) => {
    if (box === caret) return 'before';
    return caret === maxLength && box === maxLength - 1 ? 'behind' : undefined;
  };
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={css.code}>
        <input
          {...fieldAria(id, { error, hint })}
          ref={field}
          name={name}
          className={css.input}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          aria-required={isRequired}
          spellCheck={false}
          onChange={(event) => change(event.target)}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? value.length)}
          onFocus={() => {
            last.current.run = '';
            place(value.length);
          }}
          onClick={tap}
          onKeyDown={({ key }) => {
            if (key === 'Enter') last.current.run = ''; // whatever comes of it, the next digit begins a new code
          }}
        />
        <span className={css.boxes} data-invalid={error ? '' : undefined} aria-hidden="true">
          {Array.from({ length: maxLength }, (_, at) => (
            <span key={at} className={css.box} data-caret={caretIn(at)}>
              {value[at]}
            </span>
          ))}
        </span>
      </div>
    </FieldFrame>
  );
}
