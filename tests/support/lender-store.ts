import { createStore } from '../../src/app/create-store.ts';
import type { Caller } from '../../src/lender-api/build-request.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { sampleSession } from './sample-session.ts';
import { sampleTenant } from './sample-tenant.ts';

/** The app's own store for one caller, with what it told its surroundings. */
export function openStore(caller: Partial<Caller> = {}) {
  const told = { sessionsOver: 0, unreadable: [] as string[] };
  const whole: Caller = {
    tenant: sampleTenant(),
    session: sampleSession(),
    language: 'hi',
    ...caller,
  };
  const store = createStore({
    caller: () => whole,
    clock: systemClock,
    sessionOver: () => {
      told.sessionsOver += 1;
    },
    report: (call, where) => told.unreadable.push(`${call} ${where}`),
  });
  return { store, told, caller: whole };
}

/** See `openStore`. */
export type LenderStore = ReturnType<typeof openStore>['store'];
