import { useEffect, useState } from 'react';
import type { DetailLine } from '../domain/loan-offer.ts';
import { type PictureText, pictureFont, wrappedText } from './picture-text.ts';

const width = 1080;
const edge = 72;
const leading = 1.5;
const room = width - 2 * edge;

/**
 * Draws texts one under another, black on white, on the device itself: nothing of it goes anywhere. Undefined where
 * the browser cannot draw a picture.
 */
async function drawTextPicture(
  texts: readonly PictureText[],
  fileName: string,
): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) return undefined;
  const lines = texts.flatMap((line) => wrappedText(brush, line, room));
  canvas.width = width;
  canvas.height = lines.reduce((sum, { size }) => sum + size * leading, 2 * edge);
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = '#000';
  brush.textBaseline = 'middle';
  let top = edge;
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
  useEffect(() => {
    let isWanted = true;
    const texts = JSON.parse(written) as PictureText[]; // written above
    drawTextPicture(texts, fileName).then(
      (drawn) => isWanted && setFile(drawn),
      () => undefined, // the receipt itself is on the screen
    );
    return () => {
      isWanted = false;
    };
  }, [written, fileName]);
  return file;
}
