import { useMemo } from 'react';
import type { MajorAmount } from '../../domain/money.ts';
import type { LoanClaim } from '../../domain/payment.ts';
import { payTypes } from '../../domain/virtual-account.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import {
  useKeptNumber,
  type KeptNumber,
} from '../../lender-api/virtual-account/use-kept-number.ts';
import type { VirtualAccountRequest } from '../../lender-api/virtual-account/virtual-account.api.ts';
import { useNavigationAccess } from '../../navigation/navigation-context.tsx';
import type { ChannelChoice } from '../../session/payment-channel-choice.ts';

/** What a number is asked for. */
export interface ChannelOrder {
  loanRef: LoanRef;
  /** Undefined when the address says none: the lender's answer says it then. */
  amount: MajorAmount | undefined;
  choice: ChannelChoice;
  isDisplayed: boolean;
  /** As the channel was named where it was chosen. */
  channelName: string | undefined;
  /** What the loan asks for now; undefined while that is not known. */
  claim: LoanClaim | undefined;
  /** False when a number would be of no use. */
  mayAsk: boolean;
}

/** The number of the channel that the borrower chose (screens §4). */
export function useVirtualAccount(order: ChannelOrder): KeptNumber {
  const { loanRef, amount, choice, isDisplayed, channelName, claim, mayAsk } = order;
  const { loanId, productId } = loanRef;
  const { address } = useNavigationAccess();
  const place = useMemo(() => ({ loanId, choice, amount }), [loanId, choice, amount]);
  const request = useMemo<VirtualAccountRequest>(
    () => ({
      loanId,
      productId,
      amount,
      payType: payTypes[choice.kind],
      code: choice.code,
      specificNumber: choice.specificNumber,
      isDefault: choice.isDefault,
      isDisplayed,
    }),
    [loanId, productId, amount, choice, isDisplayed],
  );
  return useKeptNumber({ request, place, channelName, claim, mayAsk, address });
}
