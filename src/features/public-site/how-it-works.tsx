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
  const pictures = screenPictures.map((name) => {
    const own = marketing.screens[name];
    return own?.[i18n.language] ?? own?.[locale.defaultLanguage];
  });
  const words = {
    offer: { title: t('offerTitle'), text: t('offerText'), alt: t('offerPicture') },
    loan: { title: t('loanTitle'), text: t('loanText'), alt: t('loanPicture') },
    paid: { title: t('paidTitle'), text: t('paidText'), alt: t('paidPicture') },
  };
  const isShown = pictures.some(Boolean);
  const list = (
    <ol className="st-steps" data-shown={isShown || undefined}>
      {screenPictures.map((name, at) => (
        <li key={name}>
          <h3>{words[name].title}</h3>
          <p>{words[name].text}</p>
          {pictures[at] && (
            <figure className="st-phone">
              <figcaption>{t('example')}</figcaption>
              <img
                src={assetAddress(id, pictures[at])}
                alt={words[name].alt}
                {...screenPictureSize}
                loading="lazy"
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
