import { payableAmount, type AmountToPay } from '../../domain/amount-to-pay.ts';
import { maskedCardEnd } from '../../domain/card-number.ts';
import type { RepaymentOptions } from '../../domain/card-repayment.ts';
import type { MinorAmount } from '../../domain/money.ts';
import type { Format } from '../../i18n/format.ts';
import type { Say } from '../../i18n/say.ts';
import { decideSupport, type SupportModel } from '../../lending-ui/decide-support.ts';
import { decideAmount, type AmountModel } from '../../payments/decide-amount.ts';
import type { FirstTenant } from '../../tenant/first-tenant.ts';
import type { ScreenKey } from '../../tenant/screen-paths.ts';

/** Everything that is to be read on the page of a payment by card, in finished strings. */
export interface CardsModel {
  title: string;
  /** Undefined where nothing is owed any more: the page then says that. */
  amount: AmountModel | undefined;
  /** Nothing can be started here now; `noCards`: a card has to be linked first. */
  state: 'closed' | 'noCards' | 'cards';
  chooseLabel: string;
  cards: readonly { id: string; bankName: string; detail: string }[];
  addCard: string;
  noCards: { title: string; text: string };
  /** Names the amount; undefined where nobody knows it, or there is nothing to pay. */
  pay: string | undefined;
  seeLoan: string;
  /** The other channel, where the lender offers it. */
  wallet: string | undefined;
  support: SupportModel;
}

/** What the page is made of. */
export interface CardsInputs {
  loanId: string;
  options: RepaymentOptions;
  toPay: AmountToPay;
  dueDate: string | undefined;
  /** The lender's own phone. */
  phone: string | undefined;
  coupon: MinorAmount | undefined;
  /** The loan is on its way for the first time: its amount may still come. */
  isAmountComing: boolean;
  isSettled: boolean;
  /** A payment is open, or a code is awaited: no other one can be started. */
  isClosed: boolean;
  tenant: FirstTenant;
  language: string;
  say: Say;
  format: Format;
  isOpen: (screen: ScreenKey) => boolean;
}

/**
 * Choosing a card: what is paid, to whom, by when; the cards masked to the last four; the other channel (screens §4).
 * Throws `MissingText` where the words at hand lack one.
 */
export function decideCards(inputs: CardsInputs): CardsModel {
  const { loanId, options, toPay, tenant, language, say, format, isAmountComing } = inputs;
  const { payeeName, wallet } = tenant.repayment;
  const amount = payableAmount(toPay);
  const canStart =
    !inputs.isSettled && !inputs.isClosed && (amount !== undefined || isAmountComing);
  const hasWallet = canStart && options.hasWallet && inputs.isOpen('walletRepayment');
  const walletName = wallet?.name[language];
  return {
    title: say('card-repayment:title'),
    amount: inputs.isSettled
      ? undefined
      : decideAmount({
          loanId,
          toPay,
          dueDate: inputs.dueDate,
          payeeName,
          coupon: inputs.coupon,
          isAsking: isAmountComing,
          say,
          format,
        }),
    state: !canStart ? 'closed' : options.cards.length > 0 ? 'cards' : 'noCards',
    chooseLabel: say('card-repayment:chooseCard'),
    cards: options.cards.map(({ id, bankName, number }) => ({
      id,
      bankName,
      detail: say('card-repayment:cardEnding', { end: maskedCardEnd(number) }),
    })),
    addCard: say('card-repayment:addCard'),
    noCards: { title: say('card-repayment:noCardsTitle'), text: say('card-repayment:noCardsText') },
    pay:
      amount === undefined ? undefined : say('payment:payAmount', { amount: format.money(amount) }),
    seeLoan: say('payment:seeLoan'),
    wallet: !hasWallet
      ? undefined
      : walletName
        ? say('card-repayment:payByWallet', { wallet: walletName })
        : say('card-repayment:payOtherwise'),
    support: decideSupport(inputs.phone, tenant, language, say),
  };
}
