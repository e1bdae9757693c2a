/** Something that a person can ask the assistant by a tap. */
export interface AssistantQuestion {
  id: string;
  title: string;
  /** The short text for an icon; the title when the lender sent none (screens §8). */
  shortTitle: string;
  /** Leads to a person instead of an answer. */
  leadsToPerson: boolean;
}

/** What the assistant says at a place of its tree. */
export interface AssistantAnswer {
  /** What is said: a question with choices below it, or the answer when there is no more to choose; may be ''. */
  question: string;
  /** What can be asked next. */
  answers: readonly AssistantQuestion[];
}

/** The place in the tree where the categories are. */
export const assistantRoot = '0';

/** What is told to the lender about a talk, with the numbers it goes by (lender-api §2). */
export const qaRecordTypes = { jump: 1, feedback: 2, score: 3, freeText: 4 } as const;

/** See `qaRecordTypes`. */
export type AssistantRecordKind = keyof typeof qaRecordTypes;

/** The value of a feedback (screens §8). */
export const feedbackValues = { resolved: 1, unresolved: 0 } as const;

/** What is told to the lender: what is absent is not sent. */
export interface AssistantRecord {
  loanId?: string | undefined;
  kind: AssistantRecordKind;
  /** Feedback: see `feedbackValues`; score: 1 to 5; free text: the text; jump: ''. */
  value?: string | number | undefined;
  /** The answer that it is about; '' for a free text. */
  questionId?: string | undefined;
}
