import { describe, expect, test } from 'vitest';
import { listAt, openLender, textAt } from './open-lender.ts';

const india = {
  productId: '5005',
  couponId: '',
  couponMoney: '0',
  withholdingAmount: '1284125',
  holder: 'Asha Namuna',
  accountNo: '000123456789',
  ifsc: 'SMPL0000123',
  bankName: 'Sample Bank',
  mobile: '9876543210',
};

describe('linking a card', () => {
  test('screens §4 bindCard: the new card is in the list, masked, and can pay', async () => {
    const { call, loan } = openLender();
    const orderId = loan('174');
    const { data } = await call('bindCard', { ...india, orderId });
    const way = await call('repaymentWay', { orderId });
    const card = listAt(way.data, 'bankCards').find(({ id }) => id === data['id']);
    expect(card).toEqual({
      id: data['id'],
      bankName: 'Sample Bank',
      cardNo: '**** **** **** 6789',
    });
    const committed = await call('repaymentCommit', {
      amount: '1284125',
      bankName: card?.['bankName'] ?? '',
      cardId: card?.['id'] ?? '',
      cardNo: card?.['cardNo'] ?? '',
      bankCode: '',
      orderId,
      repayToken: textAt(way.data, 'repayToken'),
      sendMsg: 0,
    });
    expect(committed.data['needValid']).toBe(1);
  });

  test.each([
    ['ifsc', 'SMPL123', 'Please check this entry: IFSC'],
    ['accountNo', '', 'Please check this entry: Account number'],
    ['mobile', '12345', 'Please check this entry: Mobile number'],
    ['holder', 'A5', 'Please check this entry: Account holder'],
  ])('screens §4: the tenant’s own rules hold for %s', async (name, value, message) => {
    const { call, loan } = openLender();
    const { body } = await call('bindCard', { ...india, orderId: loan('174'), [name]: value });
    expect(body).toEqual({ code: '1001', message });
  });

  test('screens §4: a bank that is chosen from a list must be on it', async () => {
    const { call, loan } = openLender();
    const payload = {
      orderId: loan('174', 'indonesia'),
      productId: '6005',
      bankName: 'BNI',
      accountNo: '0012345678',
      holder: 'Budi Contoh',
      mobile: '081234567890',
    };
    const asking = { tenant: 'indonesia', lang: 'id' };
    expect(
      (await call('bindCard', { ...payload, bankName: 'Bank Lain' }, asking)).body.message,
    ).toBe('Silakan periksa isian ini: Bank');
    const { body, data } = await call('bindCard', payload, asking);
    expect(body.code).toBe('00');
    const cards = listAt(
      (await call('repaymentWay', { orderId: payload.orderId }, asking)).data,
      'bankCards',
    );
    expect(cards.at(-1)).toMatchObject({ id: data['id'], bankName: 'BNI', bankCode: 'BNI' });
  });

  test('design §6: a card belongs to its session', async () => {
    const { call, loan } = openLender();
    const orderId = loan('174');
    await call('bindCard', { ...india, orderId });
    const other = await call('repaymentWay', { orderId }, { sessionId: 'two' });
    expect(other.data['bankCards']).toHaveLength(3);
  });
});
