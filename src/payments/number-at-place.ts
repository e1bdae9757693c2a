import type { KeptVirtualAccount } from '../domain/kept-virtual-account.ts';
import type { MoneyRecord } from '../domain/money-call.ts';
import { isNothing, majorToMinor, type MajorAmount } from '../domain/money.ts';
import {
  type CashAtCounter,
  cashAtCounter,
  type PaymentChannel,
} from '../domain/payment-channel.ts';
import { randomId } from '../platform/random-id.ts';
import { channelMarkOf, channelWithFacts, tenantMarkets } from '../tenant/payment-channels.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';

type Kept = Pick<KeptVirtualAccount, 'account' | 'channelName'>;

/** Only limits and charges are asked for here. */
const noNames = { bank: '', miniMarket: '' };

/** Where a number is paid in cash; undefined at a bank, and for a guide's number whose place was not chosen yet. */
function placeOf({ account, channelName }: Kept, tenant: Tenant): PaymentChannel | undefined {
  if (tenant.repayment.route === 'paymentGuide')
    return tenantMarkets(tenant).find(({ name }) => name === channelName);
  const mark = channelMarkOf(account, channelName);
  return account.kind === 'miniMarket'
    ? channelWithFacts(mark, tenant, tenant.locale.defaultLanguage, noNames)
    : undefined;
}

/** What a number takes in cash where it is paid, and where; undefined where that is no shop, or the amount is not known. */
export function cashFor(
  kept: Kept,
  tenant: Tenant,
): (CashAtCounter & { place: string }) | undefined {
  const { amount } = kept.account;
  const place = amount && placeOf(kept, tenant);
  return place && { ...cashAtCounter(place, amount), place: place.name };
}

/** By whom a number was paid, when that was said or seen, in milliseconds since 1970, and what the loan asked for before. */
interface PaidNumber extends Pick<MoneyRecord, 'owner' | 'before'> {
  at: number;
}

/**
 * What is written down of a number's payment: what it brings the loan, rounded up where the place takes no small coins,
 * as on the number's own page; and what is handed over there, with what the shop takes for itself.
 */
export function paidByNumber(
  kept: Kept,
  tenant: Tenant,
  { owner, before, at }: PaidNumber,
): MoneyRecord {
  const { account } = kept;
  const minor = (amount: MajorAmount) => majorToMinor(amount, tenant.money.minorDigits);
  const cash = cashFor(kept, tenant);
  const bill = cash?.bill ?? account.amount;
  const fee = cash?.fee && minor(cash.fee);
  return {
    attempt: randomId(),
    owner,
    channel: 'virtualAccount',
    step: 'saidPaid',
    startedAt: at,
    stepAt: at,
    before,
    amount: bill && minor(bill),
    payKind: account.kind,
    paidTo: account.virtualAccountNumber,
    ...(cash?.place && {
      counter: {
        place: cash.place,
        cash: minor(cash.total ?? cash.bill),
        ...(fee && !isNothing(fee) && { fee }),
      },
    }),
  };
}
