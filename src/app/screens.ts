import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/message-keys.ts';
import type { LenderCall } from '../lender-api/build-request.ts';
import { extensionOfferCall } from '../lender-api/extension/extension.calls.ts';
import { instalmentPlanCall } from '../lender-api/instalment/instalment.calls.ts';
import { loanDetailsCall } from '../lender-api/loan/loan.calls.ts';
import { contractsCall, loanConfirmCall } from '../lender-api/loan-offer/loan-offer.calls.ts';
import type { ScreenParams } from '../navigation/screen-params.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';

/** One screen of the product: what it is made of and what it needs. A new screen is a row here. */
export interface ScreenEntry {
  load: () => Promise<ComponentType>;
  /** Wording besides `app`, which every screen has. */
  wording: readonly Namespace[];
  /** Only for somebody who is signed in (screens §8, "Sessions"). */
  needsSession: boolean;
  /** `false`: it asks the lender nothing, so the library that does is not downloaded for it. */
  lender?: false;
  /** Calls that may be asked before the screen is there; only reads that make nothing (lender-api §1). */
  early?: (params: ScreenParams) => readonly LenderCall[];
}

const loanDetails: ScreenEntry = {
  load: () =>
    import('../features/loan-details/loan-details-screen.tsx').then(
      (chunk) => chunk.LoanDetailsScreen,
    ),
  wording: ['loan-details'],
  needsSession: true,
  early: ({ loanId, productId }) =>
    loanId && productId ? [loanDetailsCall({ loanId, productId })] : [],
};

const legal: ScreenEntry = {
  load: () => import('../features/legal/legal-screen.tsx').then((chunk) => chunk.LegalScreen),
  wording: ['legal'],
  needsSession: false,
  lender: false,
};

/** Every screen that is built, by its key. */
export const screens: Partial<Record<ScreenKey, ScreenEntry>> = {
  loanConfirm: {
    load: () =>
      import('../features/loan-confirmation/loan-confirmation-screen.tsx').then(
        (chunk) => chunk.LoanConfirmationScreen,
      ),
    wording: ['loan-confirm'],
    needsSession: true,
    early: ({ productId }) =>
      productId ? [loanConfirmCall({ productId }), contractsCall({ productId })] : [],
  },
  privacy: legal,
  loanTermsPublic: legal,
  loanAgreement: legal,
  loanTerms: legal,
  aboutUs: legal,
  customerService: {
    load: () =>
      import('../features/legal/customer-service-screen.tsx').then(
        (chunk) => chunk.CustomerServiceScreen,
      ),
    wording: ['legal'],
    needsSession: false,
  },
  loanDetails,
  loanDetailsAfterPayment: loanDetails,
  cardRepayment: {
    load: () =>
      import('../features/card-repayment/card-repayment-screen.tsx').then(
        (chunk) => chunk.CardRepaymentScreen,
      ),
    wording: ['card-repayment', 'payment'],
    needsSession: true,
  },
  bindCard: {
    load: () =>
      import('../features/card-linking/card-linking-screen.tsx').then(
        (chunk) => chunk.CardLinkingScreen,
      ),
    wording: ['bind-card'],
    needsSession: true,
  },
  instalments: {
    load: () =>
      import('../features/instalment-repayment/instalment-repayment-screen.tsx').then(
        (chunk) => chunk.InstalmentRepaymentScreen,
      ),
    wording: ['instalments', 'part-payment'],
    needsSession: true,
    early: ({ loanId, productId }) =>
      loanId && productId ? [instalmentPlanCall({ loanId, productId })] : [],
  },
  extension: {
    load: () =>
      import('../features/loan-extension/loan-extension-screen.tsx').then(
        (chunk) => chunk.LoanExtensionScreen,
      ),
    wording: ['extension', 'part-payment'],
    needsSession: true,
    early: ({ loanId, productId }) =>
      loanId && productId
        ? [extensionOfferCall({ loanId, productId }), loanDetailsCall({ loanId, productId })]
        : [],
  },
  virtualAccount: {
    load: () =>
      import('../features/virtual-account-repayment/virtual-account-screen.tsx').then(
        (chunk) => chunk.VirtualAccountScreen,
      ),
    wording: ['virtual-account', 'payment-number'],
    needsSession: true,
    early: ({ loanId, productId }) =>
      loanId && productId ? [loanDetailsCall({ loanId, productId })] : [],
  },
  payMethod: {
    load: () =>
      import('../features/pay-method/pay-method-screen.tsx').then((chunk) => chunk.PayMethodScreen),
    wording: ['pay-method'],
    needsSession: true,
  },
  walletRepayment: {
    load: () =>
      import('../features/wallet-repayment/wallet-repayment-screen.tsx').then(
        (chunk) => chunk.WalletRepaymentScreen,
      ),
    wording: ['wallet-repayment', 'payment'],
    needsSession: true,
    early: ({ loanId, productId }) =>
      loanId && productId ? [loanDetailsCall({ loanId, productId })] : [],
  },
  paymentGuide: {
    load: () =>
      import('../features/payment-guide/payment-guide-screen.tsx').then(
        (chunk) => chunk.PaymentGuideScreen,
      ),
    wording: ['payment-guide', 'payment-number'],
    needsSession: false,
  },
  preview: {
    load: () =>
      import('../features/developer-preview/developer-preview-screen.tsx').then(
        (chunk) => chunk.DeveloperPreviewScreen,
      ),
    wording: ['preview'],
    needsSession: false,
  },
};

/** The keys of the screens that are built. */
export const builtScreens: ReadonlySet<ScreenKey> = new Set(Object.keys(screens) as ScreenKey[]); // the table's own keys
