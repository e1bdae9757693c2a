import { photoTooLargeCode } from '../../domain/complaint.ts';
import { isLenderError } from '../../domain/lender-error.ts';

/** Where a photo is on its way to the lender. */
export type PhotoStage =
  | { at: 'waiting' }
  | { at: 'shrinking' }
  /** Small enough, and in line for its upload. */
  | { at: 'ready' }
  /** From 0 to 1. */
  | { at: 'uploading'; share: number }
  | { at: 'done'; address: string }
  | { at: 'failed'; error: unknown };

/** One chosen photo. */
export interface Photo {
  id: number;
  name: string;
  stage: PhotoStage;
  /** This phone cannot read it: it goes as it is, perhaps with what its camera wrote into it. */
  isUnread: boolean;
}

/** Why a file did not become a photo of the complaint. */
export type Refusal = 'empty' | 'noPicture' | 'tooLarge' | 'notTaken';

/** All photos of a complaint, in the order they were chosen. */
export interface PhotoList {
  photos: readonly Photo[];
  /** Files that did not become one since the last choice, by their names. */
  refused: readonly { name: string; why: Refusal }[];
  /** More were chosen than fit. */
  isOverfull: boolean;
}

/** What happens to photos. What is told of one that is gone, or elsewhere on its way, changes nothing. */
export type PhotoEvent =
  | {
      kind: 'chosen';
      files: readonly { id: number; name: string; refusal?: Refusal | undefined }[];
      /** Most photos of a complaint. */
      most: number;
    }
  /** Uploaded earlier, and kept in a draft. */
  | { kind: 'brought'; photos: readonly { id: number; address: string }[] }
  | { kind: 'shrinking'; id: number }
  | { kind: 'shrunk'; id: number; isUnread: boolean }
  | { kind: 'uploading'; id: number }
  | { kind: 'progress'; id: number; share: number }
  | { kind: 'uploaded'; id: number; address: string }
  | { kind: 'failed'; id: number; error: unknown }
  | { kind: 'retried'; id: number }
  | { kind: 'removed'; id: number }
  /** Whatever is under way was given up, to be begun anew. */
  | { kind: 'halted' }
  | { kind: 'emptied' };

/** No photo. */
export const noPhotos: PhotoList = { photos: [], refused: [], isOverfull: false };

const isTooLarge = (error: unknown) =>
  isLenderError(error) && error.kind === 'rejected' && error.code === photoTooLargeCode;

/** The lender said no to it. It can be tried again, but holds no place that another photo needs. */
const isRefused = ({ stage }: Photo) =>
  stage.at === 'failed' && isLenderError(stage.error) && stage.error.kind === 'rejected';

/** How many of the photos count: those that are with the lender, or may still get there. */
export const placesTaken = ({ photos }: PhotoList): number =>
  photos.filter((photo) => !isRefused(photo)).length;

/** Where a photo goes on to; the same stage when an event is none of its own. */
function nextStage(stage: PhotoStage, event: PhotoEvent): PhotoStage {
  const isRunning = stage.at === 'shrinking' || stage.at === 'uploading';
  switch (event.kind) {
    case 'shrinking':
      return stage.at === 'waiting' ? { at: 'shrinking' } : stage;
    case 'shrunk':
      return stage.at === 'shrinking' ? { at: 'ready' } : stage;
    case 'uploading':
      return stage.at === 'ready' ? { at: 'uploading', share: 0 } : stage;
    case 'progress':
      return stage.at === 'uploading' && event.share > stage.share
        ? { at: 'uploading', share: Math.min(1, event.share) }
        : stage;
    case 'uploaded':
      return stage.at === 'uploading' ? { at: 'done', address: event.address } : stage;
    case 'failed':
      return isRunning ? { at: 'failed', error: event.error } : stage;
    case 'retried':
      return stage.at === 'failed' ? { at: 'waiting' } : stage;
    case 'halted':
      return isRunning ? { at: 'waiting' } : stage;
    default:
      return stage;
  }
}

