/** Another loan product that a lender recommends, as it is shown in a list (spec §3). */
export interface ProductOffer {
  /** Without an id a tap tells the app the name only (screens §8). */
  id: string | undefined;
  name: string;
  logo: string;
  buttonText: string;
  amountRange: string;
  amountRangeLabel: string;
  rate: string;
  description: string;
  /** A disabled offer is no button. */
  isOpen: boolean;
  /** Short words of praise; the marketplace shows those of its first two offers (screens §6). */
  tags?: readonly string[];
  /** Who lends; '' or absent when the lender does not say it, and then nothing is invented. */
  lenderName?: string;
  /** Per cent a year as text: `21.60`. */
  annualRate?: string;
  /** For how long, in words. */
  tenor?: string;
  /** The unjudged address of the key facts statement. */
  keyFactsUrl?: string;
}

/** Why a partner's product could not be entered, and what else there is (spec §2, screens §3 loginFailure). */
export interface PartnerLoginFailure {
  headline: string;
  message: string;
  offers: readonly ProductOffer[];
}
