import type { KeptVirtualAccount } from '../../src/domain/kept-virtual-account.ts';
import type { VirtualAccount } from '../../src/domain/virtual-account.ts';
import { majorFromText, minorFromText } from '../../src/domain/money.ts';

/** A number as a bank in Indonesia gives it. */
export const sampleAccount: VirtualAccount = {
  amount: majorFromText('209000'),
  virtualAccountNumber: '9007199254740993123',
  billNumber: '2026121100045678',
  billerCode: '',
  kind: 'bank',
  channelCode: 'CTH',
  specificNumber: '',
  guides: [{ name: 'ATM', steps: ['Insert your card.'] }],
  telephone: '021-0000-0242',
  expiresAt: '2026-12-31 23:59:59',
  payeeName: '',
};

/** The same, as it is kept for a reload. */
export const keptAccount: KeptVirtualAccount = {
  account: sampleAccount,
  askedAt: 1_798_655_400_000,
  channelName: 'Bank Contoh',
  before: { amountDue: minorFromText('20900000'), dueDate: '2026-12-31' },
};
