import { photoTooLargeCode } from '../../domain/complaint.ts';
import type { LenderError } from '../../domain/lender-error.ts';
import { buildRequest } from '../build-request.ts';
import { askLender, type LenderAccess } from '../lender-api.ts';
import { sendUpload, type UploadOptions } from '../send-upload.ts';
import { judgeAnswer } from '../send.ts';
import { toPhotoAddress } from './complaint.mapper.ts';
import { complaintPaths } from './complaint.paths.ts';

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
    const judged = judgeAnswer(answer);
    const hasNoEnvelope = 'error' in judged && judged.error.kind === 'malformed';
    if (answer.status === 413 && hasNoEnvelope) throw tooLarge;
    return answer;
  });
  if (options.signal?.aborted) throw options.signal.reason;
  if ('error' in outcome) throw outcome.error;
  return outcome.data;
}
