import { describe, expect, test } from 'vitest';
import { listAt, morning, openLender, tenantText, textAt, type Asking } from './open-lender.ts';

type Opened = ReturnType<typeof openLender>;

const asking: Asking = { tenant: 'indonesia', lang: 'id' };
const due = '2568250';

/** Asks for a number; what is not said is what a borrower sends who has chosen BCA. */
async function number(
  { call, loan }: Opened,
  payload: Record<string, string> = {},
  as: Asking = asking,
) {
  return call(
    'generateVcode',
    {
      productId: '6005',
      orderId: loan('174', 'indonesia'),
      amount: due,
      pay_type: '1',
      payCode: 'BCA',
      specific_num: 'BCA01',
      is_default: '0',
      is_display: '0',
      ...payload,
    },
    as,
  );
}

const status = async ({ call, loan }: Opened, order = '174') =>
  (await call('loanDetails', { productId: '6005', orderId: loan(order, 'indonesia') }, asking))
    .data['orderStatus'];

const pay = ({ control, loan }: Opened, order = '174') =>
  control('pay', { sessionId: 'one', orderId: loan(order, 'indonesia') }, 'indonesia');

describe('a number to pay to', () => {
  test('lender-api §2 generateVcode: says what to pay, to which number, until when, and how', async () => {
    const { body, data, text } = await number(openLender());
    expect(body.success).toBe('true');
    expect(data).toMatchObject({
      amount: due,
      payType: '1',
      payCode: 'BCA',
      specificNum: 'BCA01',
      telephone: '021-0000-0242',
      expiredAt: '2026-11-29 12:00:00',
      payeeName: 'PT Dana Contoh Indonesia',
    });
    expect(data).not.toHaveProperty('billerCode');
    expect(text).toMatch(/"vcode":70099\d{13},/); // longer than any machine number, and a bare one
    const [machine] = listAt(data, 'payStep');
    expect(machine?.['name']).toBe('ATM BCA');
    expect(JSON.stringify(machine)).toContain(String(data['vcode']));
    expect(JSON.stringify(machine)).toContain('Rp2.568.250');
  });

  test('screens §4: a shop has one list of steps, and its number ends after two hours', async () => {
    const shop = { pay_type: '2', payCode: 'INDOMARET', specific_num: 'IDM01' };
    const { data } = await number(openLender(), shop);
    expect(data['payStep']).toEqual(expect.arrayContaining([expect.stringMatching(/kasir/)]));
    expect(data['vcode']).toMatch(/^00981\d{11}$/); // a zero in front is a part of it
    expect(data['expiredAt']).toBe(morning + 2 * 3_600_000);
  });

  test('screens §8 "Bills": with a company’s code the bill number is the key that goes with it', async () => {
    const { data } = await number(openLender(), { payCode: 'MANDIRI', specific_num: 'MDR01' });
    expect(data['billerCode']).toBe('99012');
    expect(String(data['vcode'])).toBe(`99012${String(data['cardNo'])}`);
    const steps = JSON.stringify(data['payStep']);
    expect(steps).toContain(`kode bayar ${String(data['cardNo'])}`);
  });

  test.each([
    ['id', 'Masukkan kartu dan ketik PIN Anda.'],
    ['en', 'Insert your card and type your PIN.'],
    ['zh', '插入银行卡并输入密码。'],
  ])('screens §4: the steps come in the language %s', async (lang, first) => {
    const { data } = await number(openLender(), {}, { ...asking, lang });
    expect(JSON.stringify(data['payStep'])).toContain(first);
    expect(JSON.stringify(data['payStep'])).not.toMatch(/\{\w+\}/);
  });

  test('design §6: asking again makes another number; two sessions that do the same get the same ones', async () => {
    const opened = openLender();
    const first = (await number(opened)).data['vcode'];
    const second = (await number(opened)).data['vcode'];
    expect(second).not.toBe(first);
    expect((await number(opened, {}, { ...asking, sessionId: 'two' })).data['vcode']).toBe(first);
  });

  test('screens §4: before anybody chose, the lender’s first channel of the type is meant', async () => {
    const unchosen = { payCode: '', specific_num: '', is_default: '1' };
    expect((await number(openLender(), unchosen)).data['payCode']).toBe('BCA');
    const shop = await number(openLender(), { ...unchosen, pay_type: '2' });
    expect(shop.data['payCode']).toBe('ALFAMART');
  });

  test('screens §8: without an amount the answer says what is due', async () => {
    expect((await number(openLender(), { amount: '' })).data['amount']).toBe(due);
  });

  test.each([
    ['more than is due', { amount: '2568251' }],
    ['an amount as people write it', { amount: '2.568.250' }],
    ['a channel of nobody', { payCode: 'GIRO' }],
    ['another channel’s variant', { specific_num: 'BNI01' }],
    ['a bank among the shops', { pay_type: '2' }],
    ['a type of nobody', { pay_type: '3' }],
    ['no channel after one was chosen', { payCode: '', specific_num: '' }],
    ['another product', { productId: '6006' }],
    ['an unknown loan', { orderId: '1' }],
  ])('lender-api §1: %s gets no number', async (_what, change) => {
    const { body } = await number(openLender(), change);
    expect(body).toMatchObject({ success: false, message: expect.stringMatching(/\S/) });
  });

  test('screens §4 paymentGuide: the channel of a tenant’s guide gets a reference number without steps', async () => {
    const tenant = JSON.parse(await tenantText('india/tenant.json'));
    const file = JSON.stringify({
      ...tenant,
      id: 'delta',
      api: { ...tenant.api, prefix: '/gateway/delta' },
      repayment: { ...tenant.repayment, guide: { payType: '3', payCode: 'OTC' } },
    });
    const opened = openLender({ 'delta/tenant.json': file });
    const channel = { pay_type: '3', payCode: 'OTC', specific_num: '' };
    const { data } = await number(
      opened,
      { ...channel, productId: '5005', orderId: opened.loan('174'), amount: '' },
      { tenant: 'delta' },
    );
    expect(data).toMatchObject({ payType: '3', payCode: 'OTC', payStep: null });
    expect(textAt(data, 'vcode')).toMatch(/^\d{18}$/);
  });

  test('lender-api §2 payTypes: banks with their ways, shops with ALFAMART first', async () => {
    const { call, loan } = openLender();
    const types = async (pay_type: string) =>
      (
        await call(
          'payTypes',
          { productId: '6005', orderId: loan('174', 'indonesia'), pay_type },
          asking,
        )
      ).body['data'];
    expect(await types('2')).toEqual([
      { name: 'ALFAMART', payCode: 'ALFAMART', specificNum: 'ALF01' },
      { name: 'INDOMARET', payCode: 'INDOMARET', specificNum: 'IDM01' },
    ]);
    const banks = listAt({ banks: await types('1') }, 'banks');
    expect(banks.map(({ bankName }) => bankName)).toEqual([
      'BCA',
      'BNI',
      'BRI',
      'Mandiri',
      'Permata',
    ]);
    expect(banks.map((bank) => listAt(bank, 'methods').length)).toEqual([1, 1, 1, 2, 1]);
  });
});

