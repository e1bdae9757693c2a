import type { RepaymentOptions } from '../../domain/card-repayment.ts';
import { isNothing, minorFromText, type MinorAmount } from '../../domain/money.ts';
import { launchParams } from '../../navigation/screen-params.ts';
import { useScreenParams } from '../../navigation/use-go-to.ts';
import { useSession } from '../../session/session-context.tsx';

/**
 * What is to be paid, in minor units: from the screen's own address, else from the lender's answer, else from
 * the launch (screens §8, "Amounts due"). Undefined when nobody says it, or what they say is no amount or zero.
 */
export function useAmountToPay(options: RepaymentOptions | undefined): MinorAmount | undefined {
  const { amountDue } = useScreenParams();
  const launched = launchParams(useSession()).amountDue;
  const amount =
    (amountDue === undefined ? undefined : minorFromText(amountDue)) ??
    options?.amountDue ??
    (launched === undefined ? undefined : minorFromText(launched));
  return amount && !isNothing(amount) ? amount : undefined;
}
