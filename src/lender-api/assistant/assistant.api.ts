import {
  type AssistantAnswer,
  type AssistantQuestion,
  type AssistantRecord,
  qaRecordTypes,
} from '../../domain/assistant.ts';
import { lenderApi } from '../lender-api.ts';
import type { LenderQuery } from '../read-answer.ts';
import { listOf, textOf, wireFields } from '../read-fields.ts';
import { assistantPaths } from './assistant.calls.ts';

/** Something to tap in `qaList`. */
interface QaItemWire {
  id: string | number;
  title_local: string;
  title_local_alias?: string | null;
  /** 4 leads to a person; any other to the children (screens §8). */
  action_type?: string | number | null;
}

/** The `data` of `qaList` (lender-api §2). */
interface QaListWire {
  question?: string | null;
  answerList?: QaItemWire[] | null;
}

/** The `action_type` that leads to a person. */
const toPerson = '4';

function toQuestion(value: unknown): AssistantQuestion {
  const wire = wireFields<QaItemWire>(value);
  const title = textOf(wire.title_local);
  return {
    id: textOf(wire.id),
    title,
    shortTitle: textOf(wire.title_local_alias) || title,
    leadsToPerson: textOf(wire.action_type) === toPerson,
  };
}

/** What the assistant says out of `qaList`. A choice without an id leads nowhere and is left out; an only entry may be the answer, which needs none. */
function toAssistantAnswer(data: unknown): AssistantAnswer {
  const wire = wireFields<QaListWire>(data);
  return {
    question: textOf(wire.question),
    answers: listOf(wire.answerList, 'data.answerList')
      .map(toQuestion)
      .filter(({ id }, _at, all) => id !== '' || all.length === 1),
  };
}

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
