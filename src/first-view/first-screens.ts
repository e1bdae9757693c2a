import { skeletonShapes } from '../lending-ui/skeleton-shapes.ts';
import { loanRefOf } from '../navigation/screen-params.ts';
import { mayHaveOpenNumber, ownerOf } from '../payments/money-trace.ts';
import { loadLateStyle } from '../platform/load-style.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { firstLoan } from './first-loan.tsx';
import { makeNumber, mayMakeNumber } from './first-number-call.ts';
import type { FirstDrawing, FirstScreen } from './first-screen.ts';

/** A drawing of a file of its own, with the style that the page does not carry. */
const later = (file: () => Promise<FirstDrawing>) => async () => {
  const [drawing] = await Promise.all([file(), loadLateStyle()]);
  return drawing;
};

// Most visits begin with the loan, so its drawing travels with what draws; the others are fetched beside the answer.
const loan: FirstScreen = {
  mark: 'loanDetails',
  title: 'loan-details:title',
  shapes: skeletonShapes.loanDetails,
  // It tells of a number that is still good, which only React's screen can read.
  mayBegin: ({ params, session }) =>
    !mayHaveOpenNumber({ owner: ownerOf(session), ...loanRefOf(params) }),
  load: () => Promise.resolve(firstLoan),
};

/** The screens that are shown before React is there, by their keys. */
export const firstScreens: Partial<Record<ScreenKey, FirstScreen>> = {
  loanConfirm: {
    mark: 'loanConfirm',
    title: 'loan-confirm:title',
    shapes: skeletonShapes.loanConfirm,
    load: later(() => import('./first-offer.tsx').then(({ firstOffer }) => firstOffer)),
  },
  loanDetails: loan,
  loanDetailsAfterPayment: loan,
  cardRepayment: {
    mark: 'cardRepayment',
    title: 'card-repayment:title',
    shapes: skeletonShapes.cardRepayment,
    load: later(() => import('./first-cards.tsx').then(({ firstCards }) => firstCards)),
  },
  virtualAccount: {
    mark: 'virtualAccount',
    title: 'number-repayment:title',
    shapes: skeletonShapes.virtualAccount,
    mayBegin: mayMakeNumber,
    make: makeNumber,
    load: later(() => import('./first-number.tsx').then(({ firstNumber }) => firstNumber)),
  },
};
