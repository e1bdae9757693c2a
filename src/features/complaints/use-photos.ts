import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useUploadPhoto } from '../../lender-api/complaints/complaints.api.ts';
import { askBeforeLeaving } from '../../platform/leave-guard.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { readyPhoto } from './choose-photos.ts';
import { photosState, type PhotoList } from './photo-list.ts';
import { createPhotoQueue, type PhotoQueue } from './photo-queue.ts';

/** A complaint's photos and how they stand. */
export interface Photos {
  list: PhotoList;
  queue: PhotoQueue;
}

/**
 * The photos of the complaint on the screen, beginning with those that a draft kept. A page that is closed before all
 * of them are with the lender would lose some, so the browser asks first.
 */
export function usePhotos(brought: readonly string[], onUploaded: () => void): Photos {
  const { forms } = useTenant();
  const upload = useUploadPhoto();
  const tell = useRef(onUploaded);
  useEffect(() => {
    tell.current = onUploaded;
  });
  const [queue] = useState(() => {
    const made = createPhotoQueue({
      most: forms.complaint.photosMax,
      ready: readyPhoto,
      upload,
    });
    made.bring(brought);
    return made;
  });
  const list = useSyncExternalStore(queue.subscribe, queue.list);
  useEffect(() => queue.run(() => tell.current()), [queue]);
  const isIncomplete = photosState(list) !== 'complete';
  useEffect(() => (isIncomplete ? askBeforeLeaving() : undefined), [isIncomplete]);
  return { list, queue };
}
