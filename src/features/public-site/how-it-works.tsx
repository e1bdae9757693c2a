import { useTranslation } from 'react-i18next';
import { assetAddress } from '../../tenant/asset-address.ts';
import { screenPictures, screenPictureSize } from '../../tenant/screen-picture.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Section } from './site-section.tsx';
import { SwipeRow } from './swipe-row.tsx';

/**
 * From the application to the last instalment, in three steps, each with a picture of the lender's own screen where its
 * folder has one. The figures in it are nobody's, and it says so.
 */
export function HowItWorks() {
  const { t, i18n } = useTranslation('public-site');
  const { id, marketing, locale } = useTenant();
  const words = {
    offer: { title: t('step1Title'), text: t('step1Text'), alt: t('offerPicture') },
    loan: { title: t('step2Title'), text: t('step2Text'), alt: t('loanPicture') },
    paid: { title: t('step3Title'), text: t('step3Text'), alt: t('paidPicture') },
  };
  const steps = screenPictures.map((name) => {
    const own = marketing.screens[name];
    return { ...words[name], picture: own?.[i18n.language] ?? own?.[locale.defaultLanguage] };
  });
  const isShown = steps.some(({ picture }) => picture !== undefined);
  const list = (
    <ol className="st-steps" data-shown={isShown || undefined}>
      {steps.map(({ title, text, alt, picture }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {picture && (
            <figure className="st-phone">
              <figcaption>{t('example')}</figcaption>
              <img
                src={assetAddress(id, picture)}
                alt={alt}
                {...screenPictureSize}
                loading="lazy"
                decoding="async"
              />
            </figure>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <Section title={t('howTitle')}>
      {isShown ? <SwipeRow label={t('howTitle')}>{list}</SwipeRow> : list}
    </Section>
  );
}
