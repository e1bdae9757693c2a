/** What a borrower can do on the loan's details. */
export type LoanAction = 'repay' | 'extend' | 'borrowMore';

/** Whether money is owed: `open` is everything before and beside that, such as a loan under review (screens §8). */
export type LoanState = 'unpaid' | 'settled' | 'open';

/** The status pictures, each one of our own. */
export type LoanPicture =
  | 'review'
  | 'approved'
  | 'disbursing'
  | 'due'
  | 'overdue'
  | 'processing'
  | 'settled'
  | 'declined'
  | 'closed';

/** One row of the table of screens §3: what a loan of this status shows and allows. */
export interface LoanStatusRule {
  picture: LoanPicture;
  actions: readonly LoanAction[];
  /** Whether the recommended products are shown; an empty list shows nothing in any case. */
  recommend: boolean;
  state: LoanState;
}

/** Rows by the lender's order status, and `default` for every other one; a tenant may override them (screens §8). */
export type LoanStatusTable = Readonly<Record<string, LoanStatusRule>>;

const underReview: LoanStatusRule = {
  picture: 'review',
  actions: [],
  recommend: true,
  state: 'open',
};

const due: LoanStatusRule = {
  picture: 'due',
  actions: ['repay', 'extend'],
  recommend: false,
  state: 'unpaid',
};

const settled: LoanStatusRule = {
  picture: 'settled',
  actions: ['borrowMore'],
  recommend: false,
  state: 'settled',
};

/** The shipped table (screens §3). The spec gives the numbers no names; these follow what lenders say with them. */
export const standardLoanStatuses: LoanStatusTable = {
  default: underReview,
  110: { ...underReview, picture: 'declined' },
  151: { ...underReview, picture: 'disbursing' },
  3: { ...due, recommend: true },
  5: { ...due, recommend: true },
  170: { ...due, actions: ['repay'] },
  174: due,
  180: { ...due, picture: 'overdue' },
  200: settled,
  4: { ...settled, picture: 'closed', recommend: true },
};

/**
 * The rule of a status: the tenant's own row, else the shipped one, else the tenant's `default`, else a loan under
 * review (screens §3). This is the one place where the two tables meet.
 */
export function loanStatusRule(status: string, own: LoanStatusTable): LoanStatusRule {
  const row = (key: string) =>
    [own, standardLoanStatuses].find((table) => Object.hasOwn(table, key))?.[key];
  return row(status) ?? row('default') ?? underReview;
}

/** The actions to show: extending only while the lender offers it (`canExtend`, screens §8). */
export function loanActions(rule: LoanStatusRule, canExtend: boolean): readonly LoanAction[] {
  return rule.actions.filter((action) => action !== 'extend' || canExtend);
}
