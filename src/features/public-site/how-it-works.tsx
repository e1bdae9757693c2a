import { useTranslation } from 'react-i18next';
import { assetAddress } from '../../tenant/asset-address.ts';
import { screenPictureSize } from '../../tenant/screen-picture.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Section } from './site-section.tsx';

/**
 * From the application to the last instalment, in three steps, each with a picture of the lender's own screen where its
 * folder has one. The figures in it are nobody's, and it says so.
 */
export function HowItWorks() {
  const { t, i18n } = useTranslation('public-site');
  const { id, marketing, locale } = useTenant();
  const { offer, loan, paid } = marketing.screens;
  const steps = (
    [
      [offer, t('offerTitle'), t('offerText'), t('offerPicture')],
      [loan, t('loanTitle'), t('loanText'), t('loanPicture')],
      [paid, t('paidTitle'), t('paidText'), t('paidPicture')],
    ] as const
  ).map(([own = {}, ...words]) => [own[i18n.language] ?? own[locale.defaultLanguage], ...words]);
  return (
    <Section title={t('howTitle')} isSwiped={steps.some(([picture]) => picture)}>
      <ol className="st-steps">
        {steps.map(([picture, title, text, alt]) => (
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
                />
              </figure>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
