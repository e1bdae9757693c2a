import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  draftAfter,
  freshHistory,
  type DraftAction,
} from '../../../../operators/preview/studio/draft-history.ts';

const write = (text: string | undefined, place: string, at: number): DraftAction => ({
  kind: 'write',
  files: { 'tenant.json': text },
  place,
  at,
});

test('design §5: typing on in one field is one step, a pause or another field begins the next', () => {
  const steps = [
    write('a', 'brand.name', 0),
    write('ab', 'brand.name', 400),
    write('abc', 'brand.name', 4000),
    write('abcd', 'brand.logo', 4100),
  ];
  const history = steps.reduce(draftAfter, freshHistory());
  expect(history.past.map((files) => files['tenant.json'])).toEqual([undefined, 'ab', 'abc']);
});

test('design §5: what is undone can be redone until something else is written', () => {
  const two = [write('a', 'x', 0), write('b', 'y', 0)].reduce(draftAfter, freshHistory());
  const back = draftAfter(two, { kind: 'undo' });
  expect(back.now).toEqual({ 'tenant.json': 'a' });
  expect(draftAfter(back, { kind: 'redo' }).now).toEqual({ 'tenant.json': 'b' });
  const other = draftAfter(back, write('c', 'z', 0));
  expect(draftAfter(other, { kind: 'redo' })).toBe(other);
});

test('a change that is taken back leaves nothing behind, and writing the same is no step', () => {
  const one = draftAfter(freshHistory(), write('a', 'x', 0));
  expect(draftAfter(one, write('a', 'y', 9000))).toBe(one);
  expect(draftAfter(one, write(undefined, 'x', 0)).now).toEqual({});
});

test('discarding everything can be undone', () => {
  const one = draftAfter(freshHistory(), write('a', 'x', 0));
  const none = draftAfter(one, { kind: 'discard' });
  expect(none.now).toEqual({});
  expect(draftAfter(none, { kind: 'undo' }).now).toEqual({ 'tenant.json': 'a' });
});

test('any number of steps leads back to the beginning and forth to the end', () => {
  const texts = fc.array(fc.string({ maxLength: 4 }), { maxLength: 30 });
  fc.assert(
    fc.property(texts, (all) => {
      const end = all.reduce(
        (history, text, at) => draftAfter(history, write(text, String(at), at)),
        freshHistory(),
      );
      const back = end.past.reduce((history) => draftAfter(history, { kind: 'undo' }), end);
      expect(back.now).toEqual({});
      const forth = back.future.reduce((history) => draftAfter(history, { kind: 'redo' }), back);
      expect(forth.now).toEqual(end.now);
    }),
  );
});
