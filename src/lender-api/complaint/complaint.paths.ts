import type { Endpoints } from '../endpoint.ts';

/** How the calls of complaints go out (lender-api §2, Complaints and chatbot). */
export const complaintPaths = {
  problemInit: {
    key: 'problemInit',
    method: 'POST',
    path: '/v3/complaint/problem-init',
    dialect: 'any',
  },
  problemSave: {
    key: 'problemSave',
    method: 'POST',
    path: '/v3/complaint/problem-save',
    dialect: 'any',
  },
  problemImage: {
    key: 'problemImage',
    method: 'POST',
    path: '/v3/complaint/upload-problem-img',
    dialect: 'any',
  },
  problemList: {
    key: 'problemList',
    method: 'POST',
    path: '/v3/complaint/problem-list',
    dialect: 'any',
  },
  problemDetail: {
    key: 'problemDetail',
    method: 'POST',
    path: '/v3/complaint/problem-detail',
    dialect: 'any',
  },
  problemScore: {
    key: 'problemScore',
    method: 'POST',
    path: '/v3/complaint/save-score',
    dialect: 'any',
  },
} as const satisfies Endpoints;