function moved(list: PhotoList, event: PhotoEvent): PhotoList {
  const photos = list.photos.map((photo) => {
    if ('id' in event && event.id !== photo.id) return photo;
    const stage = nextStage(photo.stage, event);
    if (stage === photo.stage) return photo;
    return { ...photo, stage, isUnread: event.kind === 'shrunk' ? event.isUnread : photo.isUnread };
  });
  return { ...list, photos };
}

/** The list after an event. */
export function photosAfter(list: PhotoList, event: PhotoEvent): PhotoList {
  switch (event.kind) {
    case 'chosen': {
      const fine = event.files.filter(({ refusal }) => refusal === undefined);
      const room = Math.max(0, event.most - placesTaken(list));
      const added = fine
        .slice(0, room)
        .map(({ id, name }): Photo => ({ id, name, stage: { at: 'waiting' }, isUnread: false }));
      const overflow = Math.max(0, list.photos.length + added.length - event.most);
      const replaced = new Set(list.photos.filter(isRefused).slice(0, overflow));
      return {
        photos: [...list.photos.filter((photo) => !replaced.has(photo)), ...added],
        refused: [
          ...[...replaced].map(({ name }) => ({ name, why: 'notTaken' as const })),
          ...event.files.flatMap(({ name, refusal }) =>
            refusal === undefined ? [] : [{ name, why: refusal }],
          ),
        ],
        isOverfull: fine.length > room,
      };
    }
    case 'brought': {
      const brought = event.photos.map(({ id, address }): Photo => ({
        id,
        name: '',
        stage: { at: 'done', address },
        isUnread: false,
      }));
      return { ...list, photos: [...list.photos, ...brought] };
    }
    case 'removed':
      return {
        ...list,
        photos: list.photos.filter(({ id }) => id !== event.id),
        isOverfull: false,
      };
    case 'failed': {
      // Trying the same photo again would not make it smaller: its place is free for another (HD-13).
      const photo = list.photos.find(({ id }) => id === event.id);
      if (photo?.stage.at !== 'uploading' || !isTooLarge(event.error)) return moved(list, event);
      return {
        ...list,
        photos: list.photos.filter(({ id }) => id !== event.id),
        refused: [...list.refused, { name: photo.name, why: 'tooLarge' }],
      };
    }
    case 'emptied':
      return noPhotos;
    default:
      return moved(list, event);
  }
}

const countAt = ({ photos }: PhotoList, ...stages: readonly PhotoStage['at'][]) =>
  photos.filter(({ stage }) => stages.includes(stage.at)).length;

const firstAt = ({ photos }: PhotoList, at: PhotoStage['at']) =>
  photos.find(({ stage }) => stage.at === at)?.id;

/** The photo to be made smaller now: one after another, because each needs a lot of memory for a moment. */
export const nextToShrink = (list: PhotoList): number | undefined =>
  countAt(list, 'shrinking') > 0 ? undefined : firstAt(list, 'waiting');

/** The photo whose upload begins now; no more than `atOnce` share the network. */
export const nextToUpload = (list: PhotoList, atOnce: number): number | undefined =>
  countAt(list, 'uploading') >= atOnce ? undefined : firstAt(list, 'ready');

/** The addresses of what is uploaded, in the order of the list. */
export const uploadedAddresses = ({ photos }: PhotoList): string[] =>
  photos.flatMap(({ stage }) => (stage.at === 'done' ? [stage.address] : []));

/** Whether a complaint with these photos can go: all are uploaded, some are on their way, or some need the person. */
export function photosState(list: PhotoList): 'complete' | 'running' | 'failed' {
  if (countAt(list, 'waiting', 'shrinking', 'ready', 'uploading') > 0) return 'running';
  return countAt(list, 'failed') > 0 ? 'failed' : 'complete';
}
