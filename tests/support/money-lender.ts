import type { LenderError } from '../../src/domain/lender-error.ts';
import type { CallResult } from '../../src/payments/make-money-call.ts';

/** What a lender makes of a money call. */
export type LenderAnswer =
  | 'yes'
  /** Yes, but a code is sent first. */
  | 'code'
  | 'no'
  | 'repeated'
  | 'cut'
  | 'noPage'
  | 'sessionOver'
  /** Nothing ever comes. */
  | 'never';

const errors: Readonly<Record<Exclude<LenderAnswer, 'yes' | 'code' | 'never'>, LenderError>> = {
  no: { kind: 'rejected', code: '1001', message: 'No.' },
  repeated: { kind: 'rejected', code: '800005', message: '' },
  cut: { kind: 'unreachable' },
  noPage: { kind: 'malformed', where: 'answer' },
  sessionOver: { kind: 'sessionOver' },
};

/** A call ends by the clock after this long (spec: 60 s). */
const callLimit = 60_000;

/** A lender at the far end of a line: it counts what reaches it, and answers when the test says. */
export function moneyLender() {
  const calls: string[] = [];
  let open = 0;
  let mostOpen = 0;
  return {
    /** Which calls reached the lender, in their order. */
    calls,
    mostOpen: () => mostOpen,
    /** Sends a call; its answer comes after so many milliseconds, or the call's own time is over first. */
    send<Data>(key: string, data: Data, answer: LenderAnswer, after = 0) {
      return async (): Promise<CallResult<Data>> => {
        calls.push(key);
        open += 1;
        mostOpen = Math.max(mostOpen, open);
        const isLate = answer === 'never' || after >= callLimit;
        await new Promise((resolve) => {
          setTimeout(resolve, isLate ? callLimit : after);
        });
        open -= 1;
        if (isLate) return { error: { kind: 'timedOut' } };
        return answer === 'yes' || answer === 'code' ? { data } : { error: errors[answer] };
      };
    },
  };
}

/** See `moneyLender`. */
export type MoneyLender = ReturnType<typeof moneyLender>;
