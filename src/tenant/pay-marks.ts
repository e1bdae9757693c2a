import { initialsOf, markColour } from '../domain/pay-mark.ts';
import { assetAddress } from './asset-address.ts';
import type { FirstTenant } from './first-tenant.ts';

/**
 * The mark of a bank, a shop or a wallet: the tenant's logo for that name (in any letter case), else `own`, else
 * letters on a colour that is always the same for the name.
 */
export function payMark(
  { id, repayment }: Pick<FirstTenant, 'id' | 'repayment'>,
  name: string,
  own?: string,
): { logo: string | undefined; initials: string; colour: number } {
  const wanted = name.trim().toLowerCase();
  const listed = Object.entries(repayment.logos).find(([of]) => of.toLowerCase() === wanted);
  const asset = listed?.[1] ?? own;
  return {
    logo: asset === undefined ? undefined : assetAddress(id, asset),
    initials: initialsOf(name),
    colour: markColour(name),
  };
}
