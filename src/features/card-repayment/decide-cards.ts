import { payableAmount, type AmountToPay } from '../../domain/amount-to-pay.ts';
import { maskedCardEnd } from '../../domain/card-number.ts';
import type { RepaymentOptions } from '../../domain/card-repayment.ts';
import type { MinorAmount } from '../../domain/money.ts';
import type { Format } from '../../i18n/format.ts';
import type { Say } from '../../i18n/say.ts';
import { decideSupport, type SupportModel } from '../../lending-ui/decide-support.ts';
import type { LastMethod } from '../../payments/last-method.ts';
import { decideAmount, dueDayOf, type AmountModel } from '../../payments/decide-amount.ts';
import type { FirstTenant } from '../../tenant/first-tenant.ts';
import { payMark } from '../../tenant/pay-marks.ts';
import type { ScreenKey } from '../../tenant/screen-paths.ts';
import type { MarkModel } from '../../ui/mark.tsx';

/** The wallet's row; no card's, whatever its id. */
export const walletChoice = 'wallet';

/** The row of a card. */
export const cardChoice = (cardId: string): string => `card ${cardId}`;

/** One row to pay by. */
export interface PayOption {
  value: string;
  title: string;
  detail: string | undefined;
  mark: MarkModel;
  /** It was used last. */
  badge: string | undefined;
}

/** Everything that is to be read on the page of a payment by card, in finished strings. */
export interface CardsModel {
  title: string;
  /** Undefined where nothing is owed any more, or a payment is open: the page then says that. */
  amount: AmountModel | undefined;
  /** Nothing can be started here now; `noCards`: a card has to be linked first, and there is no wallet. */
  state: 'closed' | 'noCards' | 'cards';
  chooseLabel: string;
  /** The one used last first, then the wallet, then the cards in the lender's order; all alike. */
  options: readonly PayOption[];
  /** How long a payment by card takes, for all of them; undefined where the tenant does not say. */
  cardTime: string | undefined;
  /** The same of the wallet, said where that is chosen. */
  walletTime: string | undefined;
  addCard: string;
  noCards: { title: string; text: string };
  /** Names the amount; undefined where nobody knows it, or there is nothing to pay. */
  pay: string | undefined;
  /** With the wallet chosen: on to its page, whose own button is the one that pays. */
  goOn: string;
  seeLoan: string;
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
  /** A payment is being looked for or sent: what is said of it stands where the amount is. */
  isChecking: boolean;
  /** What this borrower paid by last; undefined when nobody knows. */
  lastMethod: LastMethod | undefined;
  /** A payment is open: no other one can be started. */
  isClosed: boolean;
  tenant: FirstTenant;
  language: string;
  say: Say;
  format: Format;
  /** Milliseconds since 1970. */
  now: number;
  isOpen: (screen: ScreenKey) => boolean;
}

function decideOptions(inputs: CardsInputs, hasWallet: boolean, walletName: string): PayOption[] {
  const { options, tenant, language, say, lastMethod } = inputs;
  const { wallet, usualTimes } = tenant.repayment;
  const badge = say('card-repayment:lastTime');
  const isLast = (value: string) =>
    lastMethod !== undefined &&
    value === (lastMethod.by === 'wallet' ? walletChoice : cardChoice(lastMethod.cardId));
  const rows = [
    ...(hasWallet
      ? [
          {
            value: walletChoice,
            title: walletName,
            detail: usualTimes.wallet?.[language],
            mark: payMark(tenant, walletName, wallet?.picture),
          },
        ]
      : []),
    ...options.cards.map(({ id, bankName, number }) => ({
      value: cardChoice(id),
      title: bankName,
      detail: say('card-repayment:cardEnding', { end: maskedCardEnd(number) }),
      mark: payMark(tenant, bankName),
    })),
  ].map((row) => ({ ...row, badge: isLast(row.value) ? badge : undefined }));
  return [...rows.filter((row) => row.badge), ...rows.filter((row) => !row.badge)];
}

/**
 * Choosing a card or the wallet, as equals: what is paid, to whom, by when; the cards masked to the last four (screens §4, §9).
 * Throws `MissingText` where the words at hand lack one.
 */
export function decideCards(inputs: CardsInputs): CardsModel {
  const { loanId, options: answer, toPay, tenant, language, say, format, isAmountComing } = inputs;
  const { payeeName, wallet, usualTimes } = tenant.repayment;
  const amount = payableAmount(toPay);
  const canStart =
    !inputs.isSettled && !inputs.isClosed && (amount !== undefined || isAmountComing);
  const hasWallet = canStart && answer.hasWallet && inputs.isOpen('walletRepayment');
  const cardTime = answer.cards.length > 0 ? usualTimes.card?.[language] : undefined;
  const walletTime = usualTimes.wallet?.[language];
  const walletName = wallet?.name[language] ?? say('payment:wallet');
  const options = decideOptions(inputs, hasWallet, walletName);
  return {
    title: say('card-repayment:title'),
    amount:
      inputs.isSettled || inputs.isChecking
        ? undefined
        : decideAmount({
            loanId,
            toPay,
            due: dueDayOf(inputs.dueDate, tenant.locale.timeZone, inputs.now),
            payeeName,
            coupon: inputs.coupon,
            isAsking: isAmountComing,
            say,
            format,
          }),
    state: !canStart ? 'closed' : options.length > 0 ? 'cards' : 'noCards',
    chooseLabel: say('card-repayment:chooseCard'),
    options,
    cardTime: cardTime && `${say('payment:byCard')} · ${cardTime}`,
    walletTime: walletTime && `${say('payment:byWallet', { wallet: walletName })} · ${walletTime}`,
    addCard: say('card-repayment:addCard'),
    noCards: { title: say('card-repayment:noCardsTitle'), text: say('card-repayment:noCardsText') },
    pay:
      amount === undefined ? undefined : say('payment:payAmount', { amount: format.money(amount) }),
    seeLoan: say('payment:seeLoan'),
    goOn: say('card-repayment:goOnWith', { wallet: walletName }),
    support: decideSupport(inputs.phone, tenant, language, say),
  };
}
