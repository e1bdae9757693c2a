import { screenPaths } from '../src/tenant/screen-paths.ts';
import type { Tenant } from '../src/tenant/tenant-schema.ts';
import { standardTexts } from './lender-texts.ts';
import { defaultRepayments } from './loan-terms.ts';
import type {
  Scenario,
  ScenarioCard,
  ScenarioOrder,
  ScenarioProduct,
  ScenarioRecommendation,
} from './scenario-schema.ts';

/** A share of the tenant's range of amounts, rounded down to a figure that people would lend. */
function amountAt({ calculator: { amountMin, amountMax } }: Tenant, share: number): string {
  const wanted = amountMin + (amountMax - amountMin) * share;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amountMin))) - 1);
  return String(Math.max(amountMin, Math.floor(wanted / step) * step));
}

/** Products of every kind: one payment, several, with a popup, without the optional fields, taken already. */
export function defaultProducts(tenant: Tenant): ScenarioProduct[] {
  const { brand, calculator } = tenant;
  const short = calculator.defaultPeriodDays;
  const long = calculator.periodsDays.find((days) => days > short) ?? short;
  const product = (id: string, share: number, rest: Partial<ScenarioProduct>): ScenarioProduct => ({
    id,
    name: `${brand.shortName} ${rest.days ?? short}`,
    amount: amountAt(tenant, share),
    days: short,
    fees: [{ text: standardTexts.processingFee, percent: '2', of: 'amount' }],
    popup: false,
    extraFields: true,
    isOffered: true,
    ...rest,
  });
  const months = { periods: defaultRepayments(short), unit: 2 as const };
  return [
    product('5001', 0.125, { term: months, repayments: 1 }),
    product('5002', 0.25, {}),
    product('5003', 0.5, { days: long, popup: true }),
    product('5004', 0.05, { extraFields: false, fees: [] }),
    product('5005', 0.125, { term: months, repayments: 1, isOffered: false }),
    product('5006', 0.25, { isOffered: false }),
  ];
}

/** One loan in every state of screens §3, under an id that ends in its status. */
export function defaultOrders(products: readonly ScenarioProduct[]): ScenarioOrder[] {
  const kept = products.filter(({ isOffered }) => !isOffered);
  const lent = kept.length ? kept : products;
  const count = ({ days, repayments = defaultRepayments(days) }: ScenarioProduct) => repayments;
  const single = lent.find((product) => count(product) === 1) ?? lent[0];
  const several = lent.find((product) => count(product) > 1) ?? single;
  const order = (
    status: string,
    rest: Partial<ScenarioOrder> = {},
    product = single,
  ): ScenarioOrder => ({
    id: `9007199254740993${status.padStart(4, '0')}`,
    productId: product?.id ?? '',
    status,
    instalmentsPaid: 0,
    canExtend: false,
    asksForRating: false,
    confirms: 'inTime',
    choosable: 1,
    h5Url: '',
    ...rest,
  });
  return [
    order('174', { canExtend: true }),
    order('180', { canExtend: true }),
    order(
      '3',
      { canExtend: true, instalmentsPaid: several && count(several) > 1 ? 1 : 0 },
      several,
    ),
    order('5', {}, several),
    order('170'),
    order('200', { asksForRating: true }),
    order('4'),
    order('21'),
    order('151'),
    order('110'),
  ];
}

/** Three products beside a loan: one of them full, one without an id. */
export function defaultRecommendations(tenant: Tenant): ScenarioRecommendation[] {
  const { amountMin, amountMax, periodsDays } = tenant.calculator;
  const days = { daysMin: Math.min(...periodsDays), daysMax: Math.max(...periodsDays) };
  const range = { amountMin: String(amountMin), amountMax: String(amountMax) };
  return [
    { id: '31007', name: 'Example Loan', dailyPercent: '0.04', isEnabled: true, ...range, ...days },
    {
      id: '9007199254740993077',
      name: 'Sample Credit',
      dailyPercent: '0.05',
      isEnabled: false,
      ...range,
      ...days,
    },
    {
      id: undefined,
      name: 'Model Advance',
      dailyPercent: '0.03',
      isEnabled: true,
      ...range,
      ...days,
    },
  ];
}

/** Three cards; the last one needs no code. */
export const defaultCards: ScenarioCard[] = [
  {
    id: '801',
    bankName: 'Bank of Example',
    cardNo: '**** **** **** 4821',
    bankCode: 'EXMP',
    needsCode: true,
  },
  {
    id: '9007199254740993802',
    bankName: 'Sample Bank',
    cardNo: '**** **** **** 9910',
    bankCode: 'SMPL',
    needsCode: true,
  },
  {
    id: '803',
    bankName: 'Model Bank',
    cardNo: '**** **** **** 3307',
    bankCode: 'MODL',
    needsCode: false,
  },
];

/** The tenant's own legal pages, as the agreements of every product. */
export function defaultAgreements(tenant: Tenant): Scenario['agreements'] {
  const pathOf = (screen: 'loanAgreement' | 'loanTerms' | 'privacy') =>
    tenant.routes[screen] ?? screenPaths[screen] ?? '/';
  return [
    { title: standardTexts.loanAgreement, address: pathOf('loanAgreement') },
    { title: standardTexts.keyFacts, address: pathOf('loanTerms') },
    { title: standardTexts.privacyNotice, address: pathOf('privacy') },
  ];
}

/** What `npm start` offers to look at. */
export function defaultLinks(
  products: readonly ScenarioProduct[],
  orders: readonly ScenarioOrder[],
): Scenario['links'] {
  const offered = products.find(({ isOffered }) => isOffered);
  const loan = (
    title: string,
    status: string,
    screen: Scenario['links'][number]['screen'] = 'loanDetails',
  ): Scenario['links'] =>
    orders
      .filter((order) => order.status === status)
      .slice(0, 1)
      .map(({ id, productId }) => ({
        title,
        screen,
        query: { productId, orderId: id },
      }));
  return [
    ...(offered
      ? [
          {
            title: 'Confirm a loan',
            screen: 'loanConfirm' as const,
            query: { productId: offered.id },
          },
        ]
      : []),
    ...loan('A loan that is due', '174'),
    ...loan('A loan that is overdue', '180'),
    ...loan('A loan that is repaid', '200'),
    ...loan('Pay by wallet', '174', 'walletRepayment'),
    ...loan('Pay to a number', '174', 'virtualAccount'),
    ...loan('Instalments', '3', 'instalments'),
    ...loan('Put off the due date', '174', 'extension'),
    { title: 'Make a complaint', screen: 'complaintStartNew', query: {} },
    { title: 'Complaints that were sent', screen: 'complaintList', query: {} },
    { title: 'Ask the assistant', screen: 'chatbot', query: {} },
  ];
}
