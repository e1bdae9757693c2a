import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { assetAddress } from '../../tenant/asset-address.ts';
import type { ScreenKey } from '../../tenant/screen-paths.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { BackIcon } from '../../ui/icons/back.tsx';
import { NoticeArea } from '../../ui/notices.tsx';
import { PageChrome } from '../../ui/page.tsx';
import css from '../../ui/round-button.module.css';
import { ApplyLink } from './apply-link.tsx';
import { SiteLink } from './site-link.tsx';
import { SiteNav } from './site-nav.tsx';

/** Props of `SiteHeader`. */
export interface SiteHeaderProps {
  /** The page that is being looked at. */
  screenKey: ScreenKey;
}

/** The head of a page of the public site: the lender's name, which leads home, and the way around. */
export function SiteHeader({ screenKey }: SiteHeaderProps) {
  const { id, brand } = useTenant();
  const chrome = useContext(PageChrome);
  const goTo = useGoTo();
  const { t } = useTranslation('public-site');
  const lender = (
    <>
      <img src={assetAddress(id, brand.logo)} alt="" width="32" height="32" />
      <span>{brand.name}</span>
    </>
  );
  return (
    <header className="sh-top">
      <div className="sh-inner">
        {chrome.back && (
          <button
            type="button"
            className={`${css.round} sh-back`}
            aria-label={chrome.back.label}
            onClick={chrome.back.go}
          >
            <BackIcon />
          </button>
        )}
        {goTo.isOpen('home') ? (
          <SiteLink to="home" className="sh-brand" label={brand.name}>
            {lender}
          </SiteLink>
        ) : (
          <span className="sh-brand">{lender}</span>
        )}
        <SiteNav screenKey={screenKey} />
        {chrome.end}
        {goTo.isOpen('promotion') && (
          <span className="sh-apply">
            <ApplyLink isSmall>{t('apply')}</ApplyLink>
          </span>
        )}
      </div>
      <NoticeArea closeLabel={chrome.closeLabel} />
    </header>
  );
}
