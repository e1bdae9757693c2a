import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import {
  type ComplaintRecord,
  type ComplaintStart,
  type ComplaintTab,
  type NewComplaint,
  photoTooLargeCode,
} from '../../domain/complaint.ts';
import type { LenderError } from '../../domain/lender-error.ts';
import { buildRequest } from '../build-request.ts';
import { askLender, type LenderAccess, lenderApi } from '../lender-api.ts';
import type { LenderQuery } from '../read-answer.ts';
import { sendUpload, type UploadOptions } from '../send-upload.ts';
import { checkAnswer } from '../send.ts';
import { complaintPaths, complaintStartCall, type ComplaintStartRef } from './complaints.calls.ts';
import {
  toComplaintRecord,
  toComplaintStart,
  toComplaintTabs,
  toPhotoAddress,
} from './complaints.wire.ts';

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

/** What a proxy means that refuses a large body with a page of its own: the lender's envelope never came (HD-13). */
const tooLarge: LenderError = { kind: 'rejected', code: photoTooLargeCode, message: '' };

/** A picture that was drawn anew may have no name; the lender's server may want one. */
const named = (photo: Blob): File =>
  photo instanceof File ? photo : new File([photo], 'photo.jpg', { type: photo.type });

/**
 * Uploads a photo of a complaint and answers its address as the lender gave it (lender-api §2). Rejects with a
 * `LenderError`; with the signal's own reason when it was given up. A photo is never sent again by itself.
 */
export async function uploadPhoto(
  access: LenderAccess,
  photo: Blob,
  options: UploadOptions = {},
): Promise<string> {
  const endpoint = complaintPaths.problemImage;
  const { url, method, headers } = buildRequest({ endpoint, payload: {} }, access.caller());
  const form = new FormData();
  form.append('problemImage', named(photo));
  // The browser names the kind of the body itself, with the mark that parts it.
  const { 'Content-Type': _form, ...common } = headers;
  const outcome = await askLender({ endpoint, read: toPhotoAddress }, access, async () => {
    const request = { url, method, headers: common };
    const answer = await sendUpload(request, form, access.clock, options);
    const checked = checkAnswer(answer);
    const hasNoEnvelope = 'error' in checked && checked.error.kind === 'malformed';
    if (answer.status === 413 && hasNoEnvelope) throw tooLarge;
    return answer;
  });
  if (options.signal?.aborted) throw options.signal.reason;
  if ('error' in outcome) throw outcome.error;
  return outcome.data;
}

/** See `uploadPhoto`; the function stays the same for as long as the screen lives. */
export function useUploadPhoto(): (photo: Blob, options?: UploadOptions) => Promise<string> {
  const dispatch = useDispatch<ThunkDispatch<unknown, LenderAccess, UnknownAction>>();
  return useCallback(
    // Who calls is known to the store alone, which hands it to thunks and to the base query.
    (photo, options) =>
      dispatch((_dispatch, _state, access) => uploadPhoto(access, photo, options)),
    [dispatch],
  );
}
