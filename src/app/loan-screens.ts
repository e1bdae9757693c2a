import type { ScreenEntry } from './screen-entry.ts';

const loanDetails: ScreenEntry = {
  load: () => import('../features/loan-details/loan-details-screen.tsx'),
  audience: 'borrower',
};

/** A loan and every way to repay it (screens §3, §4). */
export const loanScreens = {
  loanConfirm: {
    load: () => import('../features/loan-confirm/loan-confirm-screen.tsx'),
    audience: 'borrower',
  },
  loanDetails,
  loanDetailsAfterPayment: loanDetails,
  cardRepayment: {
    load: () => import('../features/card-repayment/card-repayment-screen.tsx'),
    audience: 'borrower',
  },
  bindCard: {
    load: () => import('../features/card-linking/card-linking-screen.tsx'),
    audience: 'borrower',
  },
  walletRepayment: {
    load: () => import('../features/wallet-repayment/wallet-repayment-screen.tsx'),
    audience: 'borrower',
  },
  virtualAccount: {
    load: () => import('../features/number-repayment/virtual-account-screen.tsx'),
    audience: 'borrower',
  },
  payMethod: {
    load: () => import('../features/pay-method/pay-method-screen.tsx'),
    audience: 'borrower',
  },
  paymentGuide: {
    load: () => import('../features/number-repayment/payment-guide-screen.tsx'),
    audience: 'anyone',
  },
  instalments: {
    load: () => import('../features/instalments/instalments-screen.tsx'),
    audience: 'borrower',
  },
  extension: {
    load: () => import('../features/extension/extension-screen.tsx'),
    audience: 'borrower',
  },
} satisfies Record<string, ScreenEntry>;
