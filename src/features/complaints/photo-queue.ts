import type { Stop } from '../../platform/clock.ts';
import { refusalOf, type ReadyPhoto } from './choose-photos.ts';
import {
  nextToShrink,
  nextToUpload,
  noPhotos,
  photosAfter,
  type PhotoEvent,
  type PhotoList,
} from './photo-list.ts';

/** Uploads at the same time: more would only make each of them slower. */
const uploadsAtOnce = 2;

/** What a queue works with. */
export interface PhotoWork {
  /** Most photos of a complaint. */
  most: number;
  ready(file: File, number: number): Promise<ReadyPhoto>;
  upload(
    photo: Blob,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ): Promise<string>;
}

/** The photos of one complaint on their way to the lender; each goes as soon as it was chosen (spec §5). */
export interface PhotoQueue {
  list(): PhotoList;
  subscribe(listener: () => void): Stop;
  choose(files: readonly File[]): void;
  /** Photos that were uploaded before, from a draft. */
  bring(addresses: readonly string[]): void;
  retry(id: number): void;
  remove(id: number): void;
  empty(): void;
  /** The address of a photo's picture for the page; undefined while there is none, or when it cannot be read. */
  pictureOf(id: number): string | undefined;
  /**
   * Begins, or goes on, and tells of each photo that is uploaded. Returns how to give up whatever is under way and
   * the memory of the pictures.
   */
  run(onUploaded: () => void): Stop;
}

/** What is held for one photo beside its place in the list. */
interface Held {
  file: File;
  ready?: ReadyPhoto;
  picture?: string;
  control?: AbortController;
}

/** A queue without photos, standing still until `run`. */
export function createPhotoQueue(work: PhotoWork): PhotoQueue {
  const held = new Map<number, Held>();
  const listeners = new Set<() => void>();
  let list = noPhotos;
  let lastId = 0;
  let isRunning = false;
  let onUploaded = () => {};

  const tell = (event: PhotoEvent) => {
    list = photosAfter(list, event);
    for (const id of held.keys()) {
      const photo = list.photos.find((one) => one.id === id);
      if (!photo) drop(id);
    }
    for (const listener of listeners) listener();
    goOn();
  };
  const dropPicture = (one: Held | undefined) => {
    if (one?.picture) URL.revokeObjectURL(one.picture);
    delete one?.picture;
  };
  const drop = (id: number) => {
    const one = held.get(id);
    held.delete(id);
    one?.control?.abort();
    dropPicture(one);
  };
  const showPicture = (one: Held) => {
    if (one.ready && !one.ready.isUnread && !one.picture)
      one.picture = URL.createObjectURL(one.ready.file);
  };

  const shrink = async (id: number, one: Held) => {
    try {
      one.ready ??= await work.ready(one.file, id);
      if (held.get(id) !== one || !isRunning) return;
      showPicture(one);
      tell({ kind: 'shrunk', id, isUnread: one.ready.isUnread });
    } catch (error) {
      tell({ kind: 'failed', id, error });
    }
  };
  const upload = async (id: number, one: Held, photo: Blob) => {
    const control = new AbortController();
    one.control = control;
    const isGivenUp = () => control.signal.aborted;
    try {
      const address = await work.upload(photo, {
        signal: control.signal,
        onProgress: (share) => !isGivenUp() && tell({ kind: 'progress', id, share }),
      });
      if (isGivenUp()) return;
      tell({ kind: 'uploaded', id, address });
      onUploaded();
    } catch (error) {
      if (!isGivenUp()) tell({ kind: 'failed', id, error });
    }
  };
  const goOn = () => {
    if (!isRunning) return;
    const small = nextToShrink(list);
    const unshrunk = small === undefined ? undefined : held.get(small);
    if (small !== undefined && unshrunk) {
      tell({ kind: 'shrinking', id: small });
      void shrink(small, unshrunk);
    }
    const next = nextToUpload(list, uploadsAtOnce);
    const waiting = next === undefined ? undefined : held.get(next);
    if (next !== undefined && waiting?.ready) {
      tell({ kind: 'uploading', id: next });
      void upload(next, waiting, waiting.ready.file);
    }
  };

  return {
    list: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(files) {
      const chosen = files.map((file) => {
        lastId += 1;
        const refusal = refusalOf(file);
        if (refusal === undefined) held.set(lastId, { file });
        return { id: lastId, name: file.name, refusal };
      });
      tell({ kind: 'chosen', files: chosen, most: work.most });
    },
    bring(addresses) {
      const photos = addresses.map((address) => ({ id: (lastId += 1), address }));
      tell({ kind: 'brought', photos });
    },
    retry: (id) => tell({ kind: 'retried', id }),
    remove: (id) => tell({ kind: 'removed', id }),
    empty: () => tell({ kind: 'emptied' }),
    pictureOf: (id) => held.get(id)?.picture,
    run(listener) {
      isRunning = true;
      onUploaded = listener;
      for (const one of held.values()) showPicture(one);
      goOn();
      return () => {
        isRunning = false;
        for (const one of held.values()) {
          one.control?.abort();
          dropPicture(one);
        }
        tell({ kind: 'halted' });
      };
    },
  };
}
