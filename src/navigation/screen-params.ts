import { longestValue, readQuery, valueOf, writeQuery } from '../domain/query.ts';
import type { Session } from '../session/session.ts';
import { screenKeys, type ScreenKey } from '../tenant/screen-paths.ts';

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
  /** The kind of a complaint, and the kind below it. */
  category: 'problemType',
  subCategory: 'problemSonType',
  complaintId: 'problemId',
  /** Which of the assistant's categories is open, counted from 0. */
  step: 'selectedIndex',
} as const;

/** Screens of help spell the loan in a way of their own; a link of the repayment screens is understood there as well. */
const spelledByHelp = { loanId: 'orderNo' } as const;
const helpScreens: ReadonlySet<ScreenKey | undefined> = new Set(
  screenKeys.filter((key) => key.startsWith('complaint') || key === 'chatbot'),
);

/** One thing that an address may say to a screen. */
export type ScreenParam = keyof typeof spelling;

/** What an address says to a screen, each value as it was written. */
export type ScreenParams = Readonly<Partial<Record<ScreenParam, string>>>;

/** What an address is to say to some screen; what is undefined is left out. */
export type WrittenParams = Readonly<Partial<Record<ScreenParam, string | undefined>>>;

const paramNames = Object.keys(spelling) as ScreenParam[]; // the table's own keys

const loan = ['loanId', 'productId'] as const;
const payment = ['amountDue', 'couponId', 'couponMoney', 'from'] as const;

/**
 * What the address of each screen says: what the screen cannot do without (it shows its error face and sends nothing
 * when one is missing, screens §0), and what it takes besides. A screen that is not here takes nothing.
 */
const paramsOfScreen = {
  loanConfirm: { needs: ['productId'], takes: ['loanId'] },
  loanDetails: { needs: loan, takes: ['from'] },
  loanDetailsAfterPayment: { needs: loan, takes: [] },
  loginFailure: { needs: ['productId'], takes: [] },
  marketplace: { needs: [], takes: ['scene'] },
  cardRepayment: { needs: loan, takes: payment },
  bindCard: { needs: loan, takes: payment },
  walletRepayment: { needs: loan, takes: payment },
  virtualAccount: { needs: loan, takes: ['amount', 'display'] },
  payMethod: { needs: loan, takes: ['amount'] },
  paymentGuide: { needs: [], takes: [...loan, 'amount'] },
  instalments: { needs: loan, takes: [] },
  extension: { needs: loan, takes: [] },
  complaintStart: { needs: [], takes: ['loanId'] },
  complaintStartNew: { needs: [], takes: ['loanId', 'category', 'subCategory'] },
  // Which of them it needs depends on what was handed over, so the screen itself says so.
  complaintForm: { needs: [], takes: ['loanId', 'category', 'subCategory'] },
  complaintDetails: { needs: ['complaintId'], takes: [] },
  chatbot: { needs: [], takes: ['loanId', 'step'] },
} as const satisfies Partial<Record<ScreenKey, Record<'needs' | 'takes', readonly ScreenParam[]>>>;

type Listed = typeof paramsOfScreen;
type NamesOf<Screen extends ScreenKey> = Screen extends keyof Listed
  ? Listed[Screen]['needs' | 'takes'][number]
  : never;

/** What a link to a screen may say. */
export type ParamsOf<Screen extends ScreenKey> = Screen extends unknown
  ? Pick<WrittenParams, NamesOf<Screen>>
  : never;

/** What a screen cannot do without of its address. */
export const neededParams = (screen: ScreenKey): readonly ScreenParam[] =>
  screen in paramsOfScreen ? paramsOfScreen[screen as keyof Listed].needs : []; // just looked up

/** What a screen cannot do without of the session; named like a missing parameter (screens §8, "Failing reads"). */
const neededSessionValues: Partial<Record<ScreenKey, readonly (keyof Session['values'])[]>> = {
  walletRepayment: ['userId'],
};

/** How the address of a screen may spell a parameter; the first is the one that links write. */
const spellingsOf = (name: ScreenParam, screen: ScreenKey | undefined): [string, ...string[]] =>
  name === 'loanId' && helpScreens.has(screen)
    ? [spelledByHelp.loanId, spelling.loanId]
    : [spelling[name]];

/** How the address of a screen spells a parameter: what a person is told is missing. */
export const spelledParam = (name: ScreenParam, screen?: ScreenKey): string =>
  spellingsOf(name, screen)[0];

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

/** An empty or over-long value is no value of ours. */
const usable = (value: string | undefined) =>
  value && value.length <= longestValue ? value : undefined;

const named = (read: (name: ScreenParam) => string | undefined): ScreenParams =>
  Object.fromEntries(
    paramNames.flatMap((name) => {
      const value = read(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Reads what a query says to a screen; empty and over-long values count as absent. */
export function readScreenParams(query: string, screen?: ScreenKey): ScreenParams {
  const values = readQuery(query);
  return named((name) =>
    spellingsOf(name, screen)
      .map((spelled) => usable(valueOf(values, spelled)))
      .find((value) => value !== undefined),
  );
}

/** What the launch said about the loan at hand, for a screen whose own address is silent. */
export const launchParams = ({ business }: Pick<Session, 'business'>): ScreenParams =>
  named((name) => usable(business[spelling[name]]));

/** Writes a query for a screen; `tenant` goes along where the launch carried the flag, so that a reload finds the lender again. */
export function writeScreenParams(
  params: WrittenParams,
  flag: string | undefined,
  screen?: ScreenKey,
): string {
  const spelled = paramNames.map((name) => [spelledParam(name, screen), params[name]]);
  return writeQuery({ tenant: flag, ...Object.fromEntries(spelled) });
}
