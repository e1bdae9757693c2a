import { deviceStore } from '../platform/browser-storage.ts';
import { savedRecord } from '../platform/saved-record.ts';
import { guardFirstTenant, type FirstTenant } from './first-tenant.ts';

/** What the device remembers of the lender that it met last; anything else in its place counts as none. */
const keptTenant = (id: string) =>
  savedRecord({
    store: deviceStore,
    key: 'loanfront.lender',
    read: (raw): FirstTenant | undefined => guardFirstTenant(raw, id),
  });

/** The lender as the last visit read it; undefined where the last one was another's. Only good to ask it: its file is read anew on each visit. */
export const lastTenant = (id: string): FirstTenant | undefined => keptTenant(id).find();

/** Keeps what a first view reads of a lender's file for the next visit; a file that it may not be drawn from is forgotten. */
export function keepTenant(id: string, raw: unknown): void {
  const tenant = guardFirstTenant(raw, id);
  const file = tenant && { schemaVersion: 1, ...tenant };
  if (file) keptTenant(id).keep(file);
  else keptTenant(id).forget();
}

/** For a lender that is not there any more, or whose file is at fault: nobody is asked by what it was. */
export const forgetTenant = (id: string): void => keptTenant(id).forget();
