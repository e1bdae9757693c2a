import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssistantQuestion } from '../../domain/assistant.ts';
import { hasVisibleText } from '../../domain/visible-text.ts';
import { Button } from '../../ui/button.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import css from './talk-bar.module.css';

/** Props of `Categories`. */
export interface CategoriesProps {
  categories: readonly AssistantQuestion[];
  /** The id of the open one. */
  open: string | undefined;
  onChoose: (category: AssistantQuestion) => void;
}

/** The categories as icons with their short words, always at the talk’s end (spec §2). */
export function Categories({ categories, open, onChoose }: CategoriesProps) {
  const { t } = useTranslation('assistant');
  return (
    <PagedList items={categories}>
      {(shown) => (
        <div className={css.categories} role="group" aria-label={t('topics')}>
          {shown.map((category, place) => (
            <button
              key={category.id}
              type="button"
              className={css.category}
              aria-pressed={category.id === open}
              onClick={() => onChoose(category)}
            >
              <CategoryIcon place={place} />
              <span className={css.categoryName}>{category.shortTitle}</span>
            </button>
          ))}
        </div>
      )}
    </PagedList>
  );
}

/** A paper, a purse, a phone, a person: what categories are about, in the order in which lenders list them. */
const drawings = [
  'M7 3.5h7l4 4v13H7zM14 3.5v4h4M10 12h5M10 16h5',
  'M4 7.5h13.5a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17zM4 7.5A2.5 2.5 0 0 1 6.5 5H16M16 13.5v.1',
  'M6 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15 15 0 0 1 4 5.5a2 2 0 0 1 2-2z',
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20a7.5 7.5 0 0 1 15 0',
];
const anyOther =
  'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-7l-5 4v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5z';

/** The icon of a category by its place, counted from 0; the lender sends words only. */
const CategoryIcon = ({ place }: { place: number }) => <Icon d={drawings[place] ?? anyOther} />;

/** Props of `Composer`. */
export interface ComposerProps {
  draft: string;
  onType: (text: string) => void;
  onSend: () => void;
}

/**
 * Where a question is typed: Enter sends it, but not the Enter that takes a word from an input method (HD-41). The
 * keyboard stays open after sending.
 */
export function Composer({ draft, onType, onSend }: ComposerProps) {
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
    <form className={css.composer} data-label={t('input')} onSubmit={send}>
      <input
        className={css.input}
        aria-label={t('input')}
        placeholder={t('input')}
        value={draft}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
      />
      <button
        type="submit"
        className={css.send}
        aria-label={t('send')}
        aria-disabled={!hasVisibleText(draft) || undefined}
        // The field keeps the focus, and a phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Icon d="M5 12L4 4.5l16.5 7.5L4 19.5 5 12h7" />
      </button>
    </form>
  );
}

/** A person with a headset. */
const headset = (
  <Icon d="M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5h2a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-.5a1.5 1.5 0 0 1-1.5-1.5zM19.5 13.5h-2a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h1.5v.5a2 2 0 0 1-2 2H13" />
);

/** Props of `PersonButton`. */
export interface PersonButtonProps {
  onPress: () => void;
  /** Beside the field there is room for the headset alone. */
  isIcon?: boolean;
}

/** The button to reach a person: in sight on every face and at every moment of a talk (domain §8). */
export function PersonButton({ onPress, isIcon = false }: PersonButtonProps) {
  const { t } = useTranslation('assistant');
  if (!isIcon)
    return (
      <Button kind="secondary" size="small" onPress={onPress}>
        {headset}
        <span>{t('person')}</span>
      </Button>
    );
  return (
    <button
      type="button"
      className={css.person}
      aria-label={t('person')}
      title={t('person')}
      onClick={onPress}
    >
      {headset}
    </button>
  );
}
