import { listAt, type openLender, textAt } from './open-lender.ts';

type Opened = ReturnType<typeof openLender>;

/** What `repaymentCommit` takes, from a fresh list of cards. */
export async function payment({ call }: Opened, orderId: string, card = 0) {
  const { data } = await call('repaymentWay', { orderId });
  const {
    id = '',
    bankName = '',
    cardNo = '',
    bankCode = '',
  } = listAt(data, 'bankCards')[card] ?? {};
  return {
    amount: textAt(data, 'amountDue'),
    bankName,
    cardId: id,
    cardNo,
    couponId: '',
    orderId,
    repayToken: textAt(data, 'repayToken'),
    bankCode,
    sendMsg: 0,
  };
}

/** What `repaymentConfirm` takes. */
export const confirm = (orderId: string, repaymentRecordId: unknown, verifyCode = '123456') => ({
  orderId,
  verifyCode,
  repaymentRecordId: String(repaymentRecordId),
});
