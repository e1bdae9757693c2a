import { decideOffer } from '../features/loan-confirm/decide-offer.ts';
import { OfferFoot, OfferView } from '../features/loan-confirm/offer-view.tsx';
import {
  agreementsQuery,
  loanOfferQuery,
} from '../lender-api/loan-confirm/loan-confirm.queries.ts';
import { loanRefOf } from '../navigation/screen-params.ts';
import { guardOfferTerms } from '../tenant/first-offer-terms.ts';
import type { FirstDrawing, FirstLook } from './first-screen.ts';

const productOf = ({ params }: Pick<FirstLook, 'params'>) => ({
  productId: loanRefOf(params).productId,
});

/** An offer with its consent; both calls have to answer, lest the agreements push the button away. */
export const firstOffer: FirstDrawing = {
  needs: (look) => [loanOfferQuery(productOf(look)), agreementsQuery(productOf(look))],
  draw(place, { hold, choose }, chosen) {
    const { answerTo } = place;
    const offer = answerTo(loanOfferQuery(productOf(place)));
    const agreements = answerTo(agreementsQuery(productOf(place)));
    const terms = guardOfferTerms(place.raw);
    if (!offer || !agreements || !terms) return undefined;
    const model = decideOffer({
      ...place,
      tenant: { ...place.tenant, ...terms },
      offer,
      agreements,
    });
    const hasConsent =
      chosen === undefined ? terms.loanConfirm.consentStartsChecked : chosen === 'yes';
    return {
      title: place.say('loan-confirm:title'),
      face: 'ready',
      actions: (
        <OfferFoot
          model={model}
          hasConsent={hasConsent}
          canConfirm={hasConsent && offer.amount !== undefined}
          isSending={false}
          acts={{
            setConsent: (isGiven) => choose(isGiven ? 'yes' : 'no'),
            openDocument: hold,
            confirm: hold,
          }}
        />
      ),
      content: <OfferView model={model} acts={{ openKeyFacts: hold }} />,
    };
  },
};
