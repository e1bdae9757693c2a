import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textAt } from '../../check/config-values.ts';
import { type Temper, tempers } from '../../../src/tenant/temper.ts';
import { fieldId } from './form-model.ts';
import { useStudio } from './studio-context.tsx';

const path = ['theme', 'temper'] as const;

/** How each house draws a loan: a ring, blocks, or the sun on its way. */
const signs: Readonly<Record<Temper, ReactNode>> = {
  calm: (
    <>
      <circle cx="40" cy="20" r="16" opacity=".25" />
      <path d="M40 4a16 16 0 0 1 14 24" />
    </>
  ),
  bold: (
    <>
      <path d="M8 14h20M32 14h20" strokeWidth="16" />
      <path d="M56 14h18M8 34h66" strokeWidth="16" opacity=".25" />
    </>
  ),
  friendly: (
    <>
      <path d="M6 38q30-16 68 0" />
      <circle cx="54" cy="12" r="6" fill="currentColor" />
    </>
  ),
};

/** The character of the house, chosen by its look. */
export function TemperPick() {
  const { t } = useTranslation('preview');
  const { config, write } = useStudio();
  const chosen = textAt(config, path.join('.')) ?? 'calm';
  const names: Readonly<Record<Temper, string>> = {
    calm: t('temperCalm'),
    bold: t('temperBold'),
    friendly: t('temperFriendly'),
  };
  return (
    <fieldset className="st-look-field" id={fieldId(path)}>
      <legend className="st-label">{t('temper')}</legend>
      <div className="st-tempers">
        {tempers.map((one) => (
          <label key={one}>
            <svg viewBox="0 0 80 40" aria-hidden="true">
              {signs[one]}
            </svg>
            <input
              type="radio"
              name={path.join('.')}
              value={one}
              checked={chosen === one}
              onChange={() => write(path, one)}
            />
            {names[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
