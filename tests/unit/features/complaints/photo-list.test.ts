import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nextToShrink,
  nextToUpload,
  noPhotos,
  photosAfter,
  photosState,
  placesTaken,
  uploadedAddresses,
  type PhotoEvent,
  type PhotoList,
  type PhotoStage,
} from '../../../../src/features/complaints/photo-list.ts';

const most = 9;
const chosen = (...ids: readonly number[]): PhotoEvent => ({
  kind: 'chosen',
  files: ids.map((id) => ({ id, name: `photo ${id}` })),
  most,
});
const after = (...events: readonly PhotoEvent[]) => events.reduce(photosAfter, noPhotos);
const stageOf = (list: PhotoList, id: number): PhotoStage | undefined =>
  list.photos.find((photo) => photo.id === id)?.stage;
const failure = (code: string) => ({ kind: 'rejected', code, message: 'no' });

const uploading = (id: number): readonly PhotoEvent[] => [
  { kind: 'shrinking', id },
  { kind: 'shrunk', id, isUnread: false },
  { kind: 'uploading', id },
];

describe('screens §5: a photo on its way', () => {
  test('waiting, made smaller, uploaded with its progress, done', () => {
    const list = after(chosen(1), ...uploading(1), { kind: 'progress', id: 1, share: 0.4 });
    expect(stageOf(list, 1)).toEqual({ at: 'uploading', share: 0.4 });
    expect(photosState(list)).toBe('running');
    const done = photosAfter(list, { kind: 'uploaded', id: 1, address: 'https://a.example/1' });
    expect(photosState(done)).toBe('complete');
    expect(uploadedAddresses(done)).toEqual(['https://a.example/1']);
  });

  test('progress never goes back, and never over the whole', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1, max: 3, noNaN: true })), (shares) => {
        let list = after(chosen(1), ...uploading(1));
        let before = 0;
        for (const share of shares) {
          list = photosAfter(list, { kind: 'progress', id: 1, share });
          const stage = stageOf(list, 1);
          const now = stage?.at === 'uploading' ? stage.share : -1;
          expect(now).toBeGreaterThanOrEqual(before);
          expect(now).toBeLessThanOrEqual(1);
          before = now;
        }
      }),
    );
  });

  test('a failed one keeps its place, and goes again when the person says so', () => {
    const list = after(chosen(1, 2), ...uploading(1), {
      kind: 'failed',
      id: 1,
      error: failure('5'),
    });
    expect(photosState(list)).toBe('running');
    expect(stageOf(list, 1)?.at).toBe('failed');
    expect(stageOf(photosAfter(list, { kind: 'retried', id: 1 }), 1)?.at).toBe('waiting');
    expect(list.photos).toHaveLength(2);
  });

  test('HD-13: one that is too large for the lender frees its place and is named', () => {
    const list = after(chosen(1, 2), ...uploading(1), {
      kind: 'failed',
      id: 1,
      error: failure('413'),
    });
    expect(list.photos.map(({ id }) => id)).toEqual([2]);
    expect(list.refused).toEqual([{ name: 'photo 1', why: 'tooLarge' }]);
  });

  test('one that the lender refused holds no place: it gives way, by its name, when another needs it', () => {
    const refused = after(chosen(1, 2, 3, 4, 5, 6, 7, 8, 9), ...uploading(1), {
      kind: 'failed',
      id: 1,
      error: failure('5'),
    });
    expect(placesTaken(refused)).toBe(8);
    const full = photosAfter(refused, chosen(10, 11));
    expect(full.photos.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(full.refused).toEqual([{ name: 'photo 1', why: 'notTaken' }]);
    expect(full.isOverfull).toBe(true);
    const cut = after(chosen(1), ...uploading(1), {
      kind: 'failed',
      id: 1,
      error: { kind: 'unreachable' },
    });
    expect(placesTaken(cut), 'one that did not arrive may still').toBe(1);
  });

  test('what is told late of a photo that is gone changes nothing', () => {
    const list = after(chosen(1, 2), ...uploading(1), { kind: 'removed', id: 1 });
    expect(photosAfter(list, { kind: 'uploaded', id: 1, address: 'x' })).toEqual(list);
    expect(photosAfter(list, { kind: 'failed', id: 1, error: 1 })).toEqual(list);
  });
});

describe('spec §5: at most nine', () => {
  test('HD-51: ten chosen at once make nine, and it is known that one was left out', () => {
    const list = after(chosen(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    expect(list.photos.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(list.isOverfull).toBe(true);
    expect(photosAfter(list, { kind: 'removed', id: 3 }).isOverfull).toBe(false);
  });

  test('a file that is no photo takes no place', () => {
    const files = [
      { id: 1, name: 'a.txt', refusal: 'noPicture' as const },
      { id: 2, name: 'b.jpg' },
    ];
    const list = after({ kind: 'chosen', files, most: 1 });
    expect(list.photos.map(({ name }) => name)).toEqual(['b.jpg']);
    expect(list.refused).toEqual([{ name: 'a.txt', why: 'noPicture' }]);
    expect(list.isOverfull).toBe(false);
  });
});

const anyId = fc.integer({ min: 1, max: 12 });
const anyEvent: fc.Arbitrary<PhotoEvent> = fc.oneof(
  fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { maxLength: 12 }).map((ids) => chosen(...ids)),
  fc.record({ kind: fc.constantFrom('shrinking', 'uploading', 'retried', 'removed'), id: anyId }),
  fc.record({ kind: fc.constant('shrunk' as const), id: anyId, isUnread: fc.boolean() }),
  fc.record({
    kind: fc.constant('progress' as const),
    id: anyId,
    share: fc.double({ noNaN: true }),
  }),
  fc.record({ kind: fc.constant('uploaded' as const), id: anyId, address: fc.string() }),
  fc.record({
    kind: fc.constant('failed' as const),
    id: anyId,
    error: fc.constant(failure('413')),
  }),
  fc.record({ kind: fc.constant('failed' as const), id: anyId, error: fc.constant(1) }),
  fc.constant<PhotoEvent>({ kind: 'halted' }),
);

test('design §10: whatever happens in whatever order, there are at most nine, and what is done stays done', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let list = noPhotos;
      for (const event of events) {
        const before = list;
        list = photosAfter(list, event);
        expect(list.photos.length).toBeLessThanOrEqual(most);
        for (const photo of before.photos) {
          if (photo.stage.at !== 'done' || (event.kind === 'removed' && event.id === photo.id))
            continue;
          expect(stageOf(list, photo.id)).toEqual(photo.stage);
        }
      }
    }),
  );
});

test('one is made smaller at a time, and no more than are allowed are uploaded at a time', () => {
  const list = after(chosen(1, 2, 3, 4));
  expect(nextToShrink(list)).toBe(1);
  expect(nextToUpload(list, 2)).toBeUndefined();
  const busy = photosAfter(list, { kind: 'shrinking', id: 1 });
  expect(nextToShrink(busy)).toBeUndefined();
  const two = after(chosen(1, 2, 3), ...uploading(1), ...uploading(2), ...uploading(3).slice(0, 2));
  expect(nextToUpload(two, 2)).toBeUndefined();
  expect(nextToUpload(two, 3)).toBe(3);
});
