import { useTranslation } from 'react-i18next';
import { valueAt } from '../../check/config-values.ts';
import { removeFrom, writeInto } from '../../check/json-edit.ts';
import type { JsonPath } from '../../check/json-tree.ts';
import { labelOf } from './form-model.ts';
import { useStudio } from './studio-context.tsx';

/** Colours that everything else is derived from. */
const picked: readonly JsonPath[] = [
  ['theme', 'brand'],
  ['theme', 'brand2'],
];

/** What a folder may say of colours besides; each goes before what would be derived. */
const explicit: readonly JsonPath[] = [
  ['theme', 'gradient'],
  ['theme', 'fontColours'],
];

/** Whether a field is one of the two colours. */
export const isPickedColour = (path: JsonPath): boolean =>
  picked.some((one) => one.join('.') === path.join('.'));

/**
 * The text of `tenant.json` with a new colour, and without what was chosen to go with the old ones: a gradient of
 * before would outlive the colours that are picked.
 */
export const withPickedColour = (text: string, path: JsonPath, value: unknown): string =>
  explicit.reduce(removeFrom, writeInto(text, path, value));

/** Says which colours went with the old ones, and puts them back. */
export function OldColoursNote() {
  const { t } = useTranslation('preview');
  const { config, publishedConfig, write } = useStudio();
  const isNew = picked.some((path) => valueAt(config, path) !== valueAt(publishedConfig, path));
  const gone = explicit.filter(
    (path) => valueAt(publishedConfig, path) !== undefined && valueAt(config, path) === undefined,
  );
  if (!isNew || gone.length === 0) return null;
  const old = Object.fromEntries(gone.map((path) => [path.at(-1), valueAt(publishedConfig, path)]));
  const theme = valueAt(config, ['theme']);
  return (
    <p className="st-banner" role="status">
      {t('oldColoursGone', { names: gone.map((path) => labelOf(path.at(-1) ?? '')).join(', ') })}{' '}
      <button
        type="button"
        className="st-small"
        onClick={() => typeof theme === 'object' && write(['theme'], { ...theme, ...old })}
      >
        {t('oldColoursBack')}
      </button>
    </p>
  );
}
