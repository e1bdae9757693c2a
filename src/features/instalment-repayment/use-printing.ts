import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onPrinting } from '../../platform/printing.ts';

/** Whether the page is being put on paper right now; what is only for paper need not exist before. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => onPrinting((is) => flushSync(() => setPrinting(is))), []);
  return isPrinting;
}
