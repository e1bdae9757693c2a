import { qaRecordTypes, type AssistantRecordKind } from '../../src/domain/assistant.ts';
import { assistantEndpoints } from '../../src/lender-api/assistant/assistant.api.ts';
import { complaintEndpoints } from '../../src/lender-api/complaints/complaints.api.ts';
import { uploadPhoto } from '../../src/lender-api/complaints/complaints.api.ts';
import type { EndpointKey } from '../../src/lender-api/endpoint-table.ts';
import { supportEndpoints } from '../../src/lender-api/support/support.api.ts';
import { textAt, type DigitFields } from './contract-answers.ts';
import type { Player } from './lender-calls.ts';
import { fileOfText } from './contract-answers.ts';

const { getComplaintStart, sendComplaint, getComplaints, getComplaint, rateComplaint } =
  complaintEndpoints.endpoints;
const { getAssistantAnswers, recordAssistant } = assistantEndpoints.endpoints;
const { getContactInfo } = supportEndpoints.endpoints;

/** A field that travels even when it is empty; undefined only when the request has none. */
const fieldOf = (request: DigitFields, name: string) =>
  name in request ? textAt(request, name) : undefined;

const kindOf = (request: DigitFields): AssistantRecordKind => {
  const number = textAt(request, 'type');
  const kinds = Object.keys(qaRecordTypes) as AssistantRecordKind[]; // the table's own keys
  return kinds.find((kind) => String(qaRecordTypes[kind]) === number) ?? 'jump';
};

const photosOf = (request: DigitFields) =>
  fieldOf(request, 'problemImage')?.split(',').filter(Boolean);

/** How the calls of complaints, of the assistant and for the contacts are sent. */
export const helpPlayers = {
  problemInit: (store, request) =>
    store.dispatch(getComplaintStart.initiate({ loanId: textAt(request, 'orderNo') })),
  problemSave: (store, request) =>
    store.dispatch(
      sendComplaint.initiate({
        category: textAt(request, 'problemType'),
        subCategory: fieldOf(request, 'problemSonType'),
        text: textAt(request, 'problemDetail'),
        photos: photosOf(request),
        loanId: fieldOf(request, 'orderNo'),
      }),
    ),
  problemImage: (store, request) =>
    store.dispatch((_dispatch, _state, access) =>
      uploadPhoto(access, fileOfText(textAt(request, 'problemImage'))).then(
        (data) => ({ data }),
        (error: unknown) => ({ error }),
      ),
    ),
  problemList: (store) => store.dispatch(getComplaints.initiate()),
  problemDetail: (store, request) =>
    store.dispatch(getComplaint.initiate({ complaintId: textAt(request, 'problemId') })),
  problemScore: (store, request) =>
    store.dispatch(
      rateComplaint.initiate({
        complaintId: textAt(request, 'problemId'),
        score: Number(textAt(request, 'score')),
      }),
    ),
  qaList: (store, request) =>
    store.dispatch(
      getAssistantAnswers.initiate({
        loanId: fieldOf(request, 'orderNo'),
        parentId: textAt(request, 'pid'),
      }),
    ),
  qaRecord: (store, request) =>
    store.dispatch(
      recordAssistant.initiate({
        loanId: fieldOf(request, 'orderNo'),
        kind: kindOf(request),
        value: fieldOf(request, 'value'),
        questionId: fieldOf(request, 'qaId'),
      }),
    ),
  contactInfo: (store) => store.dispatch(getContactInfo.initiate()),
} satisfies Partial<Record<EndpointKey, Player>>;
