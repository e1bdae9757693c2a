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
  couponId: 'couponId',
  couponMoney: 'couponMoney',
  from: 'from',
  /** From where in the app a list of offers was opened. */
  scene: 'scene',
} as const;

/** One thing that an address may say to a screen. */
export type ScreenParam = keyof typeof spelling;

/** What an address says to a screen, each value as it was written. */
export type ScreenParams = Readonly<Partial<Record<ScreenParam, string>>>;

const paramNames = Object.keys(spelling) as ScreenParam[]; // the table's own keys

/** How an address spells a parameter: what a person is told is missing. */
export const spelledParam = (name: ScreenParam): string => spelling[name];

/** What a screen cannot do without; it shows its error face and sends nothing when one is missing (screens §0). */
export const neededParams: Partial<Record<ScreenKey, readonly ScreenParam[]>> = {
  loanConfirm: ['productId'],
  loanDetails: ['productId', 'loanId'],
  loanDetailsAfterPayment: ['productId', 'loanId'],
  loginFailure: ['productId'],
  cardRepayment: ['loanId', 'productId'],
  bindCard: ['loanId', 'productId'],
  walletRepayment: ['loanId', 'productId'],
  virtualAccount: ['loanId', 'productId'],
  payMethod: ['loanId', 'productId'],
  instalments: ['loanId', 'productId'],
  extension: ['loanId', 'productId'],
};

/** What a screen cannot do without of the session; named like a missing parameter (screens §8, "Failing reads"). */
const neededSessionValues: Partial<Record<ScreenKey, readonly (keyof Session['values'])[]>> = {
  walletRepayment: ['userId'],
};

/** The name, as addresses spell it, of the first thing that a screen cannot do without and does not have. */
export function missingParam(
  screen: ScreenKey,
  params: ScreenParams,
  { values }: Pick<Session, 'values'>,
): string | undefined {
  const param = neededParams[screen]?.find((name) => params[name] === undefined);
  return param
    ? spelledParam(param)
    : neededSessionValues[screen]?.find((name) => values[name] === undefined);
}

const named = (valueOf: (spelled: string) => string | undefined): ScreenParams =>
  Object.fromEntries(
    paramNames.flatMap((name) => {
      const value = valueOf(spelling[name]);
      return value && value.length <= longestValue ? [[name, value]] : [];
    }),
  );

/** Reads what a query says to a screen; empty and over-long values count as absent. */
export function readScreenParams(query: string): ScreenParams {
  const values = readQuery(query);
  return named((spelled) => valueOf(values, spelled));
}

/** What the launch said about the matter at hand, for a screen whose own address is silent. */
export const launchParams = ({ business }: Pick<Session, 'business'>): ScreenParams =>
  named((spelled) => business[spelled]);

/** Writes a query for a screen; `tenant` goes along where the launch carried the flag, so that a reload finds the lender again. */
export function writeScreenParams(params: ScreenParams, flag: string | undefined): string {
  const spelled = Object.fromEntries(paramNames.map((name) => [spelling[name], params[name]]));
  return writeQuery({ tenant: flag, ...spelled });
}
