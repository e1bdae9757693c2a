import type { MoneyRecord } from '../../src/domain/money-call.ts';
import { moneyRecords } from '../../src/payments/money-records.ts';
import { ownerOf } from '../../src/payments/money-trace.ts';
import { deviceStore } from '../../src/platform/browser-storage.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { sampleSession } from './sample-session.ts';
import { stageLoan } from './screen-stage.tsx';

const records = () =>
  moneyRecords(
    { tenantId: sampleSession().tenantId, kind: 'loan', id: stageLoan.loanId },
    {
      device: deviceStore,
      address: { keepInEntry: () => {}, readEntry: () => undefined },
      clock: systemClock,
      owner: ownerOf(sampleSession()),
    },
  );

/** What this device has written down of a payment of the stage's loan. */
export const keptRecord = (): MoneyRecord | undefined => records().find();

/** Writes down a payment of the stage's loan: by the stage's borrower, accepted now, unless said otherwise. */
export function keepRecord(change: Partial<MoneyRecord> = {}): void {
  const now = Date.now();
  records().keep({
    attempt: 'earlier',
    owner: ownerOf(sampleSession()),
    channel: 'card',
    step: 'accepted',
    startedAt: now,
    stepAt: change.startedAt ?? now,
    ...change,
  });
}
