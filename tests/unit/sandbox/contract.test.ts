import { execFile } from 'node:child_process';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lenderWords } from '../../../sandbox/lender-words.ts';
import type { CallName } from '../../../sandbox/received-call.ts';
import { sandboxTenant, type SandboxTenant } from '../../../sandbox/sandbox-tenant.ts';
import { shippedIds } from '../tenant/shipped-folder.ts';
import { listAt, openLender, tenantText, type Asking, type Heard, textAt } from './open-lender.ts';
import { recordHelp } from './record-help-calls.ts';
import { recordPublic } from './record-public-calls.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
});
afterAll(() => rm(folder, { recursive: true }));

const forms: Readonly<Record<string, Record<string, string>>> = {
  india: {
    holder: 'Asha Namuna',
    accountNo: '000123456789',
    ifsc: 'SMPL0000123',
    bankName: 'Sample Bank',
    mobile: '9876543210',
  },
  indonesia: {
    bankName: 'BNI',
    accountNo: '0012345678',
    holder: 'Budi Contoh',
    mobile: '081234567890',
  },
  philippines: {
    bankName: 'BPI',
    accountNo: '0012345678',
    holder: 'Ana Halimbawa',
    mobile: '09171234567',
  },
};

/** The one rate that the contract's checker reckons interest with; sums at another are not told to it. */
const checkerRate = '0.0003';

/**
 * An answer as the contract's checker can read its sums: it knows amounts in rupees and rupiah, and pesos are
 * written like rupees.
 */
const checkable = (text: string) => text.replaceAll('₱', '₹');

