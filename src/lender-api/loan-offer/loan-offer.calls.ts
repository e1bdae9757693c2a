import type { LenderCall } from '../build-request.ts';
import { loanOfferPaths } from './loan-offer.paths.ts';

/** The agreements shown before a loan is confirmed (lender-api §2). */
export const agreementScene = 3;

/** Asks for the offer of a product. */
export const loanConfirmCall = ({ productId }: { productId: string }): LenderCall => ({
  endpoint: loanOfferPaths.loanConfirm,
  payload: { productId },
});

/** Asks for the titles of the agreements of a product. */
export const contractsCall = ({ productId }: { productId: string }): LenderCall => ({
  endpoint: loanOfferPaths.contracts,
  payload: { productId, scene: agreementScene },
});
