import {
  qaRecordTypes,
  type AssistantAnswer,
  type AssistantRecord,
} from '../../domain/assistant.ts';
import { lenderApi, type LenderQuery } from '../lender-api.ts';
import { textOf } from '../read-fields.ts';
import { toAssistantAnswer } from './assistant.mapper.ts';
import { assistantPaths } from './assistant.paths.ts';

/** A place in the assistant's tree, and the loan that the talk is about, if any. */
export interface AssistantPlace {
  loanId?: string | undefined;
  /** `assistantRoot` for the categories. */
  parentId: string;
}

/** The calls of the assistant (lender-api §2). */
export const assistantEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    getAssistantAnswers: build.query<AssistantAnswer, AssistantPlace>({
      query: ({ loanId, parentId }): LenderQuery<AssistantAnswer> => ({
        endpoint: assistantPaths.qaList,
        payload: { orderNo: loanId, pid: parentId },
        read: toAssistantAnswer,
      }),
    }),
    /** Answers what the assistant says to it; '' when it says nothing. */
    recordAssistant: build.mutation<string, AssistantRecord>({
      query: ({ loanId, kind, value, questionId }): LenderQuery<string> => ({
        endpoint: assistantPaths.qaRecord,
        payload: { orderNo: loanId, type: qaRecordTypes[kind], value, qaId: questionId },
        read: textOf,
      }),
    }),
  }),
});

export const { useLazyGetAssistantAnswersQuery, useRecordAssistantMutation } = assistantEndpoints;
