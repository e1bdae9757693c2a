import type { ScreenEntry } from './screen-entry.ts';

/** Complaints and the assistant (screens §5). */
export const helpScreens = {
  complaintStart: {
    load: () => import('../features/complaints/complaint-start-screen.tsx'),
    audience: 'borrower',
  },
  complaintForm: {
    load: () => import('../features/complaints/complaint-form-screen.tsx'),
    audience: 'borrower',
  },
  complaintStartNew: {
    load: () => import('../features/complaints/complaint-start-new-screen.tsx'),
    audience: 'borrower',
  },
  complaintList: {
    load: () => import('../features/complaints/complaint-list-screen.tsx'),
    audience: 'borrower',
  },
  complaintDetails: {
    load: () => import('../features/complaints/complaint-details-screen.tsx'),
    audience: 'borrower',
  },
  chatbot: {
    load: () => import('../features/assistant/assistant-screen.tsx'),
    audience: 'borrower',
  },
} satisfies Record<string, ScreenEntry>;
