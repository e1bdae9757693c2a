import { PagedList } from '../ui/paged-list.tsx';
import type { ReactNode } from 'react';
import { isolateText } from '../domain/isolate-text.ts';
import type { ProductOffer } from '../domain/product-offer.ts';
import { LenderLogo } from './lender-logo.tsx';
import css from './product-offers.module.css';

/** Props of `ProductOffers`. */
export interface ProductOffersProps {
  title: string;
  offers: readonly ProductOffer[];
  /** Called with the offer and its 0-based row. */
  onOpen: (offer: ProductOffer, row: number) => void;
  /** A way to more of them. */
  more?: ReactNode;
}

/** Other products in the server's order; a disabled one is no button (spec §5). */
export function ProductOffers({ title, offers, onOpen, more }: ProductOffersProps) {
  if (offers.length === 0) return null;
  return (
    <section className={css.offers}>
      <h2 className={css.title}>{title}</h2>
      <PagedList items={offers}>
        {(shown) => (
          <ul className={css.list}>
            {shown.map((offer, row) => (
              <li key={`${offer.id ?? offer.name} ${row}`} className={css.row}>
                {offer.isOpen ? (
                  <button type="button" className={css.offer} onClick={() => onOpen(offer, row)}>
                    <Offer {...offer} />
                  </button>
                ) : (
                  <div className={css.offer} data-off>
                    <Offer {...offer} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {more}
    </section>
  );
}

function Offer({
  name,
  logo,
  buttonText,
  amountRange,
  amountRangeLabel,
  rate,
  description,
}: ProductOffer) {
  return (
    <>
      <LenderLogo address={logo} name={name} />
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {amountRange && (
          <span className={css.range}>
            {amountRangeLabel && <span className={css.label}>{amountRangeLabel} </span>}
            <span>{amountRange}</span>
          </span>
        )}
        <span className={css.label}>
          {[rate, description].filter(Boolean).map(isolateText).join(' · ')}
        </span>
      </span>
      {buttonText && <span className={css.act}>{buttonText}</span>}
    </>
  );
}
