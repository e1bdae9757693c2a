import { judgeAddress } from '../../domain/safe-address.ts';

/** Where a photo that the lender named may be asked for; undefined for an address that is not safe. */
export function pictureAddress(raw: string | undefined): string | undefined {
  const verdict = judgeAddress(raw, '');
  if (verdict.kind === 'outside') return verdict.url;
  return verdict.kind === 'inApp' ? verdict.path : undefined;
}
