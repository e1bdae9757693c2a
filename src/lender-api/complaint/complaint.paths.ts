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
