import { useTranslation } from 'react-i18next';
import type { AssistantQuestion } from '../../domain/assistant.ts';
import { CategoryIcon } from './category-icon.tsx';
import css from './talk-bar.module.css';

/** Props of `Categories`. */
export interface CategoriesProps {
  categories: readonly AssistantQuestion[];
  /** The id of the open one. */
  open: string | undefined;
  onChoose: (category: AssistantQuestion) => void;
}

/** The categories as icons with their short words, always at hand (spec §2). */
export function Categories({ categories, open, onChoose }: CategoriesProps) {
  const { t } = useTranslation('assistant');
  return (
    <div className={css.categories} role="group" aria-label={t('topics')}>
      {categories.map((category, place) => (
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
  );
}
