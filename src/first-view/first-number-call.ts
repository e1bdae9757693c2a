import { begin } from '../lender-api/early-call.ts';
import { virtualAccountCall } from '../lender-api/number-repayment/number-repayment.calls.ts';
import { launchParams, loanRefOf } from '../navigation/screen-params.ts';
import { channelRequest, readChannelChoice } from '../payments/channel-choice.ts';
import { moneyLockName } from '../payments/money-trace.ts';
import { numberEntry } from '../payments/number-store.ts';
import { deviceStore, canStore, tabStore } from '../platform/browser-storage.ts';
import { systemClock } from '../platform/clock.ts';
import { browserLocks } from '../platform/page-lock.ts';
import { browserAddress } from '../platform/page-address.ts';
import { randomId } from '../platform/random-id.ts';
import type { FirstLook, MadeCall } from './first-screen.ts';

/**
 * Whether a number may be made for this visit before the loan is known: no amount is asked for, this entry of the history
 * has none yet, and the browser can keep it and hold other tabs off.
 */
export const mayMakeNumber = ({ params, session }: FirstLook): boolean =>
  params.amount === undefined &&
  params.amountDue === undefined &&
  launchParams(session).amountDue === undefined &&
  browserAddress.readEntry(numberEntry) === undefined &&
  browserLocks() !== undefined &&
  // The number is handed to React's screen through the tab's store.
  canStore(tabStore, 'loanfront.number probe', 'a number');

/** Asks for the number as React's screen does: once, one tab after the other (`use-number.ts`). */
export function makeNumber(look: FirstLook, isWanted: () => boolean): MadeCall {
  const { tenant, session, language, params } = look;
  const call = virtualAccountCall({
    ...loanRefOf(params),
    ...channelRequest(readChannelChoice(deviceStore), params.display),
    amount: undefined, // the lender says it
    pressId: randomId(),
  });
  const lockName = moneyLockName({
    tenantId: tenant.id,
    kind: 'loan',
    id: params.loanId ?? '',
  });
  const ask = () =>
    isWanted()
      ? begin(call, { tenant, session, language }, systemClock)
      : Promise.reject(new Error('nobody waits for the number'));
  const locks = browserLocks();
  return { query: call, answer: locks ? locks.run(`${lockName} number`, ask) : ask() };
}