describe('paying to a number', () => {
  test('design §6: the switch pays the newest number as if at the counter; the loan shows it after a while', async () => {
    const opened = openLender();
    await number(opened);
    expect((await pay(opened)).status).toBe(200);
    expect(await status(opened)).toBe(174);
    opened.clock.now += 4000;
    expect(await status(opened)).toBe(200);
    expect((await pay(opened)).status).toBe(200); // paid is paid
  });

  test('design §6: somebody at the counter pays a number 20 s after it was made', async () => {
    const opened = openLender();
    await number(opened);
    opened.clock.now += 23_999;
    expect(await status(opened)).toBe(174);
    opened.clock.now += 1;
    expect(await status(opened)).toBe(200);
  });

  test('design §6: a newer number is the one that is paid, and none is paid twice', async () => {
    const opened = openLender();
    await number(opened);
    opened.clock.now += 15_000;
    await number(opened, { payCode: 'BNI', specific_num: 'BNI01' });
    opened.clock.now += 19_000;
    expect(await status(opened)).toBe(174);
    opened.clock.now += 5000;
    expect(await status(opened)).toBe(200);
  });

  test('lender-api §3: while a payment is being confirmed there is no further number', async () => {
    const opened = openLender();
    await number(opened);
    await pay(opened);
    const { body } = await number(opened);
    expect(body).toMatchObject({ success: false, code: '800005' });
  });

  test('design §6: a scenario may leave the paying to the switch alone', async () => {
    const opened = openLender({ 'indonesia/sandbox.json': '{"payVirtualAccountAfter":0}' });
    const asked = { productId: '5005', orderId: opened.loan('174'), amount: '' };
    await number(opened, asked);
    opened.clock.now += 3_600_000;
    const { data } = await opened.call('loanDetails', asked, asking);
    expect(data['orderStatus']).toBe(174);
  });

  test('design §9: an expired number is refused at the counter', async () => {
    const opened = openLender({ 'indonesia/sandbox.json': '{"payVirtualAccountAfter":0}' });
    const asked = { productId: '5005', orderId: opened.loan('174'), amount: '' };
    await number(opened, asked);
    opened.clock.now += 24 * 3_600_000;
    const late = await opened.control(
      'pay',
      { sessionId: 'one', orderId: asked.orderId },
      'indonesia',
    );
    expect([late.status, late.body.message]).toEqual([409, 'the number of this loan has expired']);
  });

  test('domain §2.2: a shop refuses more than 5,000,000, so its number is never paid', async () => {
    const opened = openLender();
    const orderId = opened.loan('312', 'indonesia');
    const plan = await opened.call('instalments', { productId: '6007', orderId }, asking);
    const rows = listAt({ ...Object(plan.data['repayPlanDetail']) }, 'repayWaitDetail');
    const all = rows.reduce((sum, row) => sum + Number(row['totalAmount']), 0);
    expect(all).toBeGreaterThan(5_000_000);
    const shop = { pay_type: '2', payCode: 'ALFAMART', specific_num: 'ALF01' };
    const { data } = await number(opened, {
      ...shop,
      productId: '6007',
      orderId,
      amount: String(all),
    });
    expect(textAt(data, 'amount')).toBe(String(all));
    const { status: refused, body } = await pay(opened, '312');
    expect([refused, body.message]).toEqual([409, 'this channel takes no amount that large']);
    opened.clock.now += 60_000;
    const after = await opened.call('instalments', { productId: '6007', orderId }, asking);
    expect(after.data['repayWaitCount']).toBe(String(rows.length));
  });

  test('design §6: nothing can be paid before a number was made, nor for a loan of nobody', async () => {
    const opened = openLender();
    expect((await pay(opened)).status).toBe(409);
    const nobody = await opened.control('pay', { sessionId: 'one', orderId: '1' }, 'indonesia');
    expect(nobody.status).toBe(404);
  });
});
