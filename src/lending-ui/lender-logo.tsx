import { judgeAddress } from '../domain/safe-address.ts';
import { Picture } from '../ui/picture.tsx';

/** A product's logo from a lender's answer; an address that is not safe is never asked for. */
export function LenderLogo({
  address,
  name,
  size = 40,
}: {
  address: string;
  name: string;
  size?: number | undefined;
}) {
  const verdict = judgeAddress(address, '');
  const src =
    verdict.kind === 'outside' ? verdict.url : verdict.kind === 'inApp' ? verdict.path : undefined;
  return <Picture src={src} alt="" size={size} fallbackLetter={name} />;
}
