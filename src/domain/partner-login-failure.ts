import type { ProductOffer } from './product-offer.ts';

/** Why a partner's product could not be entered, and what else there is (spec §2, screens §3 loginFailure). */
export interface PartnerLoginFailure {
  headline: string;
  message: string;
  offers: readonly ProductOffer[];
}
