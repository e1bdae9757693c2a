import type { Endpoints } from '../endpoint.ts';

/** How the calls of the assistant go out (lender-api §2, Complaints and chatbot). */
export const assistantPaths = {
  qaList: { key: 'qaList', method: 'GET', path: '/v3/complaint/get-qa-list', dialect: 'any' },
  qaRecord: { key: 'qaRecord', method: 'POST', path: '/v3/complaint/qa-record', dialect: 'any' },
} as const satisfies Endpoints;
