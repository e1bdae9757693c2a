import { isNothing, minorFromText, type MinorAmount } from '../domain/money.ts';
import { useSession } from '../session/session-context.tsx';
import { launchParams } from './screen-params.ts';
import { useScreenParams } from './use-go-to.ts';

/**
 * What is to be paid, in minor units: from the screen's own address, else what the lender answered, else from
 * the launch (screens §8, "Amounts due"). Undefined when nobody says it, or what they say is no amount or zero.
 */
export function useAmountToPay(answered: MinorAmount | undefined): MinorAmount | undefined {
  const { amountDue } = useScreenParams();
  const launched = launchParams(useSession()).amountDue;
  const amount =
    (amountDue === undefined ? undefined : minorFromText(amountDue)) ??
    answered ??
    (launched === undefined ? undefined : minorFromText(launched));
  return amount && !isNothing(amount) ? amount : undefined;
}
