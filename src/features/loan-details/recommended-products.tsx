import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { isolateText } from '../../domain/isolate-text.ts';
import type { LoanStatusRule } from '../../domain/loan-status.ts';
import type { Loan } from '../../domain/loan.ts';
import type { ProductOffer } from '../../domain/product-offer.ts';
import { useTrackProductTapMutation } from '../../lender-api/loan/loan.api.ts';
import { LenderLogo } from '../../lending-ui/lender-logo.tsx';
import css from './recommended-products.module.css';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { Disclosure } from '../../ui/accordion.tsx';
import { Button } from '../../ui/button.tsx';
import { PagedList } from '../../ui/paged-list.tsx';

/** Props of `RecommendedProducts`. */
export interface RecommendedProductsProps {
  loan: Pick<Loan, 'recommended'>;
  /** Of a declined loan they stand behind one line: who was just refused is not sold to in a loud voice. */
  rule: Pick<LoanStatusRule, 'picture'>;
}

/** Products the lender recommends; the tap is told once and opens the app's page (screens §3, §8). */
export function RecommendedProducts({ loan, rule }: RecommendedProductsProps) {
  const offers = loan.recommended;
  const isFolded = rule.picture === 'declined';
  const { t } = useTranslation('loan-details');
  const bridge = useBridge();
  const goTo = useGoTo();
  const [trackTap] = useTrackProductTapMutation();
  const open = ({ id, name }: ProductOffer, row: number) => {
    if (id !== undefined) void trackTap({ productId: id, position: row });
    bridge.call('goToProduct', id === undefined ? { productName: name } : { productId: id });
  };
  const isInApp = bridge.shell !== 'browser';
  const more = (isInApp || goTo.isOpen('marketplace')) && (
    <Button
      kind="quiet"
      onPress={() => (isInApp ? bridge.call('goToHome', {}) : goTo.go('marketplace'))}
    >
      {t('moreProducts')}
    </Button>
  );
  const title = t('recommended');
  const list = (
    <ProductOffers title={isFolded ? undefined : title} offers={offers} onOpen={open} more={more} />
  );
  if (!isFolded) return list;
  return (
    <Disclosure title={title} aside={offers.length}>
      {list}
    </Disclosure>
  );
}

/** Props of `ProductOffers`. */
interface ProductOffersProps {
  /** Undefined where it stands on the line that opens. */
  title: string | undefined;
  offers: readonly ProductOffer[];
  /** Called with the offer and its 0-based row. */
  onOpen: (offer: ProductOffer, row: number) => void;
  /** A way to more of them. */
  more?: ReactNode;
}

/** Other products in the server's order; a disabled one is no button (spec §5). */
function ProductOffers({ title, offers, onOpen, more }: ProductOffersProps) {
  if (offers.length === 0) return null;
  return (
    <section className={css.offers}>
      {title !== undefined && <h2 className={css.title}>{title}</h2>}
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
        <span>{name}</span>
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
