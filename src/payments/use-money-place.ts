import { useMemo } from 'react';
import { useNavigationAccess } from '../navigation/navigation-context.tsx';
import { deviceStore } from '../platform/browser-storage.ts';
import { systemClock } from '../platform/clock.ts';
import { randomId } from '../platform/random-id.ts';
import { useSession } from '../session/session-context.tsx';
import type { MoneyPlace } from './make-money-call.ts';
import { moneyLocks } from './money-lock.ts';
import { moneyRecords } from './money-records.ts';
import { ownerOf } from './money-trace.ts';
import type { MoneySubject } from './money-trace.ts';

/** A money place, and who stands there. */
export interface OwnMoneyPlace extends MoneyPlace {
  /** As records name the borrower. */
  owner: string;
}

/** Where the money calls about a loan, or about the offer of a product, take place in this browser profile. */
export function useMoneyPlace(kind: MoneySubject['kind'], id: string): OwnMoneyPlace {
  const session = useSession();
  const { address } = useNavigationAccess();
  return useMemo(() => {
    const owner = ownerOf(session);
    const places = { device: deviceStore, address, clock: systemClock, owner };
    return {
      records: moneyRecords({ tenantId: session.tenantId, kind, id }, places),
      locks: moneyLocks(deviceStore, systemClock, randomId),
      clock: systemClock,
      owner,
    };
  }, [session, address, kind, id]);
}
