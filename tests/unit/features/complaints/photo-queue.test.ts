import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReadyPhoto } from '../../../../src/features/complaints/choose-photos.ts';
import { createPhotoQueue } from '../../../../src/features/complaints/photo-queue.ts';

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

interface Upload {
  photo: Blob;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  done: (address: string) => void;
  fail: (error: unknown) => void;
}

/** A queue whose work is done by hand. */
function openQueue() {
  const shrinking: {
    file: File;
    done: (ready: ReadyPhoto) => void;
    fail: (error: Error) => void;
  }[] = [];
  const uploads: Upload[] = [];
  const onUploaded = vi.fn();
  const queue = createPhotoQueue({
    most: 9,
    ready: (file) =>
      new Promise((done, fail) => {
        shrinking.push({ file, done, fail });
      }),
    upload: (photo, { signal, onProgress }) =>
      new Promise((done, fail) => {
        uploads.push({ photo, signal, onProgress, done, fail });
      }),
  });
  const stop = queue.run(onUploaded);
  const settled = () =>
    new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));
  const shrunk = async (at: number, isUnread = false) => {
    shrinking[at]?.done({ file: picture(`small-${at}`), isUnread });
    await settled();
    await settled();
  };
  const stages = () => queue.list().photos.map(({ stage }) => stage.at);
  return { queue, stop, shrinking, uploads, onUploaded, shrunk, settled, stages };
}

const addresses = new Set<string>();
beforeEach(() => {
  addresses.clear();
  let count = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    count += 1;
    addresses.add(`blob:${count}`);
    return `blob:${count}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void addresses.delete(address));
});
afterEach(() => vi.restoreAllMocks());

describe('screens §5: each photo goes as soon as it was chosen', () => {
  test('one is made smaller after another, and two share the network', async () => {
    const { queue, shrinking, uploads, shrunk, stages } = openQueue();
    queue.choose(['a', 'b', 'c', 'd'].map(picture));
    expect(shrinking.map(({ file }) => file.name)).toEqual(['a']);
    for (const at of [0, 1, 2, 3]) await shrunk(at);
    expect(shrinking).toHaveLength(4);
    expect(uploads).toHaveLength(2);
    expect(stages()).toEqual(['uploading', 'uploading', 'ready', 'ready']);
  });

  test('the next begins when one is done, and addresses stay in the order of the choice', async () => {
    const { queue, uploads, shrunk, settled, stages, onUploaded } = openQueue();
    queue.choose(['a', 'b', 'c'].map(picture));
    for (const at of [0, 1, 2]) await shrunk(at);
    uploads[1]?.done('/b');
    await settled();
    expect(stages()).toEqual(['uploading', 'done', 'uploading']);
    expect(onUploaded).toHaveBeenCalledTimes(1);
  });

  test('a failed upload is tried again without being made smaller again', async () => {
    const { queue, uploads, shrinking, shrunk, settled, stages } = openQueue();
    queue.choose([picture('a')]);
    await shrunk(0);
    uploads[0]?.fail({ kind: 'unreachable' });
    await settled();
    expect(stages()).toEqual(['failed']);
    queue.retry(queue.list().photos[0]?.id ?? 0);
    await settled();
    expect(stages()).toEqual(['uploading']);
    expect(shrinking).toHaveLength(1);
    expect(uploads[1]?.photo).toBe(uploads[0]?.photo);
  });

  test('a file that can no longer be read has failed, and the others go on', async () => {
    const { queue, shrinking, settled, stages } = openQueue();
    queue.choose(['a', 'b'].map(picture));
    shrinking[0]?.fail(new Error('gone'));
    await settled();
    expect(stages()).toEqual(['failed', 'shrinking']);
  });
});

describe('HD-52 and memory: what is taken out is gone', () => {
  test('its upload is given up, its picture let go, and the same file can be chosen again', async () => {
    const { queue, uploads, shrunk, settled, stages, onUploaded } = openQueue();
    const file = picture('same');
    queue.choose([file]);
    await shrunk(0);
    expect(addresses.size).toBe(1);
    queue.remove(queue.list().photos[0]?.id ?? 0);
    expect(uploads[0]?.signal.aborted).toBe(true);
    expect(addresses.size).toBe(0);
    uploads[0]?.done('/late');
    await settled();
    expect(stages()).toEqual([]);
    expect(onUploaded).not.toHaveBeenCalled();
    queue.choose([file]);
    await shrunk(1);
    expect(uploads).toHaveLength(2);
  });

  test('leaving the page gives up what is under way and lets every picture go; coming back begins anew', async () => {
    const { queue, stop, uploads, shrunk, stages } = openQueue();
    queue.choose(['a', 'b'].map(picture));
    await shrunk(0);
    await shrunk(1);
    stop();
    expect(uploads.every(({ signal }) => signal.aborted)).toBe(true);
    expect(addresses.size).toBe(0);
    expect(stages()).toEqual(['waiting', 'waiting']);
    queue.run(() => undefined);
    await shrunk(2);
    expect(uploads.length).toBeGreaterThan(2);
  });

  test('a photo that this phone cannot read has no picture in the page', async () => {
    const { queue, shrunk } = openQueue();
    queue.choose([picture('a')]);
    await shrunk(0, true);
    expect(queue.pictureOf(queue.list().photos[0]?.id ?? 0)).toBeUndefined();
    expect(queue.list().photos[0]?.isUnread).toBe(true);
  });
});
