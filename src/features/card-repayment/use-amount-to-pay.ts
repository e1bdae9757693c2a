import type { RepaymentOptions } from '../../domain/card-repayment.ts';
import { isNothing, minorFromText, type MinorAmount } from '../../domain/money.ts';
import { useScreenParams } from '../../navigation/use-go-to.ts';
import { useSession } from '../../session/session-context.tsx';

/**
 * What is to be paid, in minor units: from the screen's own address, else from the lender's answer, else from
 * the launch (screens §8, "Amounts due"). Undefined when nobody says it, or what they say is no amount or zero.
 */
export function useAmountToPay(options: RepaymentOptions | undefined): MinorAmount | undefined {
  const { amountDue } = useScreenParams();
  const { business } = useSession();
  const amount =
    (amountDue === undefined ? undefined : minorFromText(amountDue)) ??
    options?.amountDue ??
    (business.withholdingAmount === undefined ? undefined : minorFromText(business.withholdingAmount));
  return amount && !isNothing(amount) ? amount : undefined;
}
