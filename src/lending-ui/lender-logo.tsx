import { Picture } from '../ui/picture.tsx';
import { usePictureAddress } from './use-picture-address.ts';

/** A product's logo from a lender's answer; an address that is not allowed is never asked for. */
export function LenderLogo({
  address,
  name,
  size = 40,
}: {
  address: string;
  name: string;
  size?: number | undefined;
}) {
  const pictureAddress = usePictureAddress();
  return <Picture src={pictureAddress(address)} alt="" size={size} fallbackLetter={name} />;
}
