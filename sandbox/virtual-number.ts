import { minorToMajor } from '../src/domain/money.ts';
import { whyChannelIsOff } from '../src/domain/payment-channel.ts';
import type { Tenant } from '../src/tenant/tenant-schema.ts';
import type { TextKey } from './lender-texts.ts';
import type { LoanOrder } from './loan-order.ts';
import { minor } from './loan-terms.ts';
import type { SandboxCall } from './sandbox-call.ts';
import { isoDay } from './sandbox-days.ts';
import { stateOf } from './sandbox-world.ts';

/** A channel of the tenant's own list, with the pay type that it belongs to. */
export interface ListedChannel {
  payType: string;
  name: string;
  payCode: string;
  specificNum: string;
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
}

/** A number that was made to be paid to. */
export interface VirtualNumber {
  number: string;
  billNumber: string;
  billerCode: string | undefined;
  channel: ListedChannel;
  /** Minor units. */
  amount: bigint;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The pay types of lender-api §2. */
export const bankType = '1';
export const marketType = '2';

const hour = 3_600_000;

/** The numbers of a loan in the order in which they were made. */
export const numbersOf = stateOf<LoanOrder, VirtualNumber[]>(() => []);

/** The channels that a tenant lists for a pay type; its guide's own channel stands alone. */
export function listedChannels({ repayment }: Tenant, payType: string): ListedChannel[] {
  const { banks, markets, guide } = repayment;
  if (payType === bankType) return banks.map((bank) => ({ payType, ...bank }));
  if (payType === marketType) return markets.map((market) => ({ payType, ...market }));
  return guide?.payType === payType
    ? [{ payType, name: guide.payCode, payCode: guide.payCode, specificNum: '' }]
    : [];
}

/** Five digits that stand for a code, always the same for the same one. */
function defaultPrefix(code: string): string {
  let sum = 7;
  for (let at = 0; at < code.length; at += 1) sum = (sum * 31 + code.charCodeAt(at)) % 10_000;
  return `9${String(sum).padStart(4, '0')}`;
}

/** Makes the next number of a loan: a longer one than any machine number holds, and none twice in a session. */
export function makeNumber(
  call: SandboxCall,
  order: LoanOrder,
  channel: ListedChannel,
  amount: bigint,
): VirtualNumber {
  const look = call.scenario.channels.find(({ payCode }) => payCode === channel.payCode);
  const count = String(call.account.next('virtualNumber'));
  const { billerCode, prefix = defaultPrefix(channel.payCode), digits = 18 } = look ?? {};
  const rest = Math.max(1, digits - (billerCode ?? prefix).length);
  const tail = `${order.id.replace(/\D/g, '')}${count.padStart(3, '0')}`
    .slice(-rest)
    .padStart(rest, '0');
  const made = {
    number: (billerCode ?? prefix) + tail,
    // With a company's code the bill key goes with it; else a bill of today's.
    billNumber: billerCode
      ? tail
      : `${isoDay(call.today).replaceAll('-', '')}${count.padStart(8, '0')}`,
    billerCode,
    channel,
    amount,
    expiresAt: call.now + (channel.payType === marketType ? 2 : 24) * hour,
  };
  numbersOf(order).push(made);
  return made;
}

/** Why nobody at the counter would take this number now; undefined when it can be paid. */
export function whyUnpayable(
  { expiresAt, channel, amount }: VirtualNumber,
  now: number,
  { money }: Tenant,
): 'expired' | 'tooSmall' | 'tooLarge' | undefined {
  if (now >= expiresAt) return 'expired';
  return whyChannelIsOff(channelLimits(channel), minorToMajor(minor(amount), money.minorDigits));
}

const channelLimits = ({ minAmount, maxAmount }: ListedChannel) => ({
  ...(minAmount !== undefined && { minAmount }),
  ...(maxAmount !== undefined && { maxAmount }),
});

/** Plain ways to pay to a number at any bank. */
const bankGuides: readonly { name: TextKey; steps: readonly TextKey[] }[] = [
  {
    name: 'guideCashMachine',
    steps: [
      'stepInsertCard',
      'stepChooseVirtual',
      'stepTypeNumber',
      'stepCheckBill',
      'stepKeepSlip',
    ],
  },
  {
    name: 'guideApp',
    steps: ['stepSignIn', 'stepChooseVirtual', 'stepPasteNumber', 'stepCheckBill', 'stepApprove'],
  },
];

const shopSteps: readonly TextKey[] = [
  'stepGoToShop',
  'stepTellCashier',
  'stepShowCode',
  // What the place charges is not in the lender's amount, so the step names none: the page says the one total.
  'stepCheckPayee',
  'stepPayCash',
];

/**
 * The steps to pay to a number, in the language of the call: under names at a bank, a plain list in a shop, none
 * elsewhere (lender-api §2). The scenario's own come first; what they leave out is said plainly.
 */
export function paymentSteps(
  call: SandboxCall,
  { number, billNumber, billerCode, channel, amount }: VirtualNumber,
): object[] | string[] | null {
  const { scenario, language, words, tenant, money } = call;
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
  const own = scenario.channels.find(({ payCode }) => payCode === channel.payCode)?.guides[
    language
  ];
  if (channel.payType === marketType) {
    return own?.[0]?.steps.map(filled) ?? shopSteps.map((key) => words.say(key, values));
  }
  if (channel.payType !== bankType) return null;
  return (
    own?.map(({ name, steps }) => ({ name, step: steps.map(filled) })) ??
    bankGuides.map(({ name, steps }) => ({
      name: words.say(name, values),
      step: steps.map((key) => words.say(key, values)),
    }))
  );
}
