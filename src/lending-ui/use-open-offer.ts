import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductOffer } from '../domain/product-offer.ts';
import { systemClock } from '../platform/clock.ts';
import { useToast } from '../ui/toast.tsx';
import { useErrorText } from './use-error-text.ts';
import { useOnce } from './use-once.ts';
import { useSlow } from './use-slow.ts';

/** How an offer is opened. */
export interface OfferOpening {
  /** Tells the lender of the tap; nobody waits for it, and its failure is never shown. */
  report: (productId: string, row: number) => void;
  /** Asks the lender where the offer goes on. */
  ask: (productId: string) => Promise<{ data: string } | { error: unknown }>;
  /** Goes to an unjudged address; false when it is refused. */
  follow: (address: string) => boolean;
  /** What is said while another lender's page is on its way. */
  opening: (name: string) => string;
}

/** What becomes of taps on offers. */
export interface OpenOffer {
  open: (offer: ProductOffer, row: number) => Promise<void>;
  /** The offer that is being opened, and a word once it is worth one: the lender is slow, or its page is on its way. */
  busy: { row: number; text: string | undefined } | undefined;
}

/** A page that was left for another is drawn a little longer. */
const longestLeaving = 2000;

/** Opens one offer at a time: reports the tap, asks for the address, goes there; every tap is reported and asked once (HD-47). */
export function useOpenOffer({ report, ask, follow, opening }: OfferOpening): OpenOffer {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const once = useOnce();
  const [state, setState] = useState<{ row: number; leavesFor?: string }>();
  const isSlow = useSlow(state !== undefined && state.leavesFor === undefined);
  const open = ({ id, name, lenderName }: ProductOffer, row: number) =>
    once.run(async () => {
      if (id === undefined) return;
      setState({ row });
      report(id, row);
      const result = await ask(id);
      if ('error' in result) toast(errorText(result.error), { tone: 'bad' });
      else if (follow(result.data)) {
        setState({ row, leavesFor: lenderName || name });
        await new Promise<void>((resolve) => void systemClock.after(longestLeaving, resolve));
      } else toast(t('addressRefused'), { tone: 'bad' });
      setState(undefined);
    });
  const slow = isSlow ? t('loading') : undefined;
  return {
    open,
    busy: state && { row: state.row, text: state.leavesFor ? opening(state.leavesFor) : slow },
  };
}
