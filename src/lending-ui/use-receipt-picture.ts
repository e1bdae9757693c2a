import { useEffect, useState } from 'react';
import type { DetailLine } from '../domain/loan-offer.ts';
import { assetAddress } from '../tenant/asset-address.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import type { PictureText } from './picture-text.ts';
import { drawTextPicture } from './text-picture.ts';

/** What the picture of a receipt says. */
export interface ReceiptText {
  title: string;
  headline: string;
  lines: readonly DetailLine[];
  note: string;
}

const textsOf = ({ title, headline, lines, note }: ReceiptText): PictureText[] => [
  { text: title, size: 36 },
  { text: headline, size: 56, isStrong: true },
  ...lines.flatMap(({ label, value }) => [
    { text: '', size: 16 },
    { text: label, size: 32 },
    { text: value, size: 44, isStrong: true },
  ]),
  { text: '', size: 24 },
  { text: note, size: 32 },
];

/**
 * The receipt as a file, drawn before anybody asks for it: a phone opens its sharing sheet only in the same moment
 * as the tap. Undefined until it is drawn, and where it cannot be.
 */
export function useReceiptPicture(receipt: ReceiptText, fileName: string): File | undefined {
  const [file, setFile] = useState<File>();
  const written = JSON.stringify(textsOf(receipt));
  const { id, brand } = useTenant();
  const logo = assetAddress(id, brand.logo);
  useEffect(() => {
    let isWanted = true;
    const texts = JSON.parse(written) as PictureText[]; // written above
    drawTextPicture(texts, fileName, logo).then(
      (drawn) => isWanted && setFile(drawn),
      () => undefined, // the receipt itself is on the screen
    );
    return () => {
      isWanted = false;
    };
  }, [written, fileName, logo]);
  return file;
}
