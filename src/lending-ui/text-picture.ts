import { pictureFont, wrappedText, type PictureText } from './picture-text.ts';

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
 * Draws texts one under another, black on white, on the device itself: nothing of it goes anywhere. A logo, by its
 * address, stands above them where it can be had. Undefined where the browser cannot draw a picture.
 */
export async function drawTextPicture(
  texts: readonly PictureText[],
  fileName: string,
  logo?: string,
): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) return undefined;
  const mark = logo === undefined ? undefined : await pictureAt(logo);
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
