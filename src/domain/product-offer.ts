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
}
