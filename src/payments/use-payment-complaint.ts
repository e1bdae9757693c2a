import { useTranslation } from 'react-i18next';
import { useGoTo } from '../navigation/use-go-to.ts';

/** A payment that its loan does not show. */
export interface MissingPayment {
  loanId: string;
  /** The number that was paid to, where there is one. */
  number?: string | undefined;
  /** As it is written for people, with its currency; nobody may know it. */
  amount?: string | undefined;
}

/** A way to a complaint, as a link needs it. */
export interface ComplaintPath {
  href: string;
  label: string;
  follow: () => void;
}

/**
 * The way to a complaint about a payment, with loan, number and amount filled in; undefined where nobody can complain.
 * Which kind of complaint that is only the lender's own list says, so the way leads to that list.
 */
export function usePaymentComplaint(payment: MissingPayment): ComplaintPath | undefined {
  const { t } = useTranslation('app');
  const goTo = useGoTo();
  if (!goTo.isOpen('complaintStart')) return undefined;
  const { loanId, number = '', amount = '' } = payment;
  const prefill = { kind: 'payment', number, amount } as const;
  return {
    href: goTo.href('complaintStart', { loanId }),
    label: t('complain'),
    follow: () => goTo.go('complaintStart', { loanId }, { state: { prefill } }),
  };
}
