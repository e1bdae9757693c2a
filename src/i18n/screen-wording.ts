import type { ScreenKey } from '../tenant/screen-paths.ts';
import type { Namespace } from './message-keys.ts';

const site = ['public-site', 'calculator'] as const;
const legal = ['legal', 'public-site'] as const;
const complaints = ['complaints'] as const;

/** The wording files of each screen besides `app`, which every screen has. The build packs each screen's into one file. */
const ownWording: Readonly<Record<ScreenKey, readonly Namespace[]>> = {
  home: site,
  policyEmbed: ['public-site'],
  loanTermsPublic: legal,
  calculator: site,
  reviews: ['public-site'],
  contact: ['public-site'],
  privacy: legal,
  aboutUs: legal,
  customerService: ['legal', 'contacts', 'public-site'],
  loanAgreement: legal,
  loanTerms: legal,
  loanConfirm: ['loan-confirm', 'payment'],
  loanDetails: ['loan-details', 'payment'],
  loginFailure: ['login-failure'],
  cardRepayment: ['card-repayment', 'payment'],
  instalments: ['instalments', 'payment'],
  extension: ['extension', 'payment', 'loan-details'],
  loanDetailsAfterPayment: ['loan-details', 'payment'],
  bindCard: ['card-linking'],
  walletRepayment: ['wallet-repayment', 'payment'],
  virtualAccount: ['number-repayment', 'payment'],
  payMethod: ['pay-method', 'payment'],
  paymentGuide: ['number-repayment', 'payment'],
  marketplace: ['marketplace'],
  promotion: ['registration'],
  download: ['registration'],
  landingAgreement: ['registration'],
  complaintStart: complaints,
  complaintForm: complaints,
  complaintList: complaints,
  complaintDetails: ['complaints', 'contacts'],
  complaintStartNew: complaints,
  chatbot: ['assistant'],
  preview: ['preview'],
};

/** All wording files of a screen; `app` alone where no screen is meant. */
export const wordingOf = (screen: ScreenKey | undefined): readonly Namespace[] => [
  'app',
  ...(screen ? ownWording[screen] : []),
];
