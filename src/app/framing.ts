import { framingOrigins } from '../platform/ancestors.ts';
import { browserAddress } from '../platform/page-address.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';

declare const __PREVIEW__: boolean;

/** The screens of a loan: just those of `loan-screens.ts`, which brings more than their names along. */
export const moneyScreens: readonly ScreenKey[] = [
  'loanConfirm',
  'loanDetails',
  'loanDetailsAfterPayment',
  'cardRepayment',
  'bindCard',
  'walletRepayment',
  'virtualAccount',
  'payMethod',
  'paymentGuide',
  'instalments',
  'extension',
];

/**
 * Whether a screen refuses to work where it is: screens of a loan move money, and in a frame of somebody else's page a
 * person may be made to press what they do not see (screens §9). The preview's phone is a frame of the app itself.
 */
export function refusesFrame(
  screen: ScreenKey,
  { security }: Pick<Tenant, 'security'>,
  framedBy?: readonly string[],
): boolean {
  if (!moneyScreens.includes(screen)) return false;
  const own = __PREVIEW__ ? [browserAddress.current().origin] : [];
  const allowed = [...security.frameAncestors, ...own];
  // Asked here and not before: a public screen is also drawn where there is no window.
  return (framedBy ?? framingOrigins()).some((origin) => !allowed.includes(origin));
}
