import type { Talk } from '../../src/domain/assistant-talk.ts';

const loan = { id: '101', title: 'My loan', shortTitle: 'Loan', leadsToPerson: false };

/** A talk with a message of every kind, a question under way and a record that failed. */
export const sampleTalk: Talk = {
  language: 'en',
  messages: [
    { id: 1, kind: 'own', sentence: 'greeting', offersPerson: false },
    { id: 2, kind: 'person', text: 'My loan "x" \\ 😀', isTyped: false },
    { id: 3, kind: 'lender', text: 'Yes.', offersPerson: true },
    { id: 4, kind: 'verdict', isResolved: true },
    { id: 5, kind: 'stars', stars: 4 },
    { id: 6, kind: 'failure', of: 7, why: { cause: 'rejected', text: 'No' } },
    { id: 8, kind: 'failure', of: 'answers', why: { cause: 'ourSide', text: '' } },
  ],
  levels: [
    { text: 'What is it about?', choices: [loan], verdict: 'none', stars: 0 },
    { question: loan, text: 'Yes.', choices: [], verdict: 'resolved', stars: 4 },
  ],
  asking: { id: 9, question: loan, hasFailed: true },
  records: [{ id: 7, kind: 'score', value: 4, questionId: '101', state: 'failed' }],
  isRating: false,
  draft: 'and then',
  preselected: '',
  nextId: 10,
};
