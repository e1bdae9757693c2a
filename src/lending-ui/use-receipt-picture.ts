import { useEffect, useState } from 'react';
import type { DetailLine } from '../domain/loan-offer.ts';
import { assetAddress } from '../tenant/asset-address.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { type PictureText, pictureFont, wrappedText } from './picture-text.ts';

const width = 1080;
const edge = 72;
const leading = 1.5;
const room = width - 2 * edge;
const markSize = 112;
/** The mark, and the blank below it. */
const markSpace = markSize + 40;

/** A picture that can be drawn; undefined where it cannot be had. */
async function pictureAt(address: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  picture.src = address;
  return picture.decode?.().then(
    () => picture,
    () => undefined,
  );
}

/**
 * Draws texts one under another, black on white, on the device itself: nothing of it goes anywhere. The logo, by its
 * address, stands above them where it can be had. Undefined where the browser cannot draw a picture.
 */
async function drawTextPicture(
  texts: readonly PictureText[],
  fileName: string,
  logo: string,
): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) return undefined;
  const mark = await pictureAt(logo);
  const lines = texts.flatMap((line) => wrappedText(brush, line, room));
  canvas.width = width;
  canvas.height = lines.reduce(
    (sum, { size }) => sum + size * leading,
    2 * edge + (mark ? markSpace : 0),
  );
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = '#000';
  brush.textBaseline = 'middle';
  if (mark) brush.drawImage(mark, edge, edge, markSize, markSize);
  let top = edge + (mark ? markSpace : 0);
  for (const line of lines) {
    brush.font = pictureFont(line);
    brush.fillText(line.text, edge, top + (line.size * leading) / 2);
    top += line.size * leading;
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? new File([blob], fileName, { type: 'image/png' }) : undefined;
}

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
