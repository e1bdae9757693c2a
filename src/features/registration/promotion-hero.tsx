import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LandingTemplate } from '../../domain/landing-template.ts';
import { usePictureAddress } from '../../lending-ui/use-picture-address.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Hero } from '../../ui/hero.tsx';
import css from './promotion-hero.module.css';

/** What the campaign says; where it says nothing, the tenant's own words (screens §6). */
export function PromotionHero({ template }: { template: LandingTemplate | undefined }) {
  const { t, i18n } = useTranslation('registration');
  const { brand, marketing } = useTenant();
  const claim = marketing.claims[0]?.[i18n.language];
  return (
    <>
      <Banner address={template?.banner} />
      <Hero
        headline={template?.title || t('ownTitle', { brand: brand.name })}
        text={template?.subtitle || claim || t('ownText')}
      />
    </>
  );
}

/** The campaign's picture; an unsafe address is never asked for, and a picture that fails leaves no gap. */
function Banner({ address }: { address: string | undefined }) {
  const [failed, setFailed] = useState<string>();
  const src = usePictureAddress()(address);
  if (!src || failed === src) return null;
  return (
    <img
      className={css.banner}
      src={src}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  );
}
