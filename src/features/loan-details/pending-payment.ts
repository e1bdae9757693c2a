import type { PaymentRecord } from '../../domain/payment.ts';

/** What this tab knows of a payment of this loan, held against the lender's own word. */
export type PendingPayment =
  | { at: 'none' }
  /** Something is written down, and what watches it is still on its way: nothing may be paid until then. */
  | { at: 'unread' }
  /** A payment is being looked for; `canPay` once the lender has said that the loan is still unpaid. */
  | {
      at: 'pending';
      record: PaymentRecord;
      isAskingOver: boolean;
      canPay: boolean;
      askAgain: () => void;
    }
  /** The loan has changed since the payment: it arrived. */
  | { at: 'arrived'; record: PaymentRecord };
