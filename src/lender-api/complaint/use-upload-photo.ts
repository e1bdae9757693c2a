import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { LenderAccess } from '../lender-api.ts';
import type { UploadOptions } from '../send-upload.ts';
import { uploadPhoto } from './upload-photo.ts';

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
