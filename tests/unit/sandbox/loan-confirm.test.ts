import { describe, expect, test } from 'vitest';
import { listAt, openLender, textAt } from './open-lender.ts';

/** Of each lender a product that is paid in one sum: to be confirmed, and lent already. */
const oncePaid: Readonly<Record<string, readonly [offered: string, lent: string]>> = {
  india: ['5001', '5005'],
  indonesia: ['6003', '6005'],
  philippines: ['7002', '7005'],
};

const push = { amount: '1250000', periods: '3', termUnit: '2', productId: '5001' };

describe('the offer of a loan', () => {
  test('lender-api §2 loanConfirm: figures of an offer with one payment agree to the last hundredth', async () => {
    const { call } = openLender();
    const { data } = await call('loanConfirm', { productId: '5001' });
    expect(data).toMatchObject({
      amount: 1250000,
      periods: 3,
      termUnit: 2,
      netAmount: 1220500,
      repay_plans: [{ pay_time: '2027-02-27', amount: 1284125, description: '₹12,841.25' }],
      fees: [{ amount: 25000 }, { amount: 4500 }],
      firstPayTime: '2027-02-27',
      disburseDate: '2026-11-28',
    });
  });

  test.each([
    ['india', 'en', '3 months (91 days)'],
    ['india', 'hi', '3 महीने (91 दिन)'],
    ['india', 'zh', '3个月（91天）'],
    ['indonesia', 'id', '3 bulan (91 hari)'],
    ['philippines', 'en', '2 months (61 days)'],
    ['philippines', 'fil', '2 buwan (61 araw)'],
  ])(
    'screens §3: for %s in %s a term in months says its days too: %s, before and after',
    async (tenant, lang, term) => {
      const { call, loan } = openLender();
      const asking = { tenant, lang };
      const [offered, lent] = oncePaid[tenant] ?? [];
      const offer = await call('loanConfirm', { productId: offered ?? '' }, asking);
      expect(listAt(offer.data, 'details').map(({ value }) => value)).toContain(term);
      const orderId = loan('174', tenant);
      const { text } = await call('loanDetails', { productId: lent ?? '', orderId }, asking);
      expect(text).toContain(`"${term}"`);
    },
  );

  test('screens §3: a term in days says the days alone', async () => {
    const { call } = openLender();
    const { data } = await call('loanConfirm', { productId: '5002' });
    expect(listAt(data, 'details')[1]).toEqual({ text: 'Loan term', value: '91 days' });
  });

  test('domain §5.4: the yearly rate of one payment after three periods is 12 × the rate of a period', async () => {
    const { call } = openLender();
    const { data } = await call('loanConfirm', { productId: '5001' });
    const period = (12841.25 / 12205) ** (1 / 3) - 1;
    expect(data['apr']).toBe((1200 * period).toFixed(2));
  });

  test('domain §5.2: three payments of 91 days, the last one with the rest', async () => {
    const { call } = openLender();
    const { data } = await call('loanConfirm', { productId: '5002' });
    const plan = listAt(data, 'repay_plans');
    expect(plan.map((row) => row['amount'])).toEqual([684867, 684867, 684866]);
    expect(plan.map((row) => row['pay_time'])).toEqual(['2026-12-28', '2027-01-27', '2027-02-27']);
  });

  test('screens §3: a popup asks first where the product wants it, with a page of the app', async () => {
    const { call } = openLender();
    const { data } = await call(
      'loanConfirm',
      { productId: '6001' },
      { tenant: 'indonesia', lang: 'id' },
    );
    expect(data).toMatchObject({
      isPopType: '1',
      popTitle: 'Baca sebelum setuju',
      popAgreementUrl: '/Loan',
    });
    expect(data['repay_plans']).toHaveLength(5);
    expect((await call('loanConfirm', { productId: '5003' })).data['isPopType']).toBe(1);
    expect((await call('loanConfirm', { productId: '5001' })).data['isPopType']).toBe(0);
  });

  test('lender-api §2: a lender may leave out every field marked +', async () => {
    const { call } = openLender();
    const { data } = await call('loanConfirm', { productId: '5004' });
    for (const name of ['netAmount', 'fees', 'apr', 'disburseDate', 'payoutAccount'])
      expect(data).not.toHaveProperty(name);
  });

  test('lender-api §1: texts follow the language asked for, else the tenant’s default', async () => {
    const { call } = openLender();
    const rows = async (lang: string) =>
      listAt((await call('loanConfirm', { productId: '5001' }, { lang })).data, 'details')[0]?.[
        'text'
      ];
    expect(await rows('hi')).toBe('ऋण राशि');
    expect(await rows('zh')).toBe('借款金额');
    expect(await rows('fr')).toBe('Loan amount');
  });

  test('lender-api §2 loanConfirmPush: taking the offer makes a loan with the plan’s amount and day', async () => {
    const { call } = openLender();
    const { data } = await call('loanConfirmPush', push);
    expect(data).toEqual({
      lendDetailsUrl: '/borrowDetail?productId=5001&orderId=90071992547409940001',
      payoutAccount: { bankName: 'Bank of Example', cardNo: '**** 2290' },
      expectedAt: '2026-12-01',
    });
    const details = await call('loanDetails', {
      productId: '5001',
      orderId: '90071992547409940001',
    });
    expect(details.data).toMatchObject({
      orderStatus: 174,
      amountDue: 1284125,
      dueDate: '2027-02-27',
    });
  });

  test('lender-api §3: a confirmed product is neither offered nor lent again, whatever the borrower’s session', async () => {
    const { call } = openLender();
    await call('loanConfirmPush', push);
    const again = await call('loanConfirm', { productId: '5001' });
    expect(again.body).toEqual({
      code: '1001',
      message: 'You have already confirmed Sikkora Instant. It is among your loans.',
    });
    for (const sessionId of ['one', 'one~tablet']) {
      const pushed = await call('loanConfirmPush', push, { sessionId });
      expect(pushed.body).toEqual(again.body);
    }
    expect((await call('loanConfirm', { productId: '5001' }, { sessionId: 'two' })).body.code).toBe(
      0,
    );
  });

  test.each([
    ['another amount', { ...push, amount: '1250001' }],
    ['an amount that was formatted', { ...push, amount: '12,500.00' }],
    ['another term', { ...push, periods: '91' }],
    ['another unit', { ...push, termUnit: '1' }],
    ['a product that does not exist', { ...push, productId: '1' }],
  ])('lender-api §1: what goes back is what came: %s is refused', async (_what, payload) => {
    const { call } = openLender();
    expect((await call('loanConfirmPush', payload)).body.code).toBe('1001');
    expect((await call('loanConfirm', { productId: '5001' })).body.code).toBe(0);
  });

  test('screens §8: a unit in words is taken back in any of the tenant’s languages', async () => {
    const { call } = openLender();
    const asking = { tenant: 'indonesia', lang: 'id' };
    const { data } = await call('loanConfirm', { productId: '6002' }, asking);
    expect(data['termUnit']).toBe('hari');
    const payload = {
      amount: textAt(data, 'amount'),
      periods: textAt(data, 'periods'),
      termUnit: 'hari',
      productId: '6002',
    };
    expect((await call('loanConfirmPush', payload, { ...asking, lang: 'zh' })).body.code).toBe(
      '00',
    );
  });

  test('lender-api §2 contracts: titles in order, and the address of each', async () => {
    const { call } = openLender();
    const list = await call('contracts', { productId: '5001', scene: 3 });
    expect(list.body['data']).toEqual([
      { title: 'Loan agreement' },
      { title: 'Terms' },
      { title: 'Privacy notice' },
    ]);
    const second = await call('contractUrl', { productId: '5001', scene: 3, position: 1 });
    expect(second.data).toEqual({ contract_url: '/loan-terms' });
    expect(
      (await call('contractUrl', { productId: '5001', scene: 3, position: 3 })).body.code,
    ).toBe('1001');
    expect((await call('contracts', { productId: '5001', scene: 2 })).body.code).toBe('1001');
  });
});
