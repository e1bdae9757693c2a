import type {
  ComplaintRecord,
  ComplaintStart,
  ComplaintTab,
  NewComplaint,
} from '../../domain/complaint.ts';
import { lenderApi, type LenderQuery } from '../lender-api.ts';
import { complaintStartCall, type ComplaintStartRef } from './complaint.calls.ts';
import { toComplaintRecord, toComplaintStart, toComplaintTabs } from './complaint.mapper.ts';
import { complaintPaths } from './complaint.paths.ts';

const done = () => null;

/** The photos' addresses in one value: a comma inside an address must not look like the end of it. */
const joined = (photos: readonly string[] | undefined) =>
  photos?.map((photo) => photo.replaceAll(',', '%2C')).join(',');

/** Which complaint is meant. */
export interface ComplaintRef {
  complaintId: string;
}

/** The calls of complaints (lender-api §2); photos go by `useUploadPhoto`. */
export const complaintEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    getComplaintStart: build.query<ComplaintStart, ComplaintStartRef>({
      query: (start): LenderQuery<ComplaintStart> => ({
        ...complaintStartCall(start),
        read: toComplaintStart,
      }),
      providesTags: ['shown'],
    }),
    sendComplaint: build.mutation<null, NewComplaint>({
      query: ({ category, subCategory, text, photos, loanId }): LenderQuery<null> => ({
        endpoint: complaintPaths.problemSave,
        payload: {
          problemType: category,
          problemSonType: subCategory,
          problemDetail: text,
          problemImage: joined(photos),
          orderNo: loanId,
        },
        read: done,
      }),
    }),
    getComplaints: build.query<readonly ComplaintTab[], void>({
      query: (): LenderQuery<readonly ComplaintTab[]> => ({
        endpoint: complaintPaths.problemList,
        payload: {},
        read: toComplaintTabs,
      }),
      providesTags: ['shown'],
    }),
    getComplaint: build.query<ComplaintRecord, ComplaintRef>({
      query: ({ complaintId }): LenderQuery<ComplaintRecord> => ({
        endpoint: complaintPaths.problemDetail,
        payload: { problemId: complaintId },
        read: toComplaintRecord,
      }),
      providesTags: ['shown'],
    }),
    rateComplaint: build.mutation<null, ComplaintRef & { score: number }>({
      query: ({ complaintId, score }): LenderQuery<null> => ({
        endpoint: complaintPaths.problemScore,
        payload: { score, problemId: complaintId },
        read: done,
      }),
    }),
  }),
});

export const {
  useGetComplaintStartQuery,
  useSendComplaintMutation,
  useGetComplaintsQuery,
  useGetComplaintQuery,
  useRateComplaintMutation,
} = complaintEndpoints;
