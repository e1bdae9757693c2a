import { useMemo } from 'react';
import type { MajorAmount } from '../../domain/money.ts';
import type { LoanClaim } from '../../domain/payment.ts';
import { kindOfPayType } from '../../domain/virtual-account.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import {
  useKeptNumber,
  type KeptNumber,
} from '../../lender-api/virtual-account/use-kept-number.ts';
import type { VirtualAccountRequest } from '../../lender-api/virtual-account/virtual-account.api.ts';
import { useNavigationAccess } from '../../navigation/navigation-context.tsx';
import type { NumberFor } from '../../session/kept-virtual-accounts.ts';

/** The tenant's channel, in the tenant's own codes. */
export interface GuideChannel {
  payType: string;
  payCode: string;
}

/** What a reference number is asked for. */
export interface ReferenceOrder {
  loanRef: LoanRef;
  channel: GuideChannel;
  /** Undefined when the address says none: the lender's answer says it then. */
  amount: MajorAmount | undefined;
  /** What the loan asks for now; undefined while that is not known. */
  claim: LoanClaim | undefined;
}

/** The reference number of the tenant's channel (screens §4, paymentGuide). */
export function useGuideNumber({ loanRef, channel, amount, claim }: ReferenceOrder): KeptNumber {
  const { loanId, productId } = loanRef;
  const { payType, payCode } = channel;
  const { address } = useNavigationAccess();
  const request = useMemo<VirtualAccountRequest>(
    () => ({
      loanId,
      productId,
      amount,
      payType,
      code: payCode,
      isDefault: true,
      isDisplayed: false,
    }),
    [loanId, productId, amount, payType, payCode],
  );
  const place = useMemo<NumberFor>(() => {
    const kind = kindOfPayType(payType);
    const choice = { kind, code: payCode, specificNumber: '', isDefault: true };
    return { loanId, amount, choice };
  }, [loanId, amount, payType, payCode]);
  return useKeptNumber({ request, place, claim, mayAsk: true, address });
}
