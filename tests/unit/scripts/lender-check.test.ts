import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { checkLender, lenderText } from '../../../scripts/lender/check-lender.ts';
import { askableCalls } from '../../../scripts/lender/lender-calls.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { contractCalls } from '../../support/contract-answers.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a lender that answers each call, by the end of its path, with `data`. */
async function lender(answers: Readonly<Record<string, unknown>>): Promise<string> {
  server = createServer((request, response) => {
    const name = new URL(request.url ?? '', 'http://x').pathname.split('/').at(-1) ?? '';
    const answer = answers[name] ?? { success: false, message: 'no such call' };
    response.setHeader('content-type', 'application/json');
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
}

const ok = (data: unknown) => ({ success: true, data });
const agreement = { contract_url: '/loan-terms' };
const row = { periodNo: 1, totalAmount: 12019.41, isCheck: 1, periodStatus: 100 };

/** A lender written from docs/lender-integration.md alone. */
const small = {
  'loan-detail-confirm': ok({ amount: 1170000, periods: 91, termUnit: 1 }),
  contract: ok([{ title: 'Loan agreement' }]),
  'contract-jump': ok(agreement),
  'loan-details': ok({ orderStatus: 174, amountDue: 1201941, dueDate: '2027-02-27' }),
  'repayment-way': { code: 0, data: { repayToken: 't1', bankCards: [] } },
  'init-pay-type': ok([{ bankName: 'Bank of Example', payCode: 'EXMP' }]),
  'delay-detail': ok({ delayShouldPayAmount: '115.57' }),
  'loan-play-detail': ok({ repayPlanDetail: { repayWaitDetail: [row] } }),
  'problem-init': ok({}),
  'problem-list': ok({}),
  'get-qa-list': ok({ answerList: [], question: 'How can I help?' }),
  'contact-kf-info': ok({ phone: '1800-555-0100', email: 'care@small-lender.example' }),
  'channel-template': { code: 0, data: { id: 1 } },
  'recommend-product-list': { code: 0, data: [] },
  targeted: { status: 0, data: {} },
  joint: { status: 0, data: { link: 'https://partner.example/' } },
};

const check = async (answers: Readonly<Record<string, unknown>>, also: readonly string[] = []) =>
  checkLender({
    tenant: sampleTenant(),
    base: await lender(answers),
    session: { sessionId: 's1' },
    loan: { productId: '1', loanId: '90071992547409930174', offerId: '2' },
    language: 'en',
    also,
  });

test('a lender written from the document passes, and each field is said as a borrower reads it', async () => {
  const calls = await check(small, ['repaymentWay']);
  expect(lenderText(calls.filter(({ state }) => state === 'failed'))).toBe(
    '0 calls asked, 0 failed.',
  );
  const seen = (key: string) => calls.find((call) => call.key === key)?.seen;
  expect(seen('loanDetails')).toContain('amountDue: ₹12,019.41');
  expect(seen('repaymentWay')).toContain('token: (kept from this list)');
});

describe('a fault is named with its call', () => {
  test.each([
    [
      'an amount with decimals in a minor field',
      { 'loan-detail-confirm': ok({ amount: 11.5, periods: 91, termUnit: 1 }) },
      'loanConfirm',
      /amount/,
    ],
    ['no envelope', { contract: { data: [] } }, 'contracts', /none of success/],
    ['HTML', { contract: '<html>gateway</html>' }, 'contracts', /could not be read/],
    [
      'a refusal',
      { 'contract-jump': { success: false, message: 'no agreement' } },
      'contractUrl',
      /no agreement/,
    ],
  ])('%s', async (_what, change, key, fault) => {
    const failed = (await check({ ...small, ...change })).filter(({ state }) => state === 'failed');
    expect(failed.map((call) => call.key)).toEqual([key]);
    expect(failed[0]?.faults.join('\n')).toMatch(fault);
  });
});

test('what makes a token is asked only when it is named, and what moves money never', async () => {
  const asked = (await check(small)).map(({ key }) => key);
  const contract = contractCalls();
  expect(askableCalls.filter(({ key }) => contract.get(key)?.movesMoney)).toEqual([]);
  const makers = askableCalls.flatMap(({ key, makesSomething }) => (makesSomething ? [key] : []));
  expect(makers.filter((key) => asked.includes(key))).toEqual([]);
});

test('every call that makes nothing is asked, but for reports that nobody reads', () => {
  const paths = contractCalls();
  const quiet = [...paths.values()].filter(
    ({ movesMoney, makesSomething, isFireAndForget }) =>
      !movesMoney && !makesSomething && !isFireAndForget,
  );
  const keys = new Set<string>(askableCalls.map(({ key }) => key));
  expect(quiet.map(({ key }) => key).filter((key) => !keys.has(key))).toEqual([]);
});
