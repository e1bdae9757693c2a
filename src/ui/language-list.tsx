import { GlobeIcon } from './icons/globe.tsx';
import css from './language-list.module.css';

/** Props of `LanguageList`. */
export interface LanguageListProps {
  /** The language shown. */
  language: string;
  /** Each with its own name for itself. */
  languages: readonly { code: string; name: string }[];
  label: string;
  onChoose?: ((language: string) => void) | undefined;
}

/** The languages of a page, in the platform's own choice list. */
export function LanguageList({ language, languages, label, onChoose }: LanguageListProps) {
  return (
    <label className={css.switch}>
      <GlobeIcon />
      <span className={css.code} aria-hidden="true">
        {language}
      </span>
      <select
        data-control="language"
        className={css.list}
        aria-label={label}
        value={language}
        onChange={(event) => onChoose?.(event.target.value)}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
