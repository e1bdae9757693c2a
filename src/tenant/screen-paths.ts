/**
 * Every screen by its key, with the path it answers to unless the tenant's `routes` says otherwise
 * (screens §1). Where a tenant overrides a path, the literal here goes on working as an alias.
 * `undefined`: the spec fixes no path, so each tenant must name one.
 */
export const screenPaths = {
  home: '/',
  policyEmbed: '/Policy',
  loanTermsPublic: '/Loan',
  calculator: '/About',
  reviews: '/User',
  contact: '/Contact',
  privacy: '/privacyPolicy',
  aboutUs: undefined,
  customerService: undefined,
  loanAgreement: undefined,
  loanTerms: undefined,
  loanConfirm: undefined,
  loanDetails: undefined,
  loginFailure: undefined,
  cardRepayment: undefined,
  instalments: undefined,
  extension: undefined,
  loanDetailsAfterPayment: '/borrowDetail',
  bindCard: '/addnormalcard',
  walletRepayment: '/alipayrepayment',
  virtualAccount: '/that',
  payMethod: '/individual',
  paymentGuide: '/dragonpayPaymentInstructions',
  marketplace: '/relevant',
  promotion: undefined,
  download: '/downloadTemplate',
  landingAgreement: '/agreementTemplate',
  complaintStart: undefined,
  complaintForm: '/complainPageNext',
  complaintList: '/complaintList',
  complaintDetails: '/complainDetails',
  complaintStartNew: '/complainNewPage',
  chatbot: '/intelligentCustomerService',
  preview: '/testPreview',
} as const satisfies Record<string, `/${string}` | undefined>;

/** The name of a screen: the same in the tenant's `routes`, in the code and in the page's marks. */
export type ScreenKey = keyof typeof screenPaths;

/** All screens, in the order of the spec. */
export const screenKeys = Object.keys(screenPaths) as ScreenKey[]; // the table's own keys

/** The switches of a tenant's `features` (screens §8). */
export const featureKeys = [
  'publicSite',
  'registration',
  'marketplace',
  'loginFailure',
  'complaints',
  'assistant',
  'cards',
  'wallet',
  'virtualAccount',
  'paymentGuide',
  'instalments',
  'extension',
  'preview',
] as const;

/** One switch of `features`. */
export type FeatureKey = (typeof featureKeys)[number];

/** Which switch a screen stands behind; a screen that is not named here is always on (screens §8). */
export const featureOfScreen: Partial<Record<ScreenKey, FeatureKey>> = {
  home: 'publicSite',
  policyEmbed: 'publicSite',
  calculator: 'publicSite',
  reviews: 'publicSite',
  contact: 'publicSite',
  loginFailure: 'loginFailure',
  cardRepayment: 'cards',
  bindCard: 'cards',
  walletRepayment: 'wallet',
  virtualAccount: 'virtualAccount',
  payMethod: 'virtualAccount',
  paymentGuide: 'paymentGuide',
  instalments: 'instalments',
  extension: 'extension',
  marketplace: 'marketplace',
  promotion: 'registration',
  download: 'registration',
  landingAgreement: 'registration',
  complaintStart: 'complaints',
  complaintForm: 'complaints',
  complaintList: 'complaints',
  complaintDetails: 'complaints',
  complaintStartNew: 'complaints',
  chatbot: 'assistant',
  preview: 'preview',
};