/** Plays everything once in one language and writes each answer as the contract's checker reads it. */
async function record(lender: SandboxTenant, language: string): Promise<void> {
  const { tenant, scenario } = lender;
  const opened = openLender();
  const asking: Asking = { tenant: tenant.id, lang: language };
  const { say } = lenderWords(scenario, tenant, language);
  let count = 0;

  /** `name` begins as the checker's case names do: what must fail is called `rejected` or `code-…`. */
  async function ask(
    key: CallName,
    request: Record<string, string>,
    name = 'good',
    facts?: (answer: Heard) => object,
  ) {
    const answer = await (key === 'problemImage'
      ? opened.upload(key, request, asking)
      : opened.call(key, request, asking));
    const parts = [
      `"request":${JSON.stringify(request)}`,
      `"status":${answer.status}`,
      `"body":${checkable(answer.text)}`,
    ];
    if (facts) parts.push(`"facts":${JSON.stringify(facts(answer))}`);
    const place = path.join(folder, tenant.id, key);
    await mkdir(place, { recursive: true });
    count += 1;
    await writeFile(
      path.join(place, `${name}-${tenant.id}-${language}-${count}.json`),
      `{${parts.join(',')}}`,
    );
    return answer;
  }

  /** The rows that must add up to the amount due, told from their labels alone. */
  function dueFacts({ data }: Heard): object {
    const rows = listAt({ ...Object(data['userOrderDetail']) }, 'detail');
    const owed = rows.filter(({ text, value }) => {
      const isInstalment = text === say('onlyRepayment') || /\d.*\d/.test(String(text));
      return (
        (isInstalment && String(value).startsWith(tenant.money.symbol)) ||
        text === say('lateCharge')
      );
    });
    const sumRows = owed.map(({ text }) => text);
    if (rows.some(({ text }) => text === say('paidSoFar'))) sumRows.push(`-${say('paidSoFar')}`);
    return { dueRow: say('amountDue'), sumRows };
  }

  /** A plan that nobody is late with, or has paid a part of, adds up to the amount and its interest. */
  const planFacts = (productId: string, status: string) => () => {
    const { amount = '', days } = scenario.products.find(({ id }) => id === productId) ?? {};
    const isWhole =
      tenant.calculator.dailyRate === checkerRate && /^(?:174|3|170|200|4)$/.test(status);
    return { ...(isWhole && { principalMinor: Number(`${amount}00`), days, roundTo }) };
  };

  /** Every number that can be made for a loan, and what an extension of it costs. */
  async function payToNumbers(orderId: string, productId: string): Promise<void> {
    const loan = { productId, orderId };
    const { data } = await ask('repaymentWay', { orderId });
    const { canExtend } = scenario.orders.find(({ id }) => id === orderId) ?? {};
    const feeFacts = () => ({ feeRow: say('extensionFee') });
    await ask('extension', loan, canExtend ? 'good' : 'rejected', canExtend ? feeFacts : undefined);
    await ask('payTypes', { ...loan, pay_type: '1' });
    await ask('payTypes', { ...loan, pay_type: '2' });
    const due = textAt(data, 'amountDue');
    const asking = { ...loan, is_default: '0', is_display: '1' };
    const unknown = { ...asking, pay_type: '1', payCode: 'NOBODY', specific_num: '' };
    await ask('generateVcode', unknown, 'rejected');
    if (!due) return;
    const amount = due.replace(/(\d\d)$/, '.$1').replace(/\.00$/, '');
    for (const [pay_type, list] of [
      ['1', tenant.repayment.banks],
      ['2', tenant.repayment.markets],
    ] as const) {
      for (const { payCode, specificNum } of list) {
        const channel = { pay_type, payCode, specific_num: specificNum };
        await ask('generateVcode', { ...asking, ...channel, amount });
        await ask('generateVcode', { ...asking, ...channel, amount: '99999999' }, 'rejected');
      }
      if (list.length === 0) continue;
      const unasked = { ...loan, is_default: '1', is_display: '0', payCode: '', specific_num: '' };
      await ask('generateVcode', { ...unasked, pay_type });
    }
    const { guide } = tenant.repayment;
    if (!guide) return;
    const channel = { pay_type: guide.payType, payCode: guide.payCode, specific_num: '' };
    await ask('generateVcode', { ...asking, ...channel, amount });
    await ask('generateVcode', { ...asking, ...channel, amount: '99999999' }, 'rejected');
  }

  const roundTo = tenant.money.shownDigits === 0 ? 100 : 1;
  for (const { id: productId, days, isOffered } of scenario.products) {
    await ask('loanConfirm', { productId }, isOffered ? 'good' : 'rejected', ({ data }) => ({
      ...(isOffered && { principalMinor: data['amount'], days, roundTo }),
    }));
  }
  for (const { id: productId } of scenario.products.slice(0, 1)) {
    await ask('contracts', { productId, scene: '3' });
    await ask('contractUrl', { productId, scene: '3', position: '1', orderId: '' });
    await ask('contractUrl', { productId, scene: '3', position: '9' }, 'rejected');
    const { data } = await ask('loanConfirm', { productId });

    const push = {
      amount: textAt(data, 'amount'),
      periods: textAt(data, 'periods'),
      termUnit: textAt(data, 'termUnit'),
      productId,
    };
    await ask('loanConfirmPush', { ...push, amount: '1' }, 'rejected');
    await ask('loanConfirmPush', push);
    await ask('loanConfirm', { productId }, 'rejected');
    await ask(
      'loanDetails',
      { productId, orderId: `${scenario.newOrderPrefix}0001` },
      'good',
      dueFacts,
    );
  }
  for (const { id: orderId, productId, status } of scenario.orders) {
    await ask('loanDetails', { productId, orderId }, 'good', dueFacts);
    await ask('repaymentWay', { orderId });
    await ask('instalments', { productId, orderId }, 'good', planFacts(productId, status));
    await payToNumbers(orderId, productId);
    await payEverything(orderId, productId);
    await ask('instalments', { productId, orderId }, 'good', planFacts(productId, status));
  }
  await ask('instalments', { productId: '1', orderId: '1' }, 'rejected');
  await ask('payTypes', { productId: '1', orderId: '1', pay_type: '1' }, 'rejected');
  await ask('loanDetails', { productId: '1', orderId: '1' }, 'rejected');
  await ask('rateApp', { score: '5' });
  await ask('rateApp', { score: '4' });
  await ask('event', { productId: '1', moduleId: '30', positionId: '0' });
  await ask('productTap', { productId: '31007', moduleId: '30', positionId: '0' });
  await recordHelp(lender, ask, opened);
  await recordPublic(lender, ask, opened);

  /** Every answer that a payment can get, then the loan after it. */
  async function payEverything(orderId: string, productId: string): Promise<void> {
    const { data } = await ask('repaymentWay', { orderId });
    const amount = textAt(data, 'amountDue');
    const [card] = listAt(data, 'bankCards');
    if (!amount || !card) return;
    const shared = { orderId, amount };
    const paying = {
      ...shared,
      bankName: textAt(card, 'bankName'),
      cardId: textAt(card, 'id'),
      cardNo: textAt(card, 'cardNo'),
      bankCode: textAt(card, 'bankCode'),
      couponId: '',
      repayToken: textAt(data, 'repayToken'),
      sendMsg: '0',
    };
    await ask('bindCard', {
      orderId,
      productId,
      couponId: '',
      couponMoney: '0',
      ...forms[tenant.id],
    });
    await ask('bindCard', { orderId, productId }, 'rejected');
    await ask('repaymentRedirect', { ...shared, userId: '880000001' });
    await ask('repaymentCommit', { ...paying, amount: '9999999999' }, 'rejected');
    const first = await ask('repaymentCommit', paying);
    const second = await ask('repaymentCommit', { ...paying, sendMsg: '1' });
    const sent = ({ data: sentFor }: Heard, verifyCode = scenario.smsCode) => ({
      orderId,
      verifyCode,
      repaymentRecordId: textAt(sentFor, 'repayRecordId'),
    });
    await ask('repaymentConfirm', sent(first), 'rejected');
    await ask('repaymentConfirm', sent(second, '000000'), 'code-800006');
    await ask('repaymentConfirm', sent(second));
    await ask('repaymentConfirm', sent(second), 'code-800005');
    await ask('repaymentCommit', paying, 'code-800005');
    await ask('loanDetails', { productId, orderId }, 'good', dueFacts);
    opened.clock.now += scenario.processingMilliseconds;
    await ask('loanDetails', { productId, orderId }, 'good', dueFacts);
  }
}

const check = (dir: string) =>
  promisify(execFile)(process.execPath, ['contract/check.mjs', '--dir', dir]).then(
    ({ stdout }) => stdout,
    (failure: { stdout?: string }) => failure.stdout ?? 'the checker could not be run',
  );

describe('the contract', () => {
  test.each(shippedIds)(
    'design §6: what the sandbox of %s answers passes the same check as a real lender, in every language',
    async (id) => {
      const lender = sandboxTenant(
        id,
        JSON.parse(await tenantText(`${id}/tenant.json`)),
        JSON.parse(await tenantText(`${id}/sandbox.json`)),
      );
      for (const language of lender.tenant.locale.languages) await record(lender, language);
      const told = await check(path.join(folder, id));
      expect(told).toMatch(/^\d{3,} answers checked, 0 faults\n$/);
    },
    60_000,
  );
});
