import { neededParams } from '../../../src/navigation/screen-params.ts';
import { isScreenOn } from '../../../src/navigation/route-table.ts';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import type { Tenant } from '../../../src/tenant/tenant-schema.ts';
import { launchAddress, type LaunchValues } from './launch-fields.tsx';

/** The screens by which a lender is known, in the order in which a borrower meets them. */
const wanted: readonly ScreenKey[] = [
  'home',
  'promotion',
  'loanConfirm',
  'loanDetails',
  'loanDetailsAfterPayment',
  'payMethod',
  'cardRepayment',
  'walletRepayment',
  'instalments',
  'extension',
  'chatbot',
  'complaintStart',
  'customerService',
  'marketplace',
  'calculator',
  'privacy',
  'aboutUs',
];

/** As many as one looks at together. */
const most = 8;

/** A screen of the board and where it is. */
export interface KeyScreen {
  key: ScreenKey;
  address: string;
  /** The phone remembers a payment of this loan, so that it opens with the paid moment. */
  isPaid: boolean;
}

/**
 * The eight key screens that a tenant has, with what a launch must say for them. Without a loan (`loanId` is empty)
 * those about a loan are left out, so that no screen of the board is one of an error; none of them makes anything when
 * it is opened. `offered` is the product of an offer that the sandbox has; undefined where no sandbox is, and then
 * registration is left out too, for opening it is counted as a visit. `settled` is a loan that is repaid, for the paid
 * moment.
 */
export function keyScreens(
  tenant: Tenant,
  built: ReadonlySet<ScreenKey>,
  values: LaunchValues,
  offered: string | undefined,
  settled?: Pick<LaunchValues, 'loanId' | 'productId'>,
): KeyScreen[] {
  const valuesOf = (key: ScreenKey): LaunchValues => {
    if (key === 'loanDetailsAfterPayment') return { ...values, ...settled };
    return key === 'loanConfirm' && offered ? { ...values, productId: offered } : values;
  };
  const has: Readonly<Record<string, string>> = { ...values };
  return wanted
    .filter((key) => built.has(key) && isScreenOn(tenant, key))
    .filter((key) => key !== 'promotion' || offered !== undefined)
    .filter((key) => key !== 'loanDetailsAfterPayment' || settled !== undefined)
    .map((key) => ({ key, values: valuesOf(key) }))
    .filter(({ key, values: own }) =>
      neededParams(key).every((name) => (name === 'productId' ? own.productId : has[name])),
    )
    .slice(0, most)
    .map(({ key, values: own }) => ({
      key,
      address: launchAddress(tenant, key, own),
      isPaid: key === 'loanDetailsAfterPayment',
    }));
}
