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

/** The screens behind each switch of a tenant's `features` (screens §8). */
const screensOfFeature = {
  publicSite: ['home', 'policyEmbed', 'calculator', 'reviews', 'contact'],
  registration: ['promotion', 'download', 'landingAgreement'],
  marketplace: ['marketplace'],
  loginFailure: ['loginFailure'],
  complaints: [
    'complaintStart',
    'complaintForm',
    'complaintList',
    'complaintDetails',
    'complaintStartNew',
  ],
  assistant: ['chatbot'],
  cards: ['cardRepayment', 'bindCard'],
  wallet: ['walletRepayment'],
  virtualAccount: ['virtualAccount', 'payMethod'],
  paymentGuide: ['paymentGuide'],
  instalments: ['instalments'],
  extension: ['extension'],
  preview: ['preview'],
} as const satisfies Record<string, readonly ScreenKey[]>;

/** One switch of `features`. */
export type FeatureKey = keyof typeof screensOfFeature;

/** All switches. */
export const featureKeys = Object.keys(screensOfFeature) as FeatureKey[]; // the table's own keys

/** Which switch a screen stands behind; a screen behind none is always on (screens §8). */
export const featureOf = (screen: ScreenKey): FeatureKey | undefined =>
  featureKeys.find((feature) =>
    (screensOfFeature[feature] as readonly ScreenKey[]).includes(screen),
  );
