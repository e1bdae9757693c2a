import { loanDetailsCall } from '../lender-api/loan/loan.calls.ts';
import { contractsCall, loanConfirmCall } from '../lender-api/loan-offer/loan-offer.calls.ts';
import type { ScreenEntry } from './screen-entry.ts';

const loanDetails: ScreenEntry = {
  load: () => import('../features/loan-details/loan-details-screen.tsx'),
  wording: ['loan-details', 'payment'],
  audience: 'borrower',
  early: [loanDetailsCall],
};

/** A loan and every way to repay it (screens §3, §4). */
export const loanScreens = {
  loanConfirm: {
    load: () => import('../features/loan-confirmation/loan-confirmation-screen.tsx'),
    wording: ['loan-confirm', 'payment'],
    audience: 'borrower',
    early: [loanConfirmCall, contractsCall],
  },
  loanDetails,
  loanDetailsAfterPayment: loanDetails,
  cardRepayment: {
    load: () => import('../features/card-repayment/card-repayment-screen.tsx'),
    wording: ['card-repayment', 'payment'],
    audience: 'borrower',
  },
  bindCard: {
    load: () => import('../features/card-linking/card-linking-screen.tsx'),
    wording: ['card-linking'],
    audience: 'borrower',
  },
  walletRepayment: {
    load: () => import('../features/wallet-repayment/wallet-repayment-screen.tsx'),
    wording: ['wallet-repayment', 'payment'],
    audience: 'borrower',
    early: [loanDetailsCall],
  },
  virtualAccount: {
    load: () => import('../features/number-repayment/virtual-account-screen.tsx'),
    wording: ['number-repayment', 'payment'],
    audience: 'borrower',
    early: [loanDetailsCall],
  },
  payMethod: {
    load: () => import('../features/pay-method/pay-method-screen.tsx'),
    wording: ['pay-method'],
    audience: 'borrower',
  },
  paymentGuide: {
    load: () => import('../features/number-repayment/payment-guide-screen.tsx'),
    wording: ['number-repayment', 'payment'],
    audience: 'anyone',
  },
  instalments: {
    load: () => import('../features/instalment-repayment/instalment-repayment-screen.tsx'),
    wording: ['instalments', 'payment'],
    audience: 'borrower',
  },
  extension: {
    load: () => import('../features/loan-extension/loan-extension-screen.tsx'),
    wording: ['extension', 'payment'],
    audience: 'borrower',
    early: [loanDetailsCall],
  },
} satisfies Record<string, ScreenEntry>;
