// The screens of sending a complaint arrive together: they share nearly all of their parts, and each module of its own
// in the table of screens would cost every borrower the bytes of its address.
export { ComplaintFormScreen } from './complaint-form-screen.tsx';
export { ComplaintStartNewScreen } from './complaint-start-new-screen.tsx';
export { ComplaintStartScreen } from './complaint-start-screen.tsx';
