import type { Stop } from './clock.ts';

/**
 * Tells when the page is laid out for paper, and when no longer. Browsers say so in two ways, some in one only;
 * hearing it twice is harmless. `tell` must change the page before it returns, for the paper is drawn right after.
 */
export function onPrinting(tell: (isPrinting: boolean) => void): Stop {
  const paper = window.matchMedia('print');
  const begin = () => tell(true);
  const end = () => tell(false);
  const change = ({ matches }: MediaQueryListEvent) => tell(matches);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  paper.addEventListener('change', change);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    paper.removeEventListener('change', change);
  };
}

/** Opens the browser's own printing; most of them can save a PDF there, too. */
export const printPage = (): void => window.print();
