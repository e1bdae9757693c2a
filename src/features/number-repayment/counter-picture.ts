import { useEffect, useState } from 'react';
import { code128 } from '../../domain/code128.ts';
import { pictureFont, wrappedText, type PictureText } from '../../lending-ui/picture-text.ts';

/** What the picture for the cashier holds. */
export interface PictureContent {
  above: readonly PictureText[];
  /** The code as it is scanned. */
  code: string;
  below: readonly PictureText[];
}

const width = 1080;
const edge = 60;
const barHeight = 220;
const room = width - 2 * edge;

/** Draws the bars as wide as whole pixels allow; nothing for a code without bars, or too long for the picture. */
function drawBars(brush: CanvasRenderingContext2D, code: string, top: number): void {
  const widths = code128(code) ?? [];
  const modules = widths.reduce((sum, part) => sum + part, 0);
  const module = Math.floor(room / modules);
  let at = Math.floor((width - modules * module) / 2);
  widths.forEach((part, index) => {
    if (index % 2 === 0) brush.fillRect(at, top, part * module, barHeight);
    at += part * module;
  });
}

/**
 * The picture that a borrower can send to whoever goes to the shop: black on white, drawn on the phone itself.
 * Undefined where the browser cannot draw one.
 */
export async function drawCounterPicture(content: PictureContent): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) return undefined;
  const above = content.above.flatMap((line) => wrappedText(brush, line, room));
  const below = content.below.flatMap((line) => wrappedText(brush, line, room));
  const heightOf = (lines: readonly PictureText[]) =>
    lines.reduce((sum, { size }) => sum + size * 1.5, 0);
  const barsAt = edge + heightOf(above) + edge / 2;
  canvas.width = width;
  canvas.height = barsAt + barHeight + edge / 2 + heightOf(below) + edge;
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, canvas.height);
  brush.fillStyle = '#000';
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  const write = (lines: readonly PictureText[], from: number) => {
    let top = from;
    for (const line of lines) {
      brush.font = pictureFont(line);
      brush.fillText(line.text, width / 2, top + line.size * 0.75);
      top += line.size * 1.5;
    }
  };
  write(above, edge);
  drawBars(brush, content.code, barsAt);
  write(below, barsAt + barHeight + edge / 2);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

/**
 * The picture for the cashier as a file, drawn before anybody asks for it: a phone opens its sharing sheet only
 * in the same moment as the tap. Undefined until it is drawn, and where it cannot be.
 */
export function useCounterPicture(content: PictureContent, name: string): File | undefined {
  const [file, setFile] = useState<File>();
  const written = JSON.stringify(content);
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const blob = await drawCounterPicture(JSON.parse(written) as PictureContent); // written above
      if (isWanted) setFile(blob && new File([blob], name, { type: 'image/png' }));
    };
    draw().catch(() => undefined); // the number itself is on the screen
    return () => {
      isWanted = false;
    };
  }, [written, name]);
  return file;
}
