import { useTranslation } from 'react-i18next';
import { useNavigationAccess } from '../../navigation/navigation-context.tsx';
import { onPlainClick } from '../../ui/plain-click.ts';
import { plainText, type LegalPart } from './legal-page.ts';

/** Brings a part to the top of the page and moves the focus there; false when there is none of that name. */
export function showPart(id: string): boolean {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/**
 * The list of a text's parts: one line that opens on a phone, always open where there is room. Its links are
 * real ones; inside the app they leave the history alone, so that "back" still leads to the screen before.
 */
export function LegalContents({ parts }: { parts: readonly LegalPart[] }) {
  const { t } = useTranslation('legal');
  const { address } = useNavigationAccess();
  return (
    <nav className="lg-contents" aria-label={t('contents')}>
      <details className="lg-toggle">
        <summary className="lg-summary">{t('contents')}</summary>
      </details>
      <ol className="lg-list">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a
              className="lg-entry"
              href={`#${id}`}
              onClick={onPlainClick(() => {
                if (showPart(id)) address.rewrite(`#${id}`);
              })}
            >
              {plainText(heading)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
