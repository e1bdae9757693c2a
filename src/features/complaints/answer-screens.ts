// The screens of what became of complaints arrive together, as those of sending one do.
export { ComplaintDetailsScreen } from './complaint-details-screen.tsx';
export { ComplaintListScreen } from './complaint-list-screen.tsx';
