import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { hasNoAnswer, isLenderError } from '../../domain/lender-error.ts';
import type { LoanOffer } from '../../domain/loan-offer.ts';
import { useAcceptLoanOfferMutation } from '../../lender-api/loan-offer/loan-offer.api.ts';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useFollow } from '../../navigation/use-follow.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { launchParams } from '../../navigation/screen-params.ts';
import { useSession } from '../../session/session-context.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Where accepting stands. `unknown`: no answer came, so the lender may have taken it (lender-api §3). */
export type Acceptance = 'ready' | 'sending' | 'unknown' | 'checking';

/** Accepting an offer, once. */
export interface AcceptOffer {
  stands: Acceptance;
  accept: (offer: LoanOffer) => Promise<void>;
  /** After no answer: asks whether the loan is still offered; only then may it be confirmed again. */
  checkAgain: (ask: () => Promise<{ isError: boolean }>) => Promise<void>;
}

/** See `AcceptOffer`. Nothing is repeated by the program, and two taps in one tick send one call (HD-47). */
export function useAcceptOffer(productId: string): AcceptOffer {
  const { t } = useTranslation('loan-confirm');
  const [stands, setStands] = useState<Acceptance>('ready');
  const isUnderWay = useRef(false);
  const [push] = useAcceptLoanOfferMutation();
  const bridge = useBridge();
  const follow = useFollow();
  const goTo = useGoTo();
  const { loanId } = launchParams(useSession());
  const toast = useToast();
  const errorText = useErrorText();

  const accept = async (offer: LoanOffer) => {
    if (isUnderWay.current || offer.amount === undefined) return;
    isUnderWay.current = true;
    setStands('sending');
    bridge.call('confirmTrackingPoint', { productId });
    const result = await push({
      productId,
      amount: offer.amount,
      term: offer.term,
      termUnit: offer.termUnit,
    });
    if ('error' in result) {
      const isUnknown = isLenderError(result.error) && hasNoAnswer(result.error);
      if (!isUnknown) {
        isUnderWay.current = false;
        toast(errorText(result.error, t('confirmFailed')), { tone: 'bad' });
      }
      setStands(isUnknown ? 'unknown' : 'ready');
      return;
    }
    const isFollowed = follow(result.data, { add: { from: 'confirm' }, replace: true });
    if (!isFollowed) {
      goTo.go(
        'loanDetails',
        { productId, ...(loanId && { loanId }), from: 'confirm' },
        { replace: true },
      );
    }
  };

  const checkAgain = async (ask: () => Promise<{ isError: boolean }>) => {
    setStands('checking');
    const { isError } = await ask();
    if (isError) {
      setStands('unknown');
      return;
    }
    isUnderWay.current = false;
    setStands('ready');
  };

  return { stands, accept, checkAgain };
}
