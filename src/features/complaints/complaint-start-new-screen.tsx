import { WholeComplaint } from './whole-complaint.tsx';

/** A whole complaint on one page (screens §1). */
export const ComplaintStartNewScreen = () => <WholeComplaint screenKey="complaintStartNew" />;
