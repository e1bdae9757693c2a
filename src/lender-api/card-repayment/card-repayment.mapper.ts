import type {
  LinkedCard,
  RepaymentAttempt,
  RepaymentOptions,
} from '../../domain/card-repayment.ts';
import { flagOf, idOf, listOf, minorOf, textOf, WrongShape } from '../read-fields.ts';
import { wireFields } from '../wire-fields.ts';
import type { BankCardWire, RepaymentCommitWire, RepaymentWayWire } from './card-repayment.wire.ts';

const toCard = (value: unknown): LinkedCard => {
  const wire = wireFields<BankCardWire>(value);
  return {
    id: textOf(wire.id),
    bankName: textOf(wire.bankName),
    number: textOf(wire.cardNo),
    bankCode: textOf(wire.bankCode),
  };
};

/** The ways to repay out of `repaymentWay`; a card without an id cannot be asked for and is left out. */
export function toRepaymentOptions(data: unknown): RepaymentOptions {
  const wire = wireFields<RepaymentWayWire>(data);
  const token = idOf(wire.repayToken);
  if (token === undefined) throw new WrongShape('data.repayToken');
  return {
    token,
    cards: listOf(wire.bankCards, 'data.bankCards')
      .map(toCard)
      .filter((card) => card.id !== ''),
    hasWallet: flagOf(wire.alipay),
    amountDue: minorOf(wire.amountDue),
  };
}

/** The started payment out of `repaymentCommit`; one that wants a code without naming its record is malformed. */
export function toRepaymentAttempt(data: unknown): RepaymentAttempt {
  const wire = wireFields<RepaymentCommitWire>(data);
  const attempt = { id: idOf(wire.repayRecordId), requiresOtp: flagOf(wire.needValid) };
  if (attempt.requiresOtp && attempt.id === undefined) throw new WrongShape('data.repayRecordId');
  return attempt;
}
