import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRateComplaintMutation } from '../../lender-api/complaints/complaints.api.ts';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useOnce } from '../../lending-ui/use-once.ts';
import { systemClock } from '../../platform/clock.ts';
import { ratingAskedOf } from '../../session/complaint-ratings.ts';
import { useSession } from '../../session/session-context.tsx';
import { useToast } from '../../ui/toast.tsx';

/** How long a complaint is looked at before its rating is asked for, in milliseconds (spec §9). */
const lookedAtFor = 3000;

/** How long is waited for another dialog to be closed before looking again. */
const lookAgainAfter = 1000;

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

/** The stars for the way a complaint was handled. */
export interface ComplaintRating {
  isOpen: boolean;
  isSending: boolean;
  /** It can be rated, and was not yet. */
  canRate: boolean;
  open: () => void;
  submit: (stars: number) => void;
  close: () => void;
}

/**
 * Asks for stars some seconds after the complaint is there, once in a visit and never over another dialog; whoever
 * closed the question can still open it. What failed stays open with its stars (screens §5).
 */
export function useComplaintRating(complaintId: string, canBeRated: boolean): ComplaintRating {
  const { t } = useTranslation('complaints');
  const toast = useToast();
  const errorText = useErrorText();
  const once = useOnce();
  const session = useSession();
  const record = useMemo(() => ratingAskedOf(session, complaintId), [session, complaintId]);
  const [asked, setAsked] = useState(() => record.find());
  const [isOpen, setOpen] = useState(false);
  const [rate, { isLoading }] = useRateComplaintMutation();

  const isToAsk = canBeRated && asked === undefined;
  useEffect(() => {
    if (!isToAsk) return undefined;
    const ask = () => {
      if (isDialogOpen()) stop = systemClock.after(lookAgainAfter, ask);
      else setOpen(true);
    };
    let stop = systemClock.after(lookedAtFor, ask);
    return () => stop();
  }, [isToAsk]);

  const end = (how: 'closed' | 'rated') => {
    record.keep(how);
    setAsked(how);
    setOpen(false);
  };
  const send = async (stars: number) => {
    const result = await rate({ complaintId, score: stars });
    if ('error' in result) {
      toast(errorText(result.error), { tone: 'bad' });
      return;
    }
    end('rated');
    toast(t('rated'), { tone: 'good' });
  };
  return {
    isOpen,
    isSending: isLoading,
    canRate: canBeRated && asked !== 'rated',
    open: () => setOpen(true),
    submit: (stars) => void once.run(() => send(stars)),
    close: () => end('closed'),
  };
}
