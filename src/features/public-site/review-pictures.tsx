import { useTranslation } from 'react-i18next';
import { assetAddress } from '../../tenant/asset-address.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';

/** What users say, as the pictures of the tenant (spec §2). Each is told by its words, which are to be seen too but heard once. */
export function ReviewPictures() {
  const { i18n } = useTranslation();
  const { id, marketing } = useTenant();
  return (
    <div className="st-reviews">
      {marketing.reviews.map(({ image, text }) => (
        <figure key={image} className="st-tile">
          <img src={assetAddress(id, image)} alt={text[i18n.language] ?? ''} loading="lazy" />
          <figcaption aria-hidden="true">{text[i18n.language]}</figcaption>
        </figure>
      ))}
    </div>
  );
}
