import { tabStore } from '../platform/browser-storage.ts';
import type { Session } from './session.ts';

/** Where a payment of a loan is written down: under the borrower's id, so that nobody else ever meets it. */
export function keptPaymentKey(session: Session, loanId: string): string {
  const owner = session.values.userId ?? session.values.sessionId ?? '';
  return `loanfront.payment ${JSON.stringify([session.tenantId, owner, loanId])}`;
}

/** Whether anything is written down for a loan, without reading what. */
export const isPaymentKept = (session: Session, loanId: string): boolean =>
  tabStore.read(keptPaymentKey(session, loanId)) !== undefined;
