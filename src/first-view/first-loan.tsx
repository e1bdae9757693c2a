import { decideLoan } from '../features/loan-details/decide-loan.ts';
import { decideRepay } from '../payments/decide-repay.ts';
import { loanActionBar, LoanView } from '../features/loan-details/loan-view.tsx';
import { loanDetailsCall } from '../lender-api/loan/loan.calls.ts';
import { loanRefOf } from '../navigation/screen-params.ts';
import { PictureView } from '../ui/picture-view.tsx';
import type { FirstDrawing } from './first-screen.ts';

/** A loan and how it stands. */
export const firstLoan: FirstDrawing = {
  needs: ({ params }) => [loanDetailsCall(loanRefOf(params))],
  draw(place, { goTo, hold }) {
    const loanRef = loanRefOf(place.params);
    const loan = place.answerTo(loanDetailsCall(loanRef));
    if (!loan) return undefined;
    const model = decideLoan({
      ...place,
      loan,
      loanId: loanRef.loanId,
      isPending: false,
      waiting: 0,
    });
    const { product } = model.details;
    const repay = () => {
      const target = decideRepay(loan, { ...place, loanRef });
      if (target.kind === 'route' && !target.isRefused) goTo(target.route, target.params);
      else hold();
    };
    const press = {
      repay,
      extend: hold,
      borrowMore: hold,
      myAccount: hold,
      receipt: hold,
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
