import type { ScreenEntry } from './screen-entry.ts';

const complaintStart = () => import('../features/complaints/start-screens.ts');
const complaintAnswers = () => import('../features/complaints/answer-screens.ts');

/** Complaints and the assistant (screens §5). */
export const helpScreens = {
  complaintStart: {
    load: () => complaintStart().then((chunk) => [chunk.ComplaintStartScreen] as const),
    wording: ['complaints'],
    audience: 'borrower',
  },
  complaintForm: {
    load: () => complaintStart().then((chunk) => [chunk.ComplaintFormScreen] as const),
    wording: ['complaints'],
    audience: 'borrower',
  },
  complaintStartNew: {
    load: () => complaintStart().then((chunk) => [chunk.ComplaintStartNewScreen] as const),
    wording: ['complaints'],
    audience: 'borrower',
  },
  complaintList: {
    load: () => complaintAnswers().then((chunk) => [chunk.ComplaintListScreen] as const),
    wording: ['complaints'],
    audience: 'borrower',
  },
  complaintDetails: {
    load: () => complaintAnswers().then((chunk) => [chunk.ComplaintDetailsScreen] as const),
    wording: ['complaints', 'contacts'],
    audience: 'borrower',
  },
  chatbot: {
    load: () => import('../features/support-assistant/support-assistant-screen.tsx'),
    wording: ['assistant'],
    audience: 'borrower',
  },
} satisfies Record<string, ScreenEntry>;
