import { skeletonShapes } from '../lending-ui/skeleton-shapes.ts';
import { loanRefOf } from '../navigation/screen-params.ts';
import { mayHaveOpenNumber, ownerOf } from '../payments/money-trace.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { firstLoan } from './first-loan.tsx';
import { makeNumber, mayMakeNumber } from './first-number-call.ts';
import type { FirstScreen } from './first-screen.ts';

// Most visits begin with the loan, so its drawing travels with what draws; the others are fetched beside the answer.
const loan: FirstScreen = {
  mark: 'loanDetails',
  title: 'loan-details:title',
  shapes: skeletonShapes.loanDetails,
  // It tells of a number that is still good, which only React's screen can read.
  mayBegin: ({ params, session }) =>
    !mayHaveOpenNumber({ owner: ownerOf(session), ...loanRefOf(params) }),
  load: () => Promise.resolve(firstLoan),
  next: ({ repayment }) => repayment.route,
};

/** The screens that are shown before React is there, by their keys. */
export const firstScreens: Partial<Record<ScreenKey, FirstScreen>> = {
  loanConfirm: {
    mark: 'loanConfirm',
    title: 'loan-confirm:title',
    shapes: skeletonShapes.loanConfirm,
    load: () => import('./first-offer.tsx').then(({ firstOffer }) => firstOffer),
  },
  loanDetails: loan,
  loanDetailsAfterPayment: loan,
  cardRepayment: {
    mark: 'cardRepayment',
    title: 'card-repayment:title',
    shapes: skeletonShapes.cardRepayment,
    load: () => import('./first-cards.tsx').then(({ firstCards }) => firstCards),
  },
  virtualAccount: {
    mark: 'virtualAccount',
    title: 'number-repayment:title',
    shapes: skeletonShapes.virtualAccount,
    mayBegin: mayMakeNumber,
    make: makeNumber,
    load: () => import('./first-number.tsx').then(({ firstNumber }) => firstNumber),
  },
};
