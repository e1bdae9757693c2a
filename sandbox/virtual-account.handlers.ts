import { readDay } from '../src/domain/day.ts';
import { majorFromText, majorToMinor } from '../src/domain/money.ts';
import { tenantBanks, tenantMarkets } from '../src/tenant/payment-channels.ts';
import { paymentAt, wantedPayment } from './loan-payments.ts';
import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { dayAt } from './sandbox-days.ts';
import {
  bankType,
  type ListedChannel,
  listedChannels,
  makeNumber,
  marketType,
  paymentSteps,
  type VirtualNumber,
  whyUnpayable,
} from './virtual-number.ts';
import { exactNumber, rejected, succeeded, wireId, wireMajor } from './wire-answer.ts';

/** The channel asked for; before anybody chose, the first one of its kind. */
function askedChannel(call: SandboxCall): ListedChannel | undefined {
  const channels = listedChannels(call.tenant, call.field('pay_type'));
  const code = call.field('payCode');
  if (code === '' && call.field('is_default') === '1') return channels[0];
  return channels.find(
    ({ payCode, specificNum }) =>
      payCode === code && ['', specificNum].includes(call.field('specific_num')),
  );
}

/** The call's whole amount in minor units; undefined when it names none; one that is no amount pays nothing. */
function askedAmount(call: SandboxCall): bigint | undefined {
  const written = call.field('amount');
  if (written === '') return undefined;
  const amount = /^\d+(?:\.\d\d?)?$/.test(written) ? majorFromText(written) : undefined;
  return amount === undefined ? -1n : BigInt(majorToMinor(amount, call.tenant.money.minorDigits));
}

/** When a number ends: in words of the tenant's zone, or in milliseconds, for lenders send both (screens §8). */
function wireEnd({ tenant }: SandboxCall, { channel, expiresAt }: VirtualNumber): string {
  if (channel.payType === marketType) return exactNumber(expiresAt);
  const end = readDay(String(expiresAt), tenant.locale.timeZone);
  const two = (value = 0) => String(value).padStart(2, '0');
  return end
    ? `${end.year}-${two(end.month)}-${two(end.day)} ${two(end.hour)}:${two(end.minute)}:00`
    : '';
}

function generateVcode(call: SandboxCall): WireAnswer {
  const { words, scenario, tenant, now } = call;
  const order = call.productOrder;
  if (!order) return rejected(call, words.say('unknownOrder'));
  const channel = askedChannel(call);
  if (!channel) return rejected(call, words.say('unknownChannel'));
  const wanted = wantedPayment(call, order, askedAmount(call));
  if ('body' in wanted) return wanted;
  const made = makeNumber(call, order, channel, wanted.amount);
  const after = scenario.payVirtualAccountAfter;
  // A number that the counter refuses is never paid: the app has to say so before anybody goes there.
  order.expected =
    after > 0 && whyUnpayable(made, now + after, tenant) === undefined
      ? {
          from: now + after,
          payment: paymentAt(
            { now: now + after, today: dayAt(now + after, tenant.locale.timeZone), scenario },
            order,
            wanted.purpose,
          ),
        }
      : undefined;
  return succeeded(call, {
    amount: wireMajor(call, made.amount),
    vcode: wireId(made.number),
    cardNo: wireId(made.billNumber),
    payType: channel.payType,
    payCode: channel.payCode,
    payStep: paymentSteps(call, made),
    specificNum: channel.specificNum,
    telephone: tenant.servicePhone,
    expiredAt: wireEnd(call, made),
    ...(made.billerCode && { billerCode: made.billerCode }),
    payeeName: tenant.repayment.payeeName,
  });
}

function payTypes(call: SandboxCall): WireAnswer {
  const { tenant, language, words } = call;
  if (!call.productOrder) return rejected(call, words.say('unknownOrder'));
  const method = (channel: { name: string; code: string; specificNumber: string }) => ({
    name: channel.name,
    payCode: channel.code,
    specificNum: channel.specificNumber,
  });
  const payType = call.field('pay_type');
  if (payType === marketType) return succeeded(call, tenantMarkets(tenant).map(method));
  if (payType !== bankType) return rejected(call, words.say('refused'));
  const banks = tenantBanks(tenant, language).map(({ bankName, methods }) => ({
    bankName,
    methods: methods.map(method),
  }));
  return succeeded(call, banks);
}

/** Paying to a number at a bank or a shop. */
export const virtualAccountHandlers: SandboxHandlers = { generateVcode, payTypes };
