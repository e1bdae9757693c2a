/** One line of a picture. */
export interface PictureText {
  text: string;
  /** Pixels. */
  size: number;
  isStrong?: boolean;
}

const width = 1080;
const edge = 72;
const leading = 1.5;
const room = width - 2 * edge;

const font = ({ size, isStrong }: Omit<PictureText, 'text'>) =>
  `${isStrong ? 700 : 400} ${size}px system-ui, sans-serif`;

/** Breaks a line where it is full: between words, and within a word that alone is too long. */
function wrapped(brush: CanvasRenderingContext2D, line: PictureText): PictureText[] {
  brush.font = font(line);
  const rows: string[] = [];
  let row = '';
  for (const piece of line.text.match(/[\p{Script=Han}]|\S+\s*|\s+/gu) ?? []) {
    for (const part of brush.measureText(piece).width > room ? Array.from(piece) : [piece]) {
      if (row && brush.measureText((row + part).trimEnd()).width > room) {
        rows.push(row);
        row = '';
      }
      row += part;
    }
  }
  return [...rows, row].map((text) => ({ ...line, text: text.trim() }));
}

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
  const lines = texts.flatMap((line) => wrapped(brush, line));
  canvas.width = width;
  canvas.height = lines.reduce((sum, { size }) => sum + size * leading, 2 * edge);
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = '#000';
  brush.textBaseline = 'middle';
  let top = edge;
  for (const line of lines) {
    brush.font = font(line);
    brush.fillText(line.text, edge, top + (line.size * leading) / 2);
    top += line.size * leading;
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? new File([blob], fileName, { type: 'image/png' }) : undefined;
}
