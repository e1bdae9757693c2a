import type { Endpoints } from '../endpoint.ts';

/** How the calls of the assistant go out (lender-api §2, Complaints and chatbot). */
export const assistantPaths = {
  qaList: { key: 'qaList', method: 'GET', path: '/v3/complaint/get-qa-list' },
  qaRecord: { key: 'qaRecord', path: '/v3/complaint/qa-record' },
} as const satisfies Endpoints;
