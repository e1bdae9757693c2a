import type { LinkedCard, RepaymentOptions } from '../../domain/card-repayment.ts';
import type { Endpoints } from '../endpoint.ts';
import type { LenderQuery } from '../read-answer.ts';
import {
  flagOf,
  idOf,
  listOf,
  minorOf,
  textOf,
  WrongShape,
  wireFields,
  type WireFlag,
} from '../read-fields.ts';

/** How the calls of paying by card go out (lender-api §2). */
export const cardRepaymentPaths = {
  repaymentWay: {
    key: 'repaymentWay',
    path: '/api/v1/youmi/youmi-api/service/loan/repayment-way',
    inQuery: ['orderId'],
  },
  repaymentCommit: {
    key: 'repaymentCommit',
    path: '/api/v1/youmi/youmi-api/service/loan/repayment-commit',
  },
  repaymentConfirm: {
    key: 'repaymentConfirm',
    path: '/api/v1/youmi/youmi-api/service/loan/repayment-confirm',
  },
} as const satisfies Endpoints;

/** A linked card in `repaymentWay`. */
interface BankCardWire {
  id: string | number;
  bankName?: string;
  cardNo?: string | number;
  bankCode?: string;
}

/** The `data` of `repaymentWay`. */
interface RepaymentOptionsWire {
  alipay?: WireFlag;
  repayToken: string | number;
  bankCards?: BankCardWire[] | null;
  /** Minor units. */
  amountDue?: number | string;
}

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
function toRepaymentOptions(data: unknown): RepaymentOptions {
  const wire = wireFields<RepaymentOptionsWire>(data);
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

/** Asks how a loan can be repaid; the lender issues a token for it. */
export const repaymentOptionsCall = ({
  loanId,
}: {
  loanId: string;
}): LenderQuery<RepaymentOptions> => ({
  endpoint: cardRepaymentPaths.repaymentWay,
  payload: { orderId: loanId },
  read: toRepaymentOptions,
});
