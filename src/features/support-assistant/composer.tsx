import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import css from './talk-bar.module.css';
import { SendIcon } from './talk-icons.tsx';

/** Props of `Composer`. */
export interface ComposerProps {
  draft: string;
  onType: (text: string) => void;
  onSend: () => void;
  /** The field has the focus, or lost it. */
  onTyping: (isTyping: boolean) => void;
}

/**
 * Where a question is typed: Enter sends it, but not the Enter that takes a word from an input method (HD-41). The
 * keyboard stays open after sending.
 */
export function Composer({ draft, onType, onSend, onTyping }: ComposerProps) {
  const { t } = useTranslation('assistant');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  const press = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent;
    if (event.key === 'Enter' && (isComposing || keyCode === 229)) event.preventDefault();
  };
  return (
    <form className={css.composer} onSubmit={send}>
      <input
        className={css.input}
        aria-label={t('input')}
        placeholder={t('input')}
        value={draft}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
        onFocus={() => onTyping(true)}
        onBlur={() => onTyping(false)}
      />
      <button
        type="submit"
        className={css.send}
        aria-label={t('send')}
        aria-disabled={draft.trim() === '' || undefined}
        // The field keeps the focus, and a phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
      >
        <SendIcon />
      </button>
    </form>
  );
}
