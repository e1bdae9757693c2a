import { type MoneyRecord, paidInAll, type Standing } from '../domain/money-call.ts';
import type { Format } from '../i18n/format.ts';
import type { Say, SayKey } from '../i18n/say.ts';
import type { Step } from '../ui/steps.tsx';
import { paidBy, sentSince } from './decide-paid.ts';

/** A payment that is looked for, or being sent; every other standing is none of this. */
type Checked = Extract<Standing['is'], 'calling' | 'unanswered' | 'accepted' | 'saidPaid'>;

/** What is known of a payment that is being confirmed. Times in milliseconds since 1970. */
export interface CheckingInputs {
  record: Pick<
    MoneyRecord,
    'channel' | 'amount' | 'counter' | 'startedAt' | 'stepAt' | 'lenderAttemptId'
  >;
  standing: Checked;
  /** The borrower who looks is the one who paid. */
  isMine: boolean;
  /** The lender refused a second one a moment ago. */
  isRepeated: boolean;
  /** Asking by itself has ended. */
  isAskingOver: boolean;
  /** When the lender was asked last; 0 before. */
  askedAt: number;
  /** From when on the lender can say that nothing moved, while that is still ahead. */
  clearFrom: number | undefined;
  /** How long this channel usually takes, in the tenant's words. */
  usual: string | undefined;
  /** Closing the page loses nothing: the browser keeps what was written down. */
  isSafeToClose: boolean;
  wallet: string;
  /** Whom to call about a number that was paid. */
  phone: string;
}

/** What the view of such a payment says, in finished words. */
interface CheckingModel {
  /** An answer that did not come interrupts; everything else is said when there is a pause. */
  role: 'status' | 'alert';
  title: string;
  /** How long it takes, and that the page may be closed. */
  about: readonly string[];
  /** Undefined where the amount is not known, or not this person's business. */
  amount: { label: string; text: string } | undefined;
  /** What was done comes with its moment, in words. */
  steps: readonly [Step & { text: string }, Step, Step];
  isLive: boolean;
  /** What must not be done meanwhile, and what else has to be known. */
  notes: readonly string[];
}

/** What was done, never more than is known: of a call that nobody answered only that it was tried. */
const doneStep: Readonly<Record<Checked, { title: SayKey; at: Step['at'] }>> = {
  calling: { title: 'payment:stepSending', at: 'now' },
  unanswered: { title: 'payment:stepTried', at: 'unsure' },
  accepted: { title: 'payment:stepSent', at: 'done' },
  saidPaid: { title: 'payment:stepPaid', at: 'done' },
};

function titleOf({ standing, isMine, isRepeated, isAskingOver }: CheckingInputs, say: Say): string {
  if (standing === 'unanswered')
    return isRepeated ? say('payment:repeated') : say('payment:unknownTitle');
  if (!isMine) return say('payment:otherTitle');
  if (standing === 'calling') return say('payment:callingTitle');
  return isAskingOver ? say('payment:notConfirmedTitle') : say('payment:acceptedTitle');
}

/** Decides what is said while a payment is being confirmed: never more than is written down, or than the tenant says. */
export function decideChecking(inputs: CheckingInputs, say: Say, format: Format): CheckingModel {
  const { record, standing, isMine, isAskingOver, clearFrom, usual, wallet, phone } = inputs;
  const { channel, amount, counter } = record;
  const paid = paidInAll(record);
  const by = paidBy(record, wallet, say);
  const time = format.clock(record.startedAt);
  const isSaid = standing === 'saidPaid';
  const isSending = standing === 'calling';
  const sent: Step & { text: string } = {
    title: say(doneStep[standing].title),
    text: isSaid
      ? say('payment:saidPaidTitle', { time: format.clock(record.stepAt) })
      : isMine
        ? // The amount is said with what it was paid by.
          paid === undefined
          ? `${time} · ${by}`
          : time
        : isSending
          ? time
          : sentSince(standing, time, say),
    at: doneStep[standing].at,
  };
  const isUnanswered = standing === 'unanswered';
  const isOpenEnded = isAskingOver && !isSending;
  const confirming: Step = {
    title: isUnanswered ? say('payment:stepAnswer') : say('payment:stepConfirming'),
    text:
      isOpenEnded && inputs.askedAt > 0
        ? say('payment:lastAsked', { time: format.clock(inputs.askedAt) })
        : undefined,
    at: isSending ? 'next' : 'now',
  };
  const waits = isUnanswered && clearFrom !== undefined;
  // A payment that was begun by card asks for a code or moves at once; its code has a call of its own.
  const mayNeedCode = channel === 'card' && isMine && record.lenderAttemptId === undefined;
  const notes: Record<Checked, readonly string[]> = {
    calling: [say('payment:callingText', { time })],
    unanswered: [
      isAskingOver ? say('payment:unknownOver') : say('payment:unknownText'),
      ...(mayNeedCode ? [say('payment:codeMovesMoney')] : []),
      ...(waits ? [say('payment:unknownWait', { time: format.clock(clearFrom) })] : []),
    ],
    accepted: [isAskingOver ? say('payment:notShownYet') : say('payment:acceptedText')],
    saidPaid: isAskingOver
      ? [say('payment:notShownYet')]
      : [say('payment:saidPaidText'), say('payment:callIfMissing', { phone })],
  };
  return {
    role: isUnanswered ? 'alert' : 'status',
    title: titleOf(inputs, say),
    about: [
      ...(counter?.fee
        ? [
            say('payment:cashIsMore', {
              bill: format.money(amount),
              fee: format.money(counter.fee),
            }),
          ]
        : []),
      // Of a call that nobody answered it is not known whether there is anything to confirm.
      // Once its time is over, the usual one is no promise.
      ...(usual && !isUnanswered && !isOpenEnded ? [usual] : []),
      ...(inputs.isSafeToClose && !isOpenEnded ? [say('payment:safeToClose')] : []),
    ],
    amount: paid && { label: by, text: format.money(paid) },
    steps: [
      sent,
      confirming,
      { title: say('payment:stepDone'), text: say('payment:stepDoneText'), at: 'next' },
    ],
    isLive: !isOpenEnded,
    notes: notes[standing],
  };
}
