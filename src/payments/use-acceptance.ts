import { useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../bridge/bridge-context.tsx';
import type { AcceptedOffer, LoanOffer } from '../domain/loan-offer.ts';
import {
  appliesTo,
  mayStart,
  standingOf,
  type MoneyRecord,
  type Standing,
} from '../domain/money-call.ts';
import { useAcceptLoanOfferMutation } from '../lender-api/loan-confirm/loan-confirm.api.ts';
import { useErrorText } from '../lending-ui/use-error-text.ts';
import { useOnce } from '../lending-ui/use-once.ts';
import { launchParams } from '../navigation/screen-params.ts';
import { useFollow } from '../navigation/use-follow.ts';
import { useGoTo } from '../navigation/use-go-to.ts';
import { askBeforeLeaving } from '../platform/leave-guard.ts';
import { randomId } from '../platform/random-id.ts';
import { confirmedLoans } from '../session/confirmed-loans.ts';
import { useSession } from '../session/session-context.tsx';
import { useToast } from '../ui/toast.tsx';
import { confirmedLoan } from './confirmed-loan.ts';
import { makeMoneyCall } from './make-money-call.ts';
import { useLateNotice, type LateKind } from './use-late-notice.ts';
import { useMoneyPlace } from './use-money-place.ts';

/** Accepting an offer, once in one browser profile. */
export interface Acceptance {
  /** `none` while the offer may be accepted. */
  standing: Standing;
  record: MoneyRecord | undefined;
  /** This page's own call is open. */
  isSending: boolean;
  isChecking: boolean;
  /** Another tab is confirming it, of which nothing is written down here; nothing was sent from this page. */
  isElsewhere: boolean;
  /** The lender was asked after no answer, and still offers the loan. */
  isStillOffered: boolean;
  /** The browser keeps nothing, so the page has to stay open. */
  isForgetful: boolean;
  accept: (offer: LoanOffer) => Promise<void>;
  /** After no answer: asks whether the loan is still offered; only then may it be accepted again. */
  checkAgain: () => Promise<void>;
  /** On to the loan that was accepted. */
  goOn: () => void;
}

/** An asking for the offer, as the store's hooks give it back. */
export interface OfferAsking {
  isError: boolean;
  data?: LoanOffer | undefined;
  /** Milliseconds since 1970: when it left. */
  startedTimeStamp?: number | undefined;
}

/**
 * See `Acceptance`. The record and the lock are those of a payment: a reload, Back, another tab or a page opened again
 * meet what was asked before (screens §9). `askOffer` asks the lender for the offer anew.
 */
export function useAcceptance(
  productId: string,
  askOffer: () => PromiseLike<OfferAsking>,
): Acceptance {
  const { t } = useTranslation('loan-confirm');
  const place = useMoneyPlace('offer', productId);
  const { records, clock, owner } = place;
  const [push] = useAcceptLoanOfferMutation();
  const bridge = useBridge();
  const follow = useFollow();
  const goTo = useGoTo();
  const session = useSession();
  const { loanId } = launchParams(session);
  const toast = useToast();
  const errorText = useErrorText();
  const once = useOnce();
  const [doing, setDoing] = useState<'nothing' | 'sending' | 'checking'>('nothing');
  const [isStillOffered, setStillOffered] = useState(false);
  const [isElsewhere, setElsewhere] = useState(false);
  const [isForgetful] = useState(() => !records.survivesClosing());
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => records.onChange(drawAgain), [records]);

  const found = records.find();
  const record = found && appliesTo(found, owner) ? found : undefined;
  const standing = standingOf(record, clock.now());
  const changesAt =
    standing.is === 'calling'
      ? standing.until
      : standing.is === 'unanswered'
        ? standing.clearFrom
        : undefined;
  useEffect(() => {
    if (changesAt === undefined || changesAt < clock.now()) return undefined;
    return clock.after(changesAt - clock.now() + 1, drawAgain);
  }, [changesAt, clock]);
  useEffect(
    () => (isForgetful && doing === 'sending' ? askBeforeLeaving() : undefined),
    [isForgetful, doing],
  );

  const leaveFor = (nextAddress: string | undefined) => {
    if (follow(nextAddress, { add: { from: 'confirm' }, replace: true })) return;
    const loan = { productId, ...(loanId && { loanId }), from: 'confirm' };
    goTo.go('loanDetails', loan, { replace: true });
  };
  const late = useLateNotice(`offer ${productId}`, {
    label: t('goOn'),
    act: () => leaveFor(records.find()?.nextAddress),
  });
  const say = (kind: LateKind, reason = '') => {
    const texts: Record<LateKind, string> = {
      Accepted: t('lateAccepted'),
      Refused: t('lateRefused', { reason }),
      Unknown: t('lateUnknown'),
    };
    late.say(kind, texts[kind]);
  };

  const accept = (offer: LoanOffer) =>
    once.run(async () => {
      const { amount } = offer;
      if (amount === undefined || mayStart[standingOf(record, clock.now()).is] !== 'yes') return;
      setStillOffered(false);
      setElsewhere(false);
      setDoing('sending');
      bridge.call('confirmTrackingPoint', { productId });
      const end = await makeMoneyCall<AcceptedOffer>(place, {
        record: {
          attempt: randomId(),
          owner,
          channel: 'acceptance',
          startedAt: clock.now(),
          amount,
        },
        send: (pressId) =>
          push({ productId, amount, term: offer.term, termUnit: offer.termUnit, pressId }),
        onAnswer: ({ nextAddress }) => ({ step: 'accepted', nextAddress }),
      });
      setDoing('nothing');
      if (end.end === 'blocked') {
        setElsewhere(mayStart[end.standing.is] === 'yes');
        void askOffer();
      } else if (end.end === 'answered') {
        confirmedLoans(session).keep(
          productId,
          confirmedLoan(offer, amount, end.data, clock.now()),
        );
        if (late.isHere()) leaveFor(end.data.nextAddress);
        else say('Accepted');
      } else if (end.end === 'refused') {
        const message = errorText(end.error, t('confirmFailed'));
        if (late.isHere()) toast(message, { tone: 'bad' });
        else if (end.error.kind !== 'sessionOver') say('Refused', message);
      } else if (end.end === 'unanswered' && !late.isHere()) say('Unknown');
    });

  const checkAgain = () =>
    once.run(async () => {
      setDoing('checking');
      const { isError, data, startedTimeStamp: leftAt = 0 } = await askOffer();
      setDoing('nothing');
      const isOffered = !isError && data?.amount !== undefined;
      const now = records.find();
      const stands = standingOf(now, leftAt);
      if (!isOffered || !now || stands.is !== 'unanswered' || leftAt < stands.clearFrom) return;
      records.end(now.attempt);
      setStillOffered(true);
    });

  return {
    standing,
    record: record && record.owner !== owner ? { ...record, amount: undefined } : record,
    isSending: doing === 'sending',
    isChecking: doing === 'checking',
    isElsewhere,
    isStillOffered,
    isForgetful,
    accept,
    checkAgain,
    goOn: () => leaveFor(record?.owner === owner ? record.nextAddress : undefined),
  };
}
