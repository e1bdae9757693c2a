import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { useRateAppMutation } from '../../lender-api/loan/loan.api.ts';
import { RatingDialog } from '../../lending-ui/rating-dialog.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useScreenParams } from '../../navigation/use-go-to.ts';
import { tabStore } from '../../platform/browser-storage.ts';
import { systemClock } from '../../platform/clock.ts';
import { ownedKey } from '../../session/owner.ts';
import { useSession } from '../../session/session-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Under the session and the loan: another session, or another loan in the same tab, is asked anew. */
function useAskedKey(): string {
  const session = useSession();
  const { loanId = '' } = useScreenParams();
  return ownedKey('ratingAsked', session, session.values.sessionId ?? '', loanId);
}

/** What the source system always sends, whatever was chosen (spec §9); a tenant may send the choice instead. */
const usualScore = 5;

type Step = 'closed' | 'waiting' | 'asking' | 'thanking';

/** How long the loan is looked at before stars are asked for, in milliseconds: what brought somebody here comes first. */
const lookedAtFor = 3000;

/** How long is waited for another dialog to be closed before looking again. */
const lookAgainAfter = 1000;

/**
 * Asks for stars when the lender wants it, once for each session and loan (screens §9), some seconds after the loan is
 * there and never over another dialog. Few stars are thanked for; many open the app's own rating (screens §3).
 */
export function LoanRating() {
  const { t } = useTranslation(['loan-details', 'app']);
  const { rating } = useTenant();
  const bridge = useBridge();
  const toast = useToast();
  const errorText = useErrorText();
  const [rate, { isLoading }] = useRateAppMutation();
  const askedKey = useAskedKey();
  const [step, setStep] = useState<Step>(
    tabStore.read(askedKey) === undefined ? 'waiting' : 'closed',
  );
  useEffect(() => {
    if (step !== 'waiting') return undefined;
    const ask = () => {
      if (document.querySelector('dialog[open]')) {
        stop = systemClock.after(lookAgainAfter, ask);
        return;
      }
      tabStore.write(askedKey, '1');
      setStep('asking');
    };
    let stop = systemClock.after(lookedAtFor, ask);
    return () => stop();
  }, [step, askedKey]);

  const close = () => setStep('closed');
  const submit = async (stars: number) => {
    const result = await rate({ score: rating.sendChosenScore ? stars : usualScore });
    if ('error' in result) {
      toast(errorText(result.error), { tone: 'bad' });
      return;
    }
    if (stars < rating.nativeThreshold) {
      setStep('thanking');
      return;
    }
    setStep('closed');
    bridge.call('goToRating', {});
  };

  return (
    <>
      <RatingDialog
        isOpen={step === 'asking'}
        title={t('rateTitle')}
        text={t('rateText')}
        submitText={t('submit')}
        isSending={isLoading}
        onSubmit={(stars) => void submit(stars)}
        onClose={close}
      />
      <Dialog
        isOpen={step === 'thanking'}
        onClose={close}
        title={t('thanksTitle')}
        closeLabel={t('app:close')}
        actions={<Button onPress={close}>{t('app:close')}</Button>}
      >
        <p>{t('thanksText')}</p>
      </Dialog>
    </>
  );
}
