import { amountToPay, requestedAmount } from '../domain/amount-to-pay.ts';
import { minorFromText } from '../domain/money.ts';
import { decideCards } from '../features/card-repayment/decide-cards.ts';
import { cardsActionBar, CardsView } from '../features/card-repayment/cards-view.tsx';
import { ruleOf } from '../features/loan-details/decide-loan.ts';
import { repaymentOptionsCall } from '../lender-api/card-repayment/card-repayment.calls.ts';
import { loanDetailsCall } from '../lender-api/loan/loan.calls.ts';
import { launchParams, loanRefOf } from '../navigation/screen-params.ts';
import { readLastMethod } from '../payments/last-method.ts';
import { deviceStore } from '../platform/browser-storage.ts';
import type { FirstDrawing } from './first-screen.ts';

/** The ways to repay by card, and the loan that is repaid: by when stands above them, and moves nothing by coming later. */
export const firstCards: FirstDrawing = {
  needs: ({ params }) => [
    repaymentOptionsCall(loanRefOf(params)),
    loanDetailsCall(loanRefOf(params)),
  ],
  draw(place, { hold, choose }, chosen) {
    const { params, tenant, session, answerTo } = place;
    const loanRef = loanRefOf(params);
    const options = answerTo(repaymentOptionsCall(loanRef));
    const now = answerTo(loanDetailsCall(loanRef));
    if (!options || !now || ruleOf(now, tenant).state === 'settled') return undefined;
    const toPay = amountToPay({
      due: now.amountDue ?? options.amountDue,
      requested: requestedAmount(params, tenant.money.minorDigits),
      chosen: undefined,
      launched: launchParams(session).amountDue,
    });
    const { couponMoney } = params;
    const model = decideCards({
      ...place,
      loanId: loanRef.loanId,
      options,
      toPay,
      dueDate: now.dueDate,
      phone: now.telephone,
      coupon: couponMoney === undefined ? undefined : minorFromText(couponMoney),
      isAmountComing: false,
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
