import { useRef, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useGoTo } from '../../navigation/use-go-to.ts';
import type { ScreenKey } from '../../tenant/screen-paths.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import css from '../../ui/round-button.module.css';
import { SiteLink } from './site-link.tsx';
import { siteSections, type SiteSection } from './site-sections.ts';

/** Props of `SiteNav`. */
export interface SiteNavProps {
  /** The page that is being looked at. */
  screenKey: ScreenKey;
}

/**
 * The entries of spec §2. On the home page each leads to its section, elsewhere to the page of its own; all are
 * plain links, so both work without JavaScript. Small phones fold them into the platform's `<details>`.
 */
export function SiteNav({ screenKey }: SiteNavProps) {
  const { t } = useTranslation('public-site');
  const menu = useRef<HTMLDetailsElement>(null);
  const fold = () => menu.current?.removeAttribute('open');
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) fold();
  };
  return (
    <nav aria-label={t('navigation')}>
      <div className="sh-wide">
        <Entries screenKey={screenKey} />
      </div>
      <div
        role="presentation"
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Escape' && fold()}
      >
        <details ref={menu} className="sh-menu">
          <summary className={css.round} aria-label={t('menu')}>
            <Icon d="M4 7h16M4 12h16M4 17h16" />
          </summary>
          <div>
            <Entries screenKey={screenKey} onFollow={fold} />
          </div>
        </details>
      </div>
    </nav>
  );
}

function Entries({ screenKey, onFollow }: SiteNavProps & { onFollow?: () => void }) {
  const goTo = useGoTo();
  const { marketing } = useTenant();
  const names = useSectionNames();
  const entries = siteSections.filter(
    ({ section }) => section !== 'reviews' || marketing.reviews.length > 0,
  );
  return (
    <ul>
      {entries.map(({ section, screen }) =>
        screenKey === 'home' ? (
          <li key={section}>
            <a href={`#${section}`} onClick={onFollow}>
              {names[section]}
            </a>
          </li>
        ) : (
          goTo.isOpen(screen) && (
            <li key={section}>
              <SiteLink to={screen} isCurrent={screen === screenKey}>
                {names[section]}
              </SiteLink>
            </li>
          )
        ),
      )}
    </ul>
  );
}

/** What the sections are called, in the language shown. */
function useSectionNames(): Readonly<Record<SiteSection, string>> {
  const { t } = useTranslation('public-site');
  return {
    top: t('navHome'),
    calculator: t('navCalculator'),
    reviews: t('navReviews'),
    privacy: t('navPrivacy'),
    terms: t('navTerms'),
    contact: t('navContact'),
  };
}
