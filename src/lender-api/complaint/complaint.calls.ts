import type { LenderCall } from '../build-request.ts';
import { complaintPaths } from './complaint.paths.ts';

/** Which loan a complaint is to be about; '' means the current one (screens §8). */
export interface ComplaintStartRef {
  loanId: string;
}

/** Asks what a complaint begins with. */
export const complaintStartCall = ({ loanId }: ComplaintStartRef): LenderCall => ({
  endpoint: complaintPaths.problemInit,
  payload: { orderNo: loanId },
});
