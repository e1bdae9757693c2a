import type { TextKey } from './standard-texts.ts';
import type { SandboxCall } from './sandbox-call.ts';
import { bankType, marketType, type VirtualNumber } from './virtual-number.ts';

/** Plain ways to pay to a number at any bank. */
const bankWays: readonly { name: TextKey; steps: readonly TextKey[] }[] = [
  {
    name: 'wayCashMachine',
    steps: [
      'stepInsertCard',
      'stepChooseVirtual',
      'stepTypeNumber',
      'stepCheckBill',
      'stepKeepSlip',
    ],
  },
  {
    name: 'wayApp',
    steps: ['stepSignIn', 'stepChooseVirtual', 'stepPasteNumber', 'stepCheckBill', 'stepApprove'],
  },
];

const shopSteps: readonly TextKey[] = [
  'stepGoToShop',
  'stepTellCashier',
  'stepShowCode',
  'stepCheckBill',
  'stepPayCash',
];

/**
 * The steps to pay to a number, in the language of the call: under names at a bank, a plain list in a shop, none
 * elsewhere (lender-api §2). The play's own come first; what they leave out is said plainly.
 */
export function paymentSteps(
  call: SandboxCall,
  { number, billNumber, billerCode, channel, amount }: VirtualNumber,
): object[] | string[] | null {
  const { play, language, words, tenant, money } = call;
  const values = {
    va: number,
    name: channel.name,
    amount: money(amount),
    payee: tenant.repayment.payeeName,
    biller: billerCode ?? '',
    billKey: billNumber,
  };
  const filled = (step: string) =>
    step.replace(/\{(\w+)\}/g, (place, name: string) =>
      String(new Map(Object.entries(values)).get(name) ?? place),
    );
  const own = play.channels.find(({ payCode }) => payCode === channel.payCode)?.guides[language];
  if (channel.payType === marketType) {
    return own?.[0]?.steps.map(filled) ?? shopSteps.map((key) => words.say(key, values));
  }
  if (channel.payType !== bankType) return null;
  return (
    own?.map(({ name, steps }) => ({ name, step: steps.map(filled) })) ??
    bankWays.map(({ name, steps }) => ({
      name: words.say(name, values),
      step: steps.map((key) => words.say(key, values)),
    }))
  );
}
