/** Names that the call which links a card uses itself, so no field of the form may have one (lender-api §2). */
export const cardCallNames: readonly string[] = [
  'orderId',
  'productId',
  'couponId',
  'couponMoney',
  'withholdingAmount',
];
