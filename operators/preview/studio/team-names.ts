import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';

/** What a brand team calls a screen, where its key says it in the words of the code. */
const screenNames: Partial<Readonly<Record<ScreenKey, string>>> = {
  policyEmbed: 'Privacy page in a frame',
  loanTermsPublic: 'Public loan terms',
  reviews: 'User reviews',
  privacy: 'Privacy policy',
  loanConfirm: 'Loan offer',
  loanDetails: 'My loan',
  loanDetailsAfterPayment: 'Paid',
  loginFailure: 'Other lenders',
  cardRepayment: 'Pay by card',
  instalments: 'Pay instalments ahead',
  extension: 'Move the due date',
  bindCard: 'Add a card',
  walletRepayment: 'Pay with an app',
  virtualAccount: 'Pay to a number',
  payMethod: 'How to pay',
  paymentGuide: 'Pay at a shop',
  marketplace: 'More products',
  promotion: 'Registration',
  download: 'Get the app',
  landingAgreement: 'Registration agreement',
  complaintStart: 'Make a complaint',
  complaintForm: 'Write a complaint',
  complaintList: 'My complaints',
  complaintDetails: 'A complaint and its answer',
  complaintStartNew: 'A complaint on one page',
  chatbot: 'Assistant',
};

/** Names of screens and fields as a brand team says them, by their keys. */
export const teamNames: Readonly<Record<string, string>> = {
  ...screenNames,
  brand2: 'Second colour',
  gradient: 'Colours of the hero',
  fontColours: 'Colours of text',
  onBrand: 'On the brand colour',
  onHero: 'On the hero',
  temper: 'Character of the house',
  dark: 'Dark pages',
  font: 'Own typeface',
  lead: 'Sentence under the headline',
};
