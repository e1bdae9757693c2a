import { useTranslation } from 'react-i18next';
import type { Tenant } from '../../../src/tenant/tenant-schema.ts';
import { palette, type PaletteEntry, type PaletteRole } from './palette.ts';

/**
 * A text in its colour on its ground, or the stroke of a drawing. Set as properties, because the policy allows no style
 * in markup.
 */
function Swatch({ role, front, back }: PaletteEntry) {
  const [first = '', ...more] = back;
  const isDrawing = role === 'figure';
  const paint = (name: string, value: string) => (element: HTMLElement | null) =>
    element?.style.setProperty(name, value);
  return (
    <span
      className="st-swatch"
      aria-hidden="true"
      ref={paint(
        'background',
        role === 'hero' ? `linear-gradient(135deg, ${[first, ...more].join(', ')})` : first,
      )}
    >
      <span
        className={isDrawing ? 'st-stroke' : undefined}
        ref={paint(isDrawing ? 'background' : 'color', front)}
      >
        {isDrawing ? null : 'Aa'}
      </span>
    </span>
  );
}

/** What the app makes of the two colours, light and dark, each pair with its contrast as it is measured. */
export function PaletteCard({ theme }: { theme: Tenant['theme'] }) {
  const { t } = useTranslation('preview');
  const names: Readonly<Record<PaletteRole, string>> = {
    button: t('paletteButton'),
    link: t('paletteLink'),
    hero: t('paletteHero'),
    figure: t('paletteFigure'),
  };
  const schemes = theme.dark ? (['light', 'dark'] as const) : (['light'] as const);
  const columns = schemes.map((scheme) => ({ scheme, entries: palette(theme, scheme) }));
  return (
    <table className="st-palette">
      <caption className="st-title">{t('palette')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('palette')}</span>
          </th>
          {schemes.map((scheme) => (
            <th key={scheme} scope="col">
              {scheme === 'dark' ? t('schemeDark') : t('schemeLight')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns[0]?.entries.map(({ role }, row) => (
          <tr key={role}>
            <th scope="row">{names[role]}</th>
            {columns.map(({ scheme, entries }) => {
              const entry = entries[row];
              if (!entry) return null;
              const passes = entry.ratio >= entry.needed;
              return (
                <td key={scheme}>
                  <Swatch {...entry} />
                  <span className="st-ratio" data-tone={passes ? 'good' : 'bad'}>
                    <span aria-hidden="true">{passes ? '✓' : '✕'}</span> {entry.ratio.toFixed(2)}
                    <span className="st-note"> {t('needs', { ratio: entry.needed })}</span>
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
