import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readCalculatorQuery } from '../../domain/calculator-query.ts';
import type { LandingTemplate } from '../../domain/landing-template.ts';
import { majorFromText, majorToMinor, type MinorAmount } from '../../domain/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { usePictureAddress } from '../../lending-ui/use-picture-address.ts';
import { assetAddress } from '../../tenant/asset-address.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import css from './registration-offer.module.css';

/** Props of `RegistrationOffer`. */
export interface RegistrationOfferProps {
  /** Undefined: the tenant's own words stand for it. */
  template: LandingTemplate | undefined;
}

/** What the campaign says, with its picture; where it says nothing, the tenant's own words and place (screens §6). */
export function RegistrationOffer({ template }: RegistrationOfferProps) {
  const { t, i18n } = useTranslation('registration');
  const { brand, marketing } = useTenant();
  const format = useFormat();
  const claim = marketing.claims[0]?.[i18n.language];
  const requested = useRequestedLoan();
  const text = template?.subtitle || claim || t('ownText');
  return (
    <section className={css.offer}>
      <Picture banner={template?.banner} />
      <div className={css.words}>
        <h2>{template?.title || t('ownTitle', { brand: brand.name })}</h2>
        {requested && (
          <>
            <p className={css.label}>{t('wish', { count: requested.days })}</p>
            <p className={css.amount}>{format.shortMoney(requested.amount)}</p>
          </>
        )}
        <p>{text}</p>
      </div>
    </section>
  );
}

/** What the public calculator has sent along in the address; it is shown, and goes nowhere. */
function useRequestedLoan(): { amount: MinorAmount; days: number } | undefined {
  const { search } = useLocation();
  const { calculator, money } = useTenant();
  const { amount, days } = readCalculatorQuery(search, calculator);
  const isLent = Number(amount) >= calculator.amountMin && Number(amount) <= calculator.amountMax;
  const whole = amount === undefined ? undefined : majorFromText(amount);
  if (!isLent || whole === undefined || days === undefined) return undefined;
  return { amount: majorToMinor(whole, money.minorDigits), days };
}

/**
 * The campaign's picture, else the lender's place; an unsafe address is never asked for, and a picture that fails
 * leaves no gap.
 */
function Picture({ banner }: { banner: string | undefined }) {
  const { id, theme } = useTenant();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const campaign = usePictureAddress()(banner);
  const place = theme.pictures.hero && assetAddress(id, theme.pictures.hero);
  const src = [campaign, place].find((one) => one && !failed.includes(one));
  if (!src) return null;
  return (
    <img
      className={css.picture}
      data-place={src === place || undefined}
      src={src}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailed([...failed, src])}
    />
  );
}
