import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRightToLeft } from '../../i18n/page-language.ts';
import { assetAddress } from '../../tenant/asset-address.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useRotation } from './use-rotation.ts';

/** A finger that goes this far sideways means the next picture. */
const swipeLength = 40;

/**
 * The tenant's banners, one at a time (screens §2): the first without JavaScript, then a turn every three
 * seconds unless a hand, a pointer or the focus is at it. Nothing at all for a tenant without banners.
 */
export function BannerCarousel() {
  const { t, i18n } = useTranslation('public-site');
  const { id, marketing } = useTenant();
  const { banners } = marketing;
  const [holds, setHolds] = useState({ hover: false, focus: false, touch: false });
  const isHeld = holds.hover || holds.focus || holds.touch;
  const { at, show, isPlaying, setPlaying } = useRotation(banners.length, isHeld);
  const touchedAt = useRef<number>(undefined);
  const hold = (how: keyof typeof holds, is: boolean) => setHolds((all) => ({ ...all, [how]: is }));
  if (banners.length === 0) return null;

  const letGo = (x: number | undefined) => {
    const moved = x !== undefined && touchedAt.current !== undefined ? x - touchedAt.current : 0;
    touchedAt.current = undefined;
    hold('touch', false);
    if (Math.abs(moved) > swipeLength) show(moved < 0 === isRightToLeft() ? at - 1 : at + 1);
  };
  const number = (slide: number) => ({ number: slide + 1, total: banners.length });
  return (
    <section className="cr-carousel" aria-roledescription={t('carousel')} aria-label={t('banners')}>
      <div
        role="presentation"
        onPointerEnter={(event) => event.pointerType === 'mouse' && hold('hover', true)}
        onPointerLeave={() => hold('hover', false)}
        onFocus={() => hold('focus', true)}
        onBlur={() => hold('focus', false)}
        onTouchStart={(event) => {
          touchedAt.current = event.touches[0]?.clientX;
          hold('touch', true);
        }}
        onTouchEnd={(event) => letGo(event.changedTouches[0]?.clientX)}
        onTouchCancel={() => letGo(undefined)}
      >
        <div className="cr-slides" aria-live={isPlaying && !isHeld ? 'off' : 'polite'}>
          {banners.map((banner, slide) => (
            <div
              key={banner.image}
              className="cr-slide"
              role="group"
              aria-roledescription={t('slide')}
              aria-label={t('slideOf', number(slide))}
              data-shown={slide === at || undefined}
              aria-hidden={slide !== at || undefined}
            >
              <p>{banner.text[i18n.language]}</p>
              <img src={assetAddress(id, banner.image)} alt="" decoding="async" />
            </div>
          ))}
        </div>
        {banners.length > 1 && (
          <div className="cr-controls">
            <Control name={isPlaying ? t('pause') : t('play')} act={() => setPlaying(!isPlaying)}>
              <Icon d={isPlaying ? 'M9 6v12M15 6v12' : 'M8 5.5v13l10.5-6.5z'} />
            </Control>
            {banners.map(({ image }, slide) => (
              <Control
                key={image}
                name={t('showSlide', number(slide))}
                isOn={slide === at}
                act={() => show(slide)}
              >
                <i />
              </Control>
            ))}
            <Control name={t('previous')} act={() => show(at - 1)}>
              <Icon d="M15 5l-7 7 7 7" />
            </Control>
            <Control name={t('next')} act={() => show(at + 1)}>
              <Icon d="M9 5l7 7-7 7" />
            </Control>
          </div>
        )}
      </div>
    </section>
  );
}

interface ControlProps {
  name: string;
  isOn?: boolean;
  act: () => void;
  children: ReactNode;
}

function Control({ name, isOn, act, children }: ControlProps) {
  return (
    <button type="button" aria-label={name} aria-current={isOn || undefined} onClick={act}>
      {children}
    </button>
  );
}
