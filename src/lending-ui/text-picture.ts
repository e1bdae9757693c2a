import { pictureFont, wrappedText, type PictureText } from './picture-text.ts';

const width = 1080;
const edge = 72;
const leading = 1.5;
const room = width - 2 * edge;

/**
 * Draws texts one under another, black on white, on the device itself: nothing of it goes anywhere. Undefined where
 * the browser cannot draw a picture.
 */
export async function drawTextPicture(
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
