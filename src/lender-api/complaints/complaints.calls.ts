import type { LenderCall } from '../build-request.ts';
import type { Endpoints } from '../endpoint.ts';

/** How the calls of complaints go out (lender-api §2, Complaints and chatbot). */
export const complaintPaths = {
  problemInit: {
    key: 'problemInit',
    path: '/v3/complaint/problem-init',
  },
  problemSave: {
    key: 'problemSave',
    path: '/v3/complaint/problem-save',
  },
  problemImage: {
    key: 'problemImage',
    path: '/v3/complaint/upload-problem-img',
  },
  problemList: {
    key: 'problemList',
    path: '/v3/complaint/problem-list',
  },
  problemDetail: {
    key: 'problemDetail',
    path: '/v3/complaint/problem-detail',
  },
  problemScore: {
    key: 'problemScore',
    path: '/v3/complaint/save-score',
  },
} as const satisfies Endpoints;

/** Which loan a complaint is to be about; '' means the current one (screens §8). */
export interface ComplaintStartRef {
  loanId: string;
}

/** Asks what a complaint begins with. */
export const complaintStartCall = ({ loanId }: ComplaintStartRef): LenderCall => ({
  endpoint: complaintPaths.problemInit,
  payload: { orderNo: loanId },
});
