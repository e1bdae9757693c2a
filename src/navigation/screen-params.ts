import { longestValue, readQuery, valueOf, writeQuery } from '../domain/query.ts';
import type { Session } from '../session/session.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';

/** Our names of what an address may say to a screen, and how addresses spell them (screens §1). */
const spelling = {
  loanId: 'orderId',
  productId: 'productId',
  /** Minor units. */
  amountDue: 'withholdingAmount',
  /** Whole units. */
  amount: 'amount',
  /** 1 when the channel was chosen just now (screens §8). */
  display: 'display',
  /** A term in days, as the public calculator spells it. */
  term: 'period',
  couponId: 'couponId',
  couponMoney: 'couponMoney',
  from: 'from',
  /** From where in the app a list of offers was opened. */
  scene: 'scene',
  /** The kind of a complaint, and the kind below it. */
  category: 'problemType',
  subCategory: 'problemSonType',
  complaintId: 'problemId',
  /** Which of the assistant's categories is open, counted from 0. */
  step: 'selectedIndex',
} as const;

/** One thing that an address may say to a screen. */
export type ScreenParam = keyof typeof spelling;

/** What an address says to a screen, each value as it was written. */
export type ScreenParams = Readonly<Partial<Record<ScreenParam, string>>>;

/** What an address is to say to some screen; what is undefined is left out. */
export type WrittenParams = Readonly<Partial<Record<ScreenParam, string | undefined>>>;

const paramNames = Object.keys(spelling) as ScreenParam[]; // the table's own keys

const loan = ['loanId', 'productId'] as const;

/**
 * What the address of a screen has to say: the screen shows its error face and sends nothing when one is missing
 * (screens §0).
 */
const needed = {
  loanConfirm: ['productId'],
  loanDetails: loan,
  loanDetailsAfterPayment: loan,
  loginFailure: ['productId'],
  cardRepayment: loan,
  bindCard: loan,
  walletRepayment: loan,
  virtualAccount: loan,
  payMethod: loan,
  instalments: loan,
  extension: loan,
  complaintDetails: ['complaintId'],
} as const satisfies Partial<Record<ScreenKey, readonly ScreenParam[]>>;

type Payment = 'amountDue' | 'couponId' | 'couponMoney' | 'from';

/** What the address of a screen may say besides. A type only: nobody downloads it. */
interface Optional {
  loanConfirm: 'loanId';
  loanDetails: 'from';
  marketplace: 'scene';
  cardRepayment: Payment;
  bindCard: Payment;
  walletRepayment: Payment;
  virtualAccount: 'amount' | 'display';
  payMethod: 'amount';
  promotion: 'amount' | 'term';
  paymentGuide: 'loanId' | 'productId' | 'amount';
  complaintStart: 'loanId';
  complaintStartNew: 'loanId' | 'category' | 'subCategory';
  /** Which of them it needs depends on what was handed over, so the screen itself says so. */
  complaintForm: 'loanId' | 'category' | 'subCategory';
  chatbot: 'loanId' | 'productId' | 'step';
}

type NeededBy<Screen> = Screen extends keyof typeof needed
  ? (typeof needed)[Screen][number]
  : never;
type OptionalTo<Screen> = Screen extends keyof Optional ? Optional[Screen] : never;

/** What a link to a screen may say. */
export type ParamsOf<Screen extends ScreenKey> = Screen extends unknown
  ? Pick<WrittenParams, NeededBy<Screen> | OptionalTo<Screen>>
  : never;

/** What a screen cannot do without of its address. */
export const neededParams = (screen: ScreenKey): readonly ScreenParam[] =>
  (needed as Partial<Record<ScreenKey, readonly ScreenParam[]>>)[screen] ?? []; // the table, with its gaps

/** What a screen cannot do without of the session; named like a missing parameter (screens §8, "Failing reads"). */
const neededSessionValues: Partial<Record<ScreenKey, readonly (keyof Session['values'])[]>> = {
  walletRepayment: ['userId'],
};

/** The screens of help spell the loan in a way of their own. */
const isHelp = (screen = '') => /^(?:complaint|chatbot)/.test(screen);

/** How the address of a screen spells a parameter: in links, and when a person is told what is missing. */
export const spelledParam = (name: ScreenParam, screen?: ScreenKey): string =>
  name === 'loanId' && isHelp(screen) ? 'orderNo' : spelling[name];

/** The first of the names that the address does not say, as it spells it. */
export function firstMissing(
  screen: ScreenKey,
  params: ScreenParams,
  names: readonly ScreenParam[],
): string | undefined {
  const name = names.find((one) => params[one] === undefined);
  return name && spelledParam(name, screen);
}

/** The name, as addresses spell it, of the first thing that a screen cannot do without and does not have. */
export const missingParam = (
  screen: ScreenKey,
  params: ScreenParams,
  { values }: Pick<Session, 'values'>,
): string | undefined =>
  firstMissing(screen, params, neededParams(screen)) ??
  neededSessionValues[screen]?.find((name) => values[name] === undefined);

const named = (read: (name: ScreenParam) => string | undefined): ScreenParams =>
  Object.fromEntries(
    paramNames.flatMap((name) => {
      const value = read(name);
      return value && value.length <= longestValue ? [[name, value]] : [];
    }),
  );

/**
 * Reads what a query says to a screen; empty and over-long values count as absent. A link to help in the spelling of
 * the repayment screens is understood as well.
 */
export function readScreenParams(query: string, screen?: ScreenKey): ScreenParams {
  const values = readQuery(query);
  return named(
    (name) => valueOf(values, spelledParam(name, screen)) || valueOf(values, spelling[name]),
  );
}

/** What the launch said about the loan at hand, for a screen whose own address is silent. */
export const launchParams = ({ business }: Pick<Session, 'business'>): ScreenParams =>
  named((name) => business[spelling[name]]);

/** Writes a query for a screen; `tenant` goes along where the launch carried the flag, so that a reload finds the lender again. */
export function writeScreenParams(
  params: WrittenParams,
  flag: string | undefined,
  screen?: ScreenKey,
  carry: Readonly<Record<string, string>> = {},
): string {
  const spelled = paramNames.map((name) => [spelledParam(name, screen), params[name]]);
  return writeQuery({ tenant: flag, ...Object.fromEntries(spelled), ...carry });
}

/** The loan that an address names; '' for what it does not say. */
export const loanRefOf = ({ loanId = '', productId = '' }: ScreenParams) => ({
  loanId,
  productId,
});
