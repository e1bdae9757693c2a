import { amountToPay, wishOf } from '../domain/amount-to-pay.ts';
import type { Loan } from '../domain/loan.ts';
import type { RepaymentOptions } from '../domain/card-repayment.ts';
import { minorFromText } from '../domain/money.ts';
import { decideCards } from '../features/card-repayment/decide-cards.ts';
import { cardsActionBar, CardsView } from '../features/card-repayment/cards-view.tsx';
import { decideLoan, ruleOf } from '../features/loan-details/decide-loan.ts';
import { decideRepay } from '../payments/decide-repay.ts';
import { loanActionBar, LoanView } from '../features/loan-details/loan-view.tsx';
import { repaymentOptionsCall } from '../lender-api/card-repayment/card-repayment.calls.ts';
import { loanDetailsCall } from '../lender-api/loan/loan.calls.ts';
import { readLastMethod } from '../payments/last-method.ts';
import { deviceStore } from '../platform/browser-storage.ts';
import { launchParams, type ScreenParams } from '../navigation/screen-params.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { PictureView } from '../ui/picture-view.tsx';
import type { FirstScreen } from './first-screen.ts';

const loanRefOf = ({ loanId = '', productId = '' }: ScreenParams) => ({ loanId, productId });

const loan: FirstScreen<Loan> = {
  mark: 'loanDetails',
  title: 'loan-details:title',
  query: (params) => loanDetailsCall(loanRefOf(params)),
  draw(data, place, { goTo, hold }) {
    const loanRef = loanRefOf(place.params);
    const model = decideLoan({
      ...place,
      loan: data,
      loanId: loanRef.loanId,
      isBlocked: false,
      isPending: false,
    });
    const { product } = model.details;
    const repay = () => {
      const target = decideRepay(data, { ...place, loanRef });
      if (target.kind === 'route' && !target.isRefused) goTo(target.route, target.params);
      else hold();
    };
    const press = {
      repay,
      extend: hold,
      borrowMore: hold,
      myAccount: hold,
      chat: hold,
      complain: hold,
      plan: hold,
    };
    return {
      title: model.title,
      face: 'ready',
      actions: loanActionBar(model.actions, press),
      content: (
        <LoanView
          model={model}
          press={press}
          logo={
            product && (
              <PictureView src={product.logo} alt="" size={32} fallbackLetter={product.name} />
            )
          }
        />
      ),
    };
  },
};

const cards: FirstScreen<RepaymentOptions> = {
  mark: 'cardRepayment',
  title: 'card-repayment:title',
  query: (params) => repaymentOptionsCall(loanRefOf(params)),
  draw(options, place, { hold, choose }, chosen) {
    const { params, tenant, session, answerTo } = place;
    const now = answerTo(loanDetailsCall(loanRefOf(params)));
    if (now && ruleOf(now, tenant).state === 'settled') return undefined;
    const toPay = amountToPay({
      due: now?.amountDue ?? options.amountDue,
      wish: wishOf(params, tenant.money.minorDigits),
      chosen: undefined,
      launched: launchParams(session).amountDue,
    });
    const { couponMoney } = params;
    const model = decideCards({
      ...place,
      loanId: params.loanId ?? '',
      options,
      toPay,
      dueDate: now?.dueDate,
      phone: now?.telephone,
      coupon: couponMoney === undefined ? undefined : minorFromText(couponMoney),
      isAmountComing: now === undefined,
      isSettled: false,
      isChecking: false,
      lastMethod: readLastMethod(deviceStore, session),
      isClosed: false,
    });
    const acts = { choose, addCard: hold, pay: hold, seeLoan: hold };
    return {
      title: model.title,
      face: model.state === 'noCards' ? 'empty' : 'ready',
      actions: cardsActionBar(model, chosen, acts),
      content: <CardsView model={model} chosen={chosen} acts={acts} />,
    };
  },
};

/** The screens that are shown before React is there, by their keys; each is drawn from the answer to its own call. */
export const firstScreens: Partial<Record<ScreenKey, FirstScreen<unknown>>> = {
  loanDetails: loan,
  loanDetailsAfterPayment: loan,
  cardRepayment: cards,
};
