import type { MajorAmount } from '../../domain/money.ts';
import type { PaymentChannel } from '../../domain/payment-channel.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import { limitText } from './decide-number.ts';

/** See `limitText`, in the words shown. */
export function useLimitText(): (
  channel: PaymentChannel,
  amount: MajorAmount | undefined,
) => string | undefined {
  const say = useSay('number-repayment');
  const format = useFormat();
  return (channel, amount) => limitText(channel, amount, { say, format });
}
