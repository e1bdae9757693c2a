/** Where the page's one number is read: its upper left corner in the window, and how large it is written, in pixels. */
export interface AmountPlace {
  x: number;
  y: number;
  size: number;
}

/** That of the page in front; undefined where it has none, or none that is in sight. */
export function shownAmountPlace(): AmountPlace | undefined {
  const element = document.querySelector('[data-amount]');
  if (!element) return undefined;
  // Of the words, not of the line that they stand in.
  const words = document.createRange();
  words.selectNodeContents(element);
  const { left: x, top: y, bottom, width } = words.getBoundingClientRect();
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  const isSeen = width > 0 && bottom > 0 && y < window.innerHeight && size > 0;
  return isSeen ? { x, y, size } : undefined;
}
