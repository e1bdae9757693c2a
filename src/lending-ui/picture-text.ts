/** One line of a picture. */
export interface PictureText {
  text: string;
  /** Pixels. */
  size: number;
  isStrong?: boolean;
}

/** The font of a line, as a canvas wants it. */
export const pictureFont = ({ size, isStrong }: Omit<PictureText, 'text'>) =>
  `${isStrong ? 700 : 400} ${size}px system-ui, sans-serif`;

/** Breaks a line where `room` pixels are full: between words, and within a word that alone is too long. */
export function wrappedText(
  brush: CanvasRenderingContext2D,
  line: PictureText,
  room: number,
): PictureText[] {
  brush.font = pictureFont(line);
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
