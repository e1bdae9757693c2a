import type { LenderCall } from '../build-request.ts';

/** The agreements shown before a loan is confirmed (lender-api §2). */
export const agreementScene = 3;

/** Asks for the offer of a product. */
export const loanConfirmCall = ({ productId }: { productId: string }): LenderCall => ({
  key: 'loanConfirm',
  payload: { productId },
});

/** Asks for the titles of the agreements of a product. */
export const contractsCall = ({ productId }: { productId: string }): LenderCall => ({
  key: 'contracts',
  payload: { productId, scene: agreementScene },
});
